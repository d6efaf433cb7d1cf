internal import MapScene
internal import Pixels
internal import RasterTiles
internal import StyledMaps
internal import TileStore
internal import WebMercator

/// The map beneath all that is drawn over it.
enum BaseMap: Sendable {
  /// Pixels out of raster tiles.
  case raster(RasterMap)
  /// Layers of a style, which stay shapes until they are painted.
  case styled(StyledScene)
}

extension BaseMap {
  /// Rows of each band, from the top; one band unless the picture is large.
  func bands(of viewport: Viewport) -> [Range<Int>] {
    switch self {
    case .raster(let map): return map.bands()
    case .styled:
      let (width, height) = (viewport.pixelWidth, viewport.pixelHeight)
      guard width * height * 4 > RasterMap.wholePictureBytes else { return [0..<height] }
      let rows = max(1, RasterMap.bandBytes / (width * 4))
      return stride(from: 0, to: height, by: rows).map { $0..<min(height, $0 + rows) }
    }
  }

  /// Whom the map names.
  func attribution(drawing sources: [TileSourceMetadata], isWhole: Bool) -> String? {
    switch self {
    case .styled(let scene):
      return scene.statistics.attributions.isEmpty
        ? nil : scene.statistics.attributions.joined(separator: " · ")
    case .raster(let map):
      let shown =
        isWhole
        ? map.statistics.sources.sorted().compactMap {
          sources.indices.contains($0) ? sources[$0] : nil
        } : sources
      return Drawing.attribution(of: shown)
    }
  }

  /// How many tiles were needed, and how many of them are not there at their own zoom.
  var missing: (absent: Int, needed: Int) {
    switch self {
    case .raster(let map): (map.statistics.absent, map.statistics.needed)
    case .styled(let scene):
      (
        scene.statistics.tiles.overzoomed + scene.statistics.tiles.missing,
        scene.statistics.tiles.needed
      )
    }
  }

  /// What the tiles became, for the report.
  var tiles: SnapshotReport.Tiles {
    var tiles = SnapshotReport.Tiles()
    switch self {
    case .raster(let map):
      let statistics = map.statistics
      tiles.needed = statistics.needed
      tiles.fresh = statistics.fresh
      tiles.overzoomed = statistics.overzoomed
      tiles.underzoomed = statistics.underzoomed
      tiles.missing = statistics.missing
    case .styled(let scene):
      tiles.needed = scene.statistics.tiles.needed
      tiles.fresh = scene.statistics.tiles.fresh
      tiles.overzoomed = scene.statistics.tiles.overzoomed
      tiles.missing = scene.statistics.tiles.missing
    }
    return tiles
  }

  /// What was noticed.
  var warnings: [String] {
    switch self {
    case .raster(let map): map.statistics.warnings
    case .styled(let scene): scene.statistics.warnings
    }
  }
}
