internal import MapPainter
internal import Overlays
internal import Pixels
internal import RasterTiles
internal import StyledMaps
internal import TileStore
internal import WebMercator

/// One prepared picture: the camera, the map, and what will lie over it.
struct Drawing {
  private let options: SnapshotOptions
  private let map: BaseMap
  private let sources: [TileSourceMetadata]
  /// The camera.
  let viewport: Viewport

  /// Rows of each band, from the top; one band unless the picture is large.
  let bands: [Range<Int>]

  /// Opens the sources, finds the region and chooses the tiles.
  init(_ options: SnapshotOptions) async throws(SnapshotError) {
    self.options = options
    viewport = try Self.viewport(of: options)
    let opened = try await Self.open(options.sources)
    sources = opened.map(\.metadata)
    map = try await Self.map(of: opened, options: options, viewport: viewport)
    bands = map.bands(of: viewport)
    // A style's tiles are all gathered by now; of raster tiles none is, and they are checked when they are drawn.
    try checkStrictness()
  }

  /// Pixels of the whole picture.
  var pixelCount: Int { viewport.pixelWidth * viewport.pixelHeight }

  /// Whether every pixel will be opaque, whatever the tiles are.
  var isSurelyOpaque: Bool {
    switch map {
    case .raster: (options.background ?? SnapshotOptions.rasterBackground).alpha >= 1
    case .styled(let scene): scene.isOpaque
    }
  }

  /// Whether there is nothing beneath the scene, so that documents need no pixels.
  var isAllScene: Bool {
    if case .styled = map { true } else { false }
  }

  /// Draws the whole map, without what lies over it.
  ///
  /// - Throws: `.pictureTooLarge` where it has more pixels than are held in memory.
  func drawWhole() async throws(SnapshotError) -> Pixmap {
    guard pixelCount <= SnapshotOptions.wholePixelLimit else {
      throw .pictureTooLarge(pixels: pixelCount, limit: SnapshotOptions.wholePixelLimit)
    }
    return try await draw(rows: 0..<viewport.pixelHeight)
  }

  /// Draws some rows of the map, without what lies over it.
  func draw(rows: Range<Int>) async throws(SnapshotError) -> Pixmap {
    guard case .raster(let map) = map else {
      return Pixmap(width: viewport.pixelWidth, height: rows.count)
    }
    let pixmap: Pixmap
    do throws(RasterTilesError) {
      pixmap = try await map.draw(rows: rows)
    } catch {
      throw SnapshotError(error)
    }
    try checkStrictness()
    return pixmap
  }

  /// Decides what lies over the map, with the layers of a style beneath; only the sources that were drawn so far are named where it is one band.
  func overlays(measuring painter: Painter) -> OverlayScene {
    var furniture = options.furniture
    furniture.attribution = attribution
    var overlays = OverlayScene.make(
      overlays: options.overlays, furniture: furniture, viewport: viewport, measuring: painter)
    if case .styled(let map) = map { overlays.scene.add(map) }
    return overlays
  }

  private var attribution: String? {
    switch options.attribution {
    case .none: nil
    case .text(let text): text
    case .ofSources: map.attribution(drawing: sources, isWhole: bands.count == 1)
    }
  }

  private func checkStrictness() throws(SnapshotError) {
    guard options.isStrict else { return }
    let (absent, needed) = map.missing
    guard absent == 0 else { throw .missingTiles(count: absent, needed: needed) }
  }
}

extension Drawing {
  /// What was drawn from what.
  func report(
    _ overlays: OverlayScene, milliseconds: [SnapshotReport.Stage: Double]
  ) -> SnapshotReport {
    var report = SnapshotReport(
      viewport: viewport, bounds: viewport.bounds, metersPerPixel: viewport.metersPerPixel)
    report.tiles = map.tiles
    report.pins = pinPlaces(overlays.pins)
    report.attribution = attribution
    report.warnings =
      sources.flatMap(\.warnings) + map.warnings + Self.gapWarning(report.tiles)
      + overlays.warnings
    report.milliseconds = milliseconds
    return report
  }

  private static func gapWarning(_ tiles: SnapshotReport.Tiles) -> [String] {
    guard tiles.missing > 0 else { return [] }
    let count = "\(tiles.missing) of \(tiles.needed) tiles are missing"
    return [
      "\(count), and the background shows in their place; take a source that has them (mapsnap inspect tells what one has)"
    ]
  }

  private func pinPlaces(_ points: [Point?]) -> [SnapshotReport.PinPlace] {
    let pins = options.overlays.compactMap { overlay -> Pin? in
      guard case .pin(let pin) = overlay else { return nil }
      return pin
    }
    return zip(pins, points).compactMap { pin, point in
      point.map {
        SnapshotReport.PinPlace(
          label: pin.label, coordinate: pin.coordinate, x: $0.x * viewport.scale,
          y: $0.y * viewport.scale)
      }
    }
  }
}
