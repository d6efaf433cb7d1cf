import JSON
import MapSnapshot
import TileStore
import VectorTiles
import WebMercator

/// What a few tiles of a vector source hold.
struct VectorSourceSummary: Sendable, Equatable {
  /// Which schema our own styles take it for; `nil` where it is none that they know.
  let schema: TileSchema?
  /// The layers, in the order in which they were found; those that the metadata alone name are empty.
  private(set) var layers: [VectorLayerSummary] = []
  /// How many tiles were looked at.
  private(set) var tileCount = 0
  /// Tiles that are damaged; a sentence each.
  private(set) var faults: [String] = []

  /// Looks at a few tiles of each zoom; `nil` where they are no vector tiles.
  init?(of source: any TileSource, _ summary: TileSourceSummary) async {
    let isVector = summary.formats[.mvt] != nil || summary.metadata.format == .mvt
    guard isVector else { return nil }
    schema = await TileSchema.find(in: [source]).schema
    for tile in Self.samples(of: summary) { await look(at: tile, of: source) }
    for name in summary.metadata.vectorLayers?.arrayValue ?? [] {
      guard let name = name["id"]?.stringValue, !layers.contains(where: { $0.name == name })
      else { continue }
      layers.append(VectorLayerSummary(name: name))
    }
  }

  /// Those of the census, and the middle of each zoom, where the source has most to show.
  private static func samples(of summary: TileSourceSummary) -> [TileCoordinate] {
    var samples = summary.census.samples
    guard let bounds = summary.metadata.bounds else { return samples }
    let middle = GeoCoordinate(
      latitude: (bounds.south + bounds.north) / 2, longitude: (bounds.west + bounds.east) / 2)
    let least = max(0, summary.metadata.minimumZoom ?? 0)
    let most = min(TileCoordinate.zoomLimit, summary.metadata.maximumZoom ?? 0)
    for zoom in least...max(least, most) {
      guard let tile = TileCoordinate(zoom: zoom, containing: middle), !samples.contains(tile)
      else { continue }
      samples.append(tile)
    }
    return samples
  }

  private mutating func look(at tile: TileCoordinate, of source: any TileSource) async {
    // What can't be read is a fault of the source, which its own summary tells.
    guard let bytes = try? await source.tile(at: tile), TileFormat.sniff(bytes) == .mvt else {
      return
    }
    do throws(VectorTilesError) {
      let content = try VectorTile(bytes: bytes)
      tileCount += 1
      for layer in content.layers { add(layer) }
      try content.check()
    } catch {
      faults.append("tile \(tile): \(error)")
    }
  }

  private mutating func add(_ layer: VectorLayer) {
    if let place = layers.firstIndex(where: { $0.name == layer.name }) {
      layers[place].add(layer)
    } else {
      var summary = VectorLayerSummary(name: layer.name)
      summary.add(layer)
      layers.append(summary)
    }
  }
}

extension VectorSourceSummary {
  /// Which of our own styles draw it, for a person.
  var schemaText: String {
    let styles = BuiltInStyle.allCases.map(\.rawValue).joined(separator: ", ")
    guard let schema else { return "none that \(styles) draw; take a style that is made for it" }
    return "\(schema.rawValue), which \(styles) draw"
  }

  /// A line for each layer.
  var lines: [String] {
    layers.map { layer in
      layer.tiles > 0 ? "\(layer.name): \(layer.text)" : "\(layer.name): not in these tiles"
    }
  }

  /// Adds its members to those of the source.
  func add(to object: inout JSONObject) {
    object["schema"] = schema.map { .string($0.rawValue) } ?? .null
    object["layers"] = .array(layers.map(\.json))
    object["layersSeenIn"] = .number(Double(tileCount))
  }
}
