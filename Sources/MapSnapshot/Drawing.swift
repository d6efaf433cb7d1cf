internal import MapPainter
internal import MapScene
internal import Overlays
internal import Pixels
internal import RasterTiles
internal import TileStore
internal import WebMercator

/// One prepared picture: the camera, the raster map, and the scene that lies over it.
struct Drawing {
  let viewport: Viewport
  let scene: Scene
  private let map: RasterMap
  private let overlays: OverlayScene
  private let attribution: String?
  private let sourceWarnings: [String]
  private let isStrict: Bool

  /// Rows of pixels.
  var height: Int { map.height }
  /// Columns of pixels.
  var width: Int { map.width }
  /// The rows of each band; one band unless the picture is large.
  var bands: [Range<Int>] { map.bands() }

  /// Opens the sources, chooses the tiles and decides what lies where.
  init(_ options: SnapshotOptions, painter: Painter) async throws(SnapshotError) {
    viewport = try Self.viewport(of: options)
    let sources = try Self.open(options.sources)
    map = try await Self.map(of: sources, viewport: viewport, background: options.background)
    attribution = Self.attribution(options.attribution, of: sources)
    sourceWarnings = sources.flatMap(\.metadata.warnings)
    isStrict = options.isStrict
    var furniture = options.furniture
    furniture.attribution = attribution
    overlays = OverlayScene.make(
      overlays: options.overlays, furniture: furniture, viewport: viewport, measuring: painter)
    scene = overlays.scene
  }

  /// Draws some rows of the map without the scene.
  func draw(rows: Range<Int>) async throws(SnapshotError) -> Pixmap {
    do {
      let pixmap = try await map.draw(rows: rows)
      try checkStrictness()
      return pixmap
    } catch let error as RasterTilesError {
      throw error == .cancelled ? .cancelled : .raster(error)
    } catch let error as SnapshotError {
      throw error
    } catch {
      throw .painting("\(error)")
    }
  }

  private func checkStrictness() throws(SnapshotError) {
    let statistics = map.statistics
    guard isStrict, statistics.missing + statistics.overzoomed + statistics.underzoomed > 0 else {
      return
    }
  }
}
