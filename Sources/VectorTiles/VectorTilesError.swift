/// Why a tile or a GeoJSON could not be used; each prints what failed, why, and what to do.
public enum VectorTilesError: Error, Sendable, Equatable {
  /// The bytes are of another kind, such as “compressed with gzip”.
  case notVectorTile(found: String)
  /// The bytes end, or are damaged, inside a part such as “layer 2”, at an offset from the tile's first byte.
  case damaged(part: String, offset: Int)
  /// A field of a layer is written as another type than the specification's.
  case wrongType(field: String, offset: Int)
  /// A layer breaks a rule of the specification.
  case badLayer(name: String, reason: String)
  /// A feature, counted from 0 in its layer, breaks a rule of the specification.
  case badFeature(layer: String, index: Int, reason: String)
  /// The JSON is no GeoJSON, at a path such as `features[3].geometry`.
  case notGeoJSON(path: String, reason: String)
}

extension VectorTilesError: CustomStringConvertible {
  /// One sentence: what failed, why, and what to do.
  public var description: String {
    switch self {
    case .notVectorTile(let found):
      "cannot read the vector tile: its bytes are \(found); give an uncompressed Mapbox Vector Tile"
    case .damaged(let part, let offset):
      "cannot read the vector tile: \(part) is cut off or damaged at byte \(offset); "
        + "fetch the tile again"
    case .wrongType(let field, let offset):
      "cannot read the vector tile: \(field) at byte \(offset) is written as another type than the "
        + "specification says; make the tile again with a tool that follows version 2.1"
    case .badLayer(let name, let reason):
      "cannot use layer “\(name)” of the vector tile: \(reason); make the tile again"
    case .badFeature(let layer, let index, let reason):
      "cannot use feature \(index) of layer “\(layer)” of the vector tile: \(reason); "
        + "make the tile again"
    case .notGeoJSON(let path, let reason):
      "cannot use the GeoJSON: \(path.isEmpty ? "its root" : path) \(reason); "
        + "see RFC 7946 for what has to stand there"
    }
  }
}
