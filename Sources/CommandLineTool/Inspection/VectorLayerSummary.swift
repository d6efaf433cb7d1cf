import JSON
import VectorTiles

/// What is in the layers of one name, over all tiles that were looked at.
struct VectorLayerSummary: Sendable, Equatable {
  /// The layer's name.
  let name: String
  /// In how many tiles it is.
  private(set) var tiles = 0
  /// How many features of each type there are.
  private(set) var features: [GeometryType: Int] = [:]
  /// The names of the properties, in the order in which they were found.
  private(set) var keys: [String] = []

  init(name: String) { self.name = name }

  /// How many features there are.
  var featureCount: Int { features.values.reduce(0, +) }

  /// Adds a tile's layer.
  mutating func add(_ layer: VectorLayer) {
    tiles += 1
    for index in 0..<layer.featureCount {
      features[layer.feature(at: index).type, default: 0] += 1
    }
    let known = Set(keys)
    var seen = known
    for key in layer.keys where seen.insert(key).inserted { keys.append(key) }
  }
}

extension VectorLayerSummary {
  /// The most keys that a person is shown.
  private static let keyLimit = 12

  /// For a person: `31 features: 30 areas, 1 line; class, id`.
  var text: String {
    let count = "\(featureCount.grouped) \(featureCount == 1 ? "feature" : "features")"
    let types = Self.types.compactMap { type, word -> String? in
      guard let count = features[type] else { return nil }
      return "\(count.grouped) \(word)\(count == 1 ? "" : "s")"
    }
    let kinds = types.isEmpty ? "" : ": " + types.joined(separator: ", ")
    let rest = keys.count - Self.keyLimit
    let names =
      keys.prefix(Self.keyLimit).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return count + kinds + (names.isEmpty ? "" : "; \(names)")
  }

  /// For machines.
  var json: JSONValue {
    var counts = JSONObject()
    for (type, word) in Self.types { counts[word] = features[type].map { .number(Double($0)) } }
    return [
      "name": .string(name), "tiles": .number(Double(tiles)), "features": .object(counts),
      "keys": .array(keys.map(JSONValue.string)),
    ]
  }

  private static let types: [(GeometryType, String)] = [
    (.point, "point"), (.lineString, "line"), (.polygon, "area"), (.unknown, "unknown"),
  ]
}
