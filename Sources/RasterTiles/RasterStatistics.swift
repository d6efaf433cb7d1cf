/// How the tiles of a raster map came about, for the rows that were drawn so far.
///
/// Each tile of the plan's zoom counts once, in however many copies of the world it is seen.
public struct RasterStatistics: Sendable, Equatable {
  /// Tiles that the picture shows; the sum of the next four.
  public var needed = 0
  /// Tiles shown from themselves.
  public var fresh = 0
  /// Tiles shown from a tile of lesser zoom: a parent, or themselves where the source's zooms end too early.
  public var overzoomed = 0
  /// Tiles shown from tiles of greater zoom.
  public var underzoomed = 0
  /// Tiles that show the background.
  public var missing = 0
  /// Tiles that no source has whole, though one has their zoom: those that were filled, and the missing ones.
  public var absent = 0
  /// Tiles that a source has and that can't be read or decoded; each counts as missing there.
  public var broken = 0
  /// The places in the list of sources of those that the picture shows, for their attribution.
  public var sources: Set<Int> = []
  /// A sentence for each broken tile, at most ``warningLimit``.
  public var warnings: [String] = []

  /// How many warnings are kept.
  public static let warningLimit = 100

  /// Statistics of nothing drawn yet.
  public init() {}
}
