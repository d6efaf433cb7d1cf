public import WebMercator

/// What a picture shows, what it was made from, and how long it took.
public struct SnapshotReport: Sendable, Equatable {
  /// The camera.
  public var viewport: Viewport
  /// The box of degrees that the picture shows; west > east where it crosses 180°.
  public var bounds: GeoBounds
  /// Metres on the ground a pixel at the middle.
  public var metersPerPixel: Double
  /// The tiles by how they were had.
  public var tiles = Tiles()
  /// Where the pins are, in the order of the overlays.
  public var pins: [PinPlace] = []
  /// Who is named on the picture.
  public var attribution: String?
  /// What the reader should know; a sentence each.
  public var warnings: [String] = []
  /// Milliseconds of each stage: see `Stage`.
  public var milliseconds: [Stage: Double] = [:]

  /// Counts of tiles.
  public struct Tiles: Sendable, Equatable {
    /// Places of the tile grid that the picture touches.
    public var needed = 0
    /// Had at their own zoom.
    public var fresh = 0
    /// Had from a cache past their time.
    public var stale = 0
    /// Filled from a tile of a lower zoom.
    public var overzoomed = 0
    /// Filled from tiles of a higher zoom.
    public var underzoomed = 0
    /// Had from nowhere.
    public var missing = 0

    /// No tiles.
    public init() {}
  }

  /// Where one pin is.
  public struct PinPlace: Sendable, Equatable {
    /// Its label.
    public var label: String?
    /// Its place on the earth.
    public var coordinate: GeoCoordinate
    /// Pixels from the left.
    public var x: Double
    /// Pixels from the top.
    public var y: Double
  }

  /// The stages that are timed.
  public enum Stage: String, Sendable, CaseIterable {
    case prepare
    case draw
    case paint
    case encode
  }
}
