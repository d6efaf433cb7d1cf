internal import WebMercator

#if canImport(Glibc)
  internal import Glibc
#endif

/// Which tiles of a source a camera sees.
///
/// The zoom is the one at which a tile of the source covers `tileSize` points: rounded down for vector tiles, to the nearest for
/// pictures (as MapLibre does). Beyond the source's last zoom that zoom's tiles are taken; before its first there are none.
struct CoveringTiles {
  /// Points across a tile at its own zoom.
  var tileSize = 512.0
  /// Whether the zoom is rounded to the nearest.
  var roundsZoom = false
  /// The source's zooms.
  var zooms: ClosedRange<Int>
  /// The part of the earth that the source has.
  var bounds: GeoBounds?
  /// Points beyond the picture's edges for which tiles are taken as well.
  var margin = 0.0

  /// The most tiles that one picture takes of one source; more are a mistake of the style.
  static let limit = 65_536

  /// The tiles, from north to south and west to east.
  func tiles(of viewport: Viewport) -> [MapTile] {
    let exact = viewport.zoom + log2(512 / max(1, tileSize))
    let wanted = max(0, Int(roundsZoom ? exact.rounded() : exact.rounded(.down)))
    guard wanted >= zooms.lowerBound else { return [] }
    let zoom = min(wanted, zooms.upperBound, TileCoordinate.zoomLimit)
    let range = TileRange(zoom: zoom, covering: box(of: viewport))
    let shown = bounds.map { TileRange(zoom: zoom, covering: $0) }
    var tiles: [MapTile] = []
    for row in range.rows {
      for column in range.columns {
        guard let tile = TileCoordinate(zoom: zoom, wrappingX: column, y: row),
          shown?.contains(tile) ?? true, isVisible(column: column, row: row, zoom: zoom, viewport)
        else { continue }
        tiles.append(
          MapTile(content: tile, shown: tile, wrap: column >> zoom, overscaledZoom: wanted))
        if tiles.count >= Self.limit { return tiles }
      }
    }
    return tiles
  }

  private func box(of viewport: Viewport) -> WorldRectangle {
    let box = viewport.worldRectangle
    let more = margin / viewport.worldSize
    return WorldRectangle(
      minX: box.minX - more, minY: box.minY - more, maxX: box.maxX + more, maxY: box.maxY + more)
  }

  /// Whether a tile of a turned picture is not wholly beyond one of its edges.
  private func isVisible(column: Int, row: Int, zoom: Int, _ viewport: Viewport) -> Bool {
    guard viewport.bearing != 0 else { return true }
    let side = Double(1 << zoom)
    let corners = [(0, 0), (1, 0), (1, 1), (0, 1)].map { step in
      viewport.point(
        for: WorldPoint(x: Double(column + step.0) / side, y: Double(row + step.1) / side))
    }
    let (width, height) = (Double(viewport.size.width), Double(viewport.size.height))
    return corners.contains { $0.x > -margin } && corners.contains { $0.x < width + margin }
      && corners.contains { $0.y > -margin } && corners.contains { $0.y < height + margin }
  }
}
