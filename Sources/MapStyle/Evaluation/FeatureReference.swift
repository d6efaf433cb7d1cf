internal import JSON
internal import VectorTiles

/// The feature that an expression is evaluated for; the only place that knows how its properties are found.
enum FeatureReference: Sendable {
  /// There is no feature.
  case none
  /// A feature by its values.
  case plain(PlainFeature)
  /// A feature of a tile.
  case tile(TileLayerTable, row: Int)

  /// The value of a property; `nil` where the feature has none of the name.
  func property(_ name: PropertyName) -> PropertyValue? {
    switch self {
    case .none: return nil
    case .plain(let feature): return feature.properties[name.text]
    case .tile(let table, let row):
      let cell = table.cell(row: row, property: name.number)
      return cell < 0 ? nil : table.values[cell]
    }
  }

  /// The value of a property whose name is only known now.
  func property(named name: String) -> PropertyValue? {
    switch self {
    case .none: nil
    case .plain(let feature): feature.properties[name]
    case .tile(let table, let row): table.layer.feature(at: row).property(name)
    }
  }

  /// All properties.
  var properties: JSONObject {
    var object = JSONObject()
    switch self {
    case .none: break
    case .plain(let feature):
      for (name, value) in feature.properties.sorted(by: { $0.key < $1.key }) {
        object[name] = StyleValue(value).json
      }
    case .tile(let table, let row):
      for (name, value) in table.layer.feature(at: row).properties {
        object[name] = StyleValue(value).json
      }
    }
    return object
  }

  /// What the feature's parts are.
  var geometryType: GeometryType {
    switch self {
    case .none: .unknown
    case .plain(let feature): feature.type
    case .tile(let table, let row): table.geometryTypes[row]
    }
  }

  /// The feature's id.
  var id: PropertyValue? {
    switch self {
    case .none: nil
    case .plain(let feature): feature.id
    case .tile(let table, let row): table.layer.feature(at: row).id
    }
  }

  /// The parts in units of 1/8192 of the tile's side.
  var geometry: [[SIMD2<Double>]]? {
    switch self {
    case .none: return nil
    case .plain(let feature): return feature.geometry.parts(extent: feature.extent)
    case .tile(let table, let row):
      var geometry = TileGeometry()
      table.layer.feature(at: row).geometry(into: &geometry)
      return geometry.parts(extent: table.layer.extent)
    }
  }
}

extension TileGeometry {
  fileprivate func parts(extent: Int) -> [[SIMD2<Double>]] {
    let scale = 8192 / Double(max(1, extent))
    return (0..<partCount).map { part in
      points[range(of: part)].map { point in
        SIMD2((Double(point.x) * scale).rounded(), (Double(point.y) * scale).rounded())
      }
    }
  }
}

extension StyleValue {
  /// A property's value.
  @inline(__always)
  init(_ value: PropertyValue?) {
    switch value {
    case .none, .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let value): self = .number(value)
    case .string(let value): self = .string(value)
    case .composite(let json): self = StyleValue(json: json)
    }
  }
}
