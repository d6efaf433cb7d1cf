public import JSON
internal import WebMercator

extension TileSourceSummary {
  /// The summary as one JSON object, for machines.
  public var json: JSONValue {
    var object = JSONObject()
    object["location"] = .string(metadata.location)
    object["kind"] = .string(metadata.kind.rawValue)
    object["name"] = metadata.name.map { .string($0) }
    object["format"] = (formats.max { $0.value < $1.value }?.key ?? metadata.format).map {
      .string($0.rawValue)
    }
    object["minzoom"] = metadata.minimumZoom.map { .number(Double($0)) }
    object["maxzoom"] = metadata.maximumZoom.map { .number(Double($0)) }
    object["bounds"] = metadata.bounds.map {
      .array([$0.west, $0.south, $0.east, $0.north].map { .number($0) })
    }
    object["attribution"] = metadata.attribution.map { .string($0) }
    object["tileSizes"] = .array(
      pixelSizes.keys.sorted { $0.width < $1.width }.map {
        .array([.number(Double($0.width)), .number(Double($0.height))])
      })
    object["tiles"] = .object(tiles)
    object["vector_layers"] = metadata.vectorLayers
    object["faults"] = .array(faults.map { .string($0) })
    return .object(object)
  }

  private var tiles: JSONObject {
    var byZoom = JSONObject()
    for (zoom, count) in census.counts.sorted(by: { $0.key < $1.key }) {
      byZoom[String(zoom)] = .number(Double(count))
    }
    var tiles = JSONObject()
    tiles["count"] = .number(Double(census.declaredCount ?? census.count))
    tiles["complete"] = .bool(census.isComplete)
    tiles["byZoom"] = .object(byZoom)
    tiles["checked"] = .number(Double(checkedCount))
    return tiles
  }
}
