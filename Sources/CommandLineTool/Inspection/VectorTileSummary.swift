import Inflate
import JSON
import MapSnapshot
import TileStore
import VectorTiles

/// What is in a file of one vector tile.
struct VectorTileSummary: Sendable {
  /// How the user named it.
  let location: String
  /// How its bytes are compressed.
  let compression: Compression
  private let tile: VectorTile
  private let faults: [String]

  /// Reads a file; `nil` where it is no vector tile.
  ///
  /// - Throws: A failure where its ending says that it is one, and it can't be read as such.
  init?(path: String, bytes stored: [UInt8]) throws(Failure) {
    location = path
    compression = Compression.sniff(stored)
    let isNamedSo = [".mvt", ".pbf"].contains { path.lowercased().hasSuffix($0) }
    do {
      let bytes = try decompressSniffing(stored)
      guard isNamedSo || TileFormat.sniff(bytes) == .mvt else { return nil }
      tile = try VectorTile(bytes: bytes)
    } catch {
      guard isNamedSo else { return nil }
      throw Failure(.badData, "\(quoted(path)): \(error)")
    }
    guard !tile.layers.isEmpty else { return nil }
    do throws(VectorTilesError) {
      try tile.check()
      faults = []
    } catch {
      faults = ["\(error)"]
    }
  }

  /// For machines: each layer with its features, in tile units.
  var json: JSONValue {
    let layers = tile.layers.map { layer -> JSONValue in
      let features = (0..<layer.featureCount).map { layer.feature(at: $0).json }
      return [
        "name": .string(layer.name), "version": .number(Double(layer.version)),
        "extent": .number(Double(layer.extent)), "keys": .array(layer.keys.map(JSONValue.string)),
        "features": .array(features),
      ]
    }
    return [
      "location": .string(location), "kind": "mvt", "compression": .string("\(compression)"),
      "layers": .array(layers), "faults": .array(faults.map(JSONValue.string)),
    ]
  }

  /// The most features of a layer that a person is shown.
  private static let featureLimit = 5

  /// For a person: each layer, and its first features.
  var text: String {
    var table = InspectionTable(title: location)
    table.add("format", "mvt" + (compression == .none ? "" : ", compressed by \(compression)"))
    table.add("layers", tile.layers.count.grouped)
    for layer in tile.layers {
      var summary = VectorLayerSummary(name: layer.name)
      summary.add(layer)
      let rest = layer.featureCount - Self.featureLimit
      table.add(
        layer.name,
        [summary.text, "version \(layer.version), \(layer.extent.grouped) units a side"]
          + (0..<min(Self.featureLimit, layer.featureCount)).map { layer.feature(at: $0).text }
          + (rest > 0 ? ["and \(rest.grouped) more, which --json tells"] : []))
    }
    table.add("faults", faults)
    return table.text
  }
}
