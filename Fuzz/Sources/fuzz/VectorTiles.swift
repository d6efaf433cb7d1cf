internal import JSON
internal import VectorTiles
internal import WebMercator

/// Vector tiles: a tile opens or says why not, all of its features can be asked for all that they have, and geometry is a list
/// of parts without gaps.
@Sendable func fuzzVectorTile(_ bytes: [UInt8]) {
  do throws(VectorTilesError) {
    let tile = try VectorTile(bytes: bytes)
    readAll(tile)
    try tile.check()
  } catch {
    precondition(error.description.hasPrefix("cannot "))
  }
}

private func readAll(_ tile: VectorTile) {
  var geometry = TileGeometry()
  for layer in tile.layers {
    precondition(layer.extent > 0 && tile[layer.name] != nil)
    for index in 0..<layer.featureCount {
      let feature = layer.feature(at: index)
      for (key, _) in feature.properties { _ = feature.property(key) }
      feature.geometry(into: &geometry)
      precondition(geometry.ends.last ?? 0 == geometry.points.count)
      precondition((0..<geometry.partCount).allSatisfy { !geometry.range(of: $0).isEmpty })
    }
  }
}

/// GeoJSON as a source of tiles: some tiles with each of the options, the tiles that cover it, and clusters.
@Sendable func fuzzGeoJSONTiles(_ bytes: [UInt8]) {
  guard let json = try? JSONValue.parse(bytes) else { return }
  var options = GeoJSONOptions()
  options.maximumZoom = Int(bytes.count % 20)
  options.tracksLineProgress = bytes.count % 2 == 0
  options.buffer = bytes.count % 3 == 0 ? 0 : 128
  for clustering in [nil, ClusterOptions()] {
    do throws(VectorTilesError) {
      let index = try GeoJSONIndex(json, options: options, clustering: clustering)
      for (zoom, x, y) in [(0, 0, 0), (1, 1, 0), (4, 8, 8), (9, 0, 256), (30, 1 << 29, 1 << 29)] {
        if let tile = TileCoordinate(zoom: zoom, x: x, y: y).flatMap({ index.tile(at: $0) }) {
          readAll(tile)
        }
      }
    } catch {
      precondition(error.description.hasPrefix("cannot "))
    }
  }
  var cover = TileCover(zoom: 5)
  cover.add(json)
  precondition(cover.merged(minimumZoom: 2).count <= cover.tiles.count)
}
