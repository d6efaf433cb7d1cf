internal import MapPainter
internal import Overlays
internal import Pixels
internal import RasterTiles
internal import TileStore
internal import WebMercator

/// One prepared picture: the camera, the raster map, and what will lie over it.
struct Drawing {
  private let options: SnapshotOptions
  private let map: RasterMap
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
    map = try await Self.map(of: opened, viewport: viewport, background: options.background)
    bands = map.bands()
  }

  /// Pixels of the whole picture.
  var pixelCount: Int { map.width * map.height }

  /// Whether every pixel will be opaque, whatever the tiles are.
  var isSurelyOpaque: Bool { options.background.alpha >= 1 }

  /// Draws the whole map, without what lies over it.
  ///
  /// - Throws: `.pictureTooLarge` where it has more pixels than are held in memory.
  func drawWhole() async throws(SnapshotError) -> Pixmap {
    guard pixelCount <= SnapshotOptions.wholePixelLimit else {
      throw .pictureTooLarge(pixels: pixelCount, limit: SnapshotOptions.wholePixelLimit)
    }
    return try await draw(rows: 0..<map.height)
  }

  /// Draws some rows of the map, without what lies over it.
  func draw(rows: Range<Int>) async throws(SnapshotError) -> Pixmap {
    let pixmap: Pixmap
    do throws(RasterTilesError) {
      pixmap = try await map.draw(rows: rows)
    } catch {
      throw SnapshotError(error)
    }
    try checkStrictness()
    return pixmap
  }

  /// Decides what lies over the map; only the sources that were drawn so far are named where it is one band.
  func overlays(measuring painter: Painter) -> OverlayScene {
    var furniture = options.furniture
    furniture.attribution = attribution
    return OverlayScene.make(
      overlays: options.overlays, furniture: furniture, viewport: viewport, measuring: painter)
  }

  private var attribution: String? {
    switch options.attribution {
    case .none: nil
    case .text(let text): text
    case .ofSources: Self.attribution(of: shownSources)
    }
  }

  private var shownSources: [TileSourceMetadata] {
    guard bands.count == 1 else { return sources }
    return map.statistics.sources.sorted().compactMap {
      sources.indices.contains($0) ? sources[$0] : nil
    }
  }

  private func checkStrictness() throws(SnapshotError) {
    guard options.isStrict else { return }
    let statistics = map.statistics
    guard statistics.absent == 0 else {
      throw .missingTiles(count: statistics.absent, needed: statistics.needed)
    }
  }
}

extension Drawing {
  /// What was drawn from what.
  func report(
    _ overlays: OverlayScene, milliseconds: [SnapshotReport.Stage: Double]
  ) -> SnapshotReport {
    let statistics = map.statistics
    var report = SnapshotReport(
      viewport: viewport, bounds: viewport.bounds, metersPerPixel: viewport.metersPerPixel)
    report.tiles.needed = statistics.needed
    report.tiles.fresh = statistics.fresh
    report.tiles.overzoomed = statistics.overzoomed
    report.tiles.underzoomed = statistics.underzoomed
    report.tiles.missing = statistics.missing
    report.pins = pinPlaces(overlays.pins)
    report.attribution = attribution
    report.warnings = sources.flatMap(\.warnings) + statistics.warnings + overlays.warnings
    report.milliseconds = milliseconds
    return report
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
