public import Overlays
public import Pixels
public import StyledMaps
public import WebMercator

/// What a picture is to show; the defaults are the ones of the command line.
public struct SnapshotOptions: Sendable {
  /// What part of the earth is shown.
  public var region: GeoRegion
  /// Width and height in points.
  public var size: PictureSize
  /// Pixels a point, 1 to 4; more takes tiles of more detail.
  public var scale = 1.0
  /// The compass direction that is up, degrees clockwise from north.
  public var bearing = 0.0
  /// Where tiles come from, in order: for each tile the first that has it.
  public var sources: [SnapshotSource] = []
  /// How vector tiles are drawn; `nil` for the light style of the family.
  ///
  /// A style with sources of its own needs none of `sources`; those that are given stand for its sources of the same kind.
  public var style: SnapshotStyle?
  /// Folders that stand for what the style's URLs begin with.
  public var folders: [LocalResources.Mapping] = []
  /// What is drawn over the map, the first beneath.
  public var overlays: [Overlay] = []
  /// Who is named on the picture.
  public var attribution = Attribution.ofSources
  /// Scale bar, title, graticule; its attribution is set from `attribution`.
  public var furniture = Furniture()
  /// What is seen where no source has a tile, or beneath a style's layers; `nil` for grey, and for nothing beneath a style.
  public var background: Color?
  /// Whether a missing tile is a failure instead of a gap that is filled.
  public var isStrict = false

  /// The most pixels of a picture that is in memory whole, as a `Snapshot`, a PDF or an SVG is: 400 MB.
  public static let wholePixelLimit = 100_000_000

  /// What is seen where no raster tile is, where nothing else is said.
  public static let rasterBackground = Color(hex: 0xE5E3DF)
  /// Points between what is fitted and the picture's edges, where nothing else is said.
  public static let defaultPadding = 32.0
  /// The closest zoom that fitting takes, where nothing else is said.
  public static let defaultMaximumZoom = 16.0

  /// Who is named on the picture.
  public enum Attribution: Sendable, Equatable {
    /// Whom the sources name.
    case ofSources
    /// These words.
    case text(String)
    /// Nobody; for pictures that are embedded where the names stand elsewhere.
    case none
  }

  /// A picture of a region.
  public init(region: GeoRegion, size: PictureSize) {
    self.region = region
    self.size = size
  }

  /// A picture of `distance` metres west–east and south–north around a place, measured on the ellipsoid.
  public init(center: GeoCoordinate, distance: Double, size: PictureSize) {
    self.init(
      region: .distance(center: center, eastWest: distance, northSouth: distance), size: size)
  }

  /// A picture around a place at a camera's zoom: the world is 512·2^zoom points wide.
  public init(center: GeoCoordinate, zoom: Double, size: PictureSize) {
    self.init(region: .zoom(center: center, zoom: zoom), size: size)
  }

  /// A picture of all that `overlays` cover, `padding` points from its edges, and not closer than `maximumZoom`.
  public init(
    fitting overlays: [Overlay], padding: Double = defaultPadding,
    maximumZoom: Double = defaultMaximumZoom, size: PictureSize
  ) {
    self.init(
      region: .fit(
        overlays.flatMap(\.extentCoordinates), padding: padding, maximumZoom: maximumZoom),
      size: size)
    self.overlays = overlays
  }

  /// The place on the middle of the picture.
  ///
  /// The middle of a region that has no given centre is the middle of its projected box; 0, 0 where there is none.
  public var center: GeoCoordinate {
    switch region {
    case .distance(let center, _, _), .zoom(let center, _): center
    case .bounds, .fit:
      (try? region.viewport(size: size, scale: 1, bearing: 0).center)
        ?? GeoCoordinate(latitude: 0, longitude: 0)
    }
  }
}
