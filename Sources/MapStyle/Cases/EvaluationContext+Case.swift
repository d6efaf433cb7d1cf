internal import JSON
internal import VectorTiles
internal import WebMercator

extension EvaluationContext {
  /// The context of an input `[globals, feature]` of a case.
  init(caseInput json: JSONValue, globalState: GlobalState) {
    let globals = json[0] ?? .null
    self.init(zoom: globals["zoom"]?.numberValue ?? 0, globalState: globalState)
    if let id = globals["canonicalID"], let zoom = id["z"]?.intValue, let x = id["x"]?.intValue,
      let y = id["y"]?.intValue
    {
      tile = TileCoordinate(zoom: zoom, x: x, y: y)
    }
    availableImages = Set(
      (globals["availableImages"]?.arrayValue ?? []).compactMap(\.stringValue))
    heatmapDensity = globals["heatmapDensity"]?.numberValue
    elevation = globals["elevation"]?.numberValue
    lineProgress = globals["lineProgress"]?.numberValue
    accumulated = globals["accumulated"].map { PropertyValue($0) }
    guard let feature = json[1] else { return }
    featureState = PropertyValue.properties(feature["featureState"])
    // A tile far from its feature's geometry could not hold its numbers.
    tile = tile.map { GeoJSONShape.shapes(feature["geometry"] ?? .null)?.tile(near: $0) ?? $0 }
    setFeature(PlainFeature(caseFeature: feature, tile: tile))
  }
}

extension PropertyValue {
  /// The value that JSON stands for.
  init(_ json: JSONValue) {
    switch json {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let value): self = .number(value)
    case .string(let value): self = .string(value)
    case .array, .object: self = .composite(json)
    }
  }

  /// The members of an object.
  static func properties(_ json: JSONValue?) -> [String: PropertyValue] {
    var properties: [String: PropertyValue] = [:]
    for member in json?.objectValue?.members ?? [] {
      properties[member.name] = PropertyValue(member.value)
    }
    return properties
  }
}

extension [GeoJSONShape] {
  /// The tile of the same zoom at which the first position lies.
  fileprivate func tile(near tile: TileCoordinate) -> TileCoordinate? {
    let position: SIMD2<Double>? =
      switch first {
      case .point(let position): position
      case .line(let line): line.first
      case .polygon(let rings): rings.first?.first
      case nil: nil
      }
    guard let position else { return nil }
    let place = MercatorPlane(tile).point(position) / 8192
    let last = Double(1 << tile.zoom) - 1
    guard (0...last).contains(place.x), (0...last).contains(place.y) else { return nil }
    return TileCoordinate(zoom: tile.zoom, x: Int(place.x), y: Int(place.y))
  }
}

extension PlainFeature {
  fileprivate convenience init(caseFeature json: JSONValue, tile: TileCoordinate?) {
    let geometry = json["geometry"] ?? .null
    let word = geometry["type"]?.stringValue ?? ""
    let single = word.hasPrefix("Multi") ? String(word.dropFirst(5)) : word
    var parts = TileGeometry()
    if let tile { parts = TileGeometry(GeoJSONShape.shapes(geometry) ?? [], in: tile) }
    self.init(
      type: GeometryType(word: single) ?? .unknown,
      id: json["id"].map { PropertyValue($0) } ?? .null,
      properties: PropertyValue.properties(json["properties"]), geometry: parts)
  }
}

extension TileGeometry {
  /// Shapes in units of 1/8192 of a tile's side.
  fileprivate init(_ shapes: [GeoJSONShape], in tile: TileCoordinate) {
    self.init()
    let plane = MercatorPlane(tile)
    let corner = plane.point(inTile: .zero)
    func add(_ positions: some Sequence<SIMD2<Double>>) {
      for position in positions {
        let point = plane.point(position) - corner
        points.append(SIMD2(Self.unit(point.x), Self.unit(point.y)))
      }
      ends.append(points.count)
    }
    for shape in shapes {
      switch shape {
      case .point(let position): add([position])
      case .line(let line): add(line)
      case .polygon(let rings): for ring in rings { add(ring.dropLast()) }
      }
    }
  }

  private static func unit(_ number: Double) -> Int32 {
    number.isNaN ? 0 : Int32(max(-2_147_483_648, min(2_147_483_647, number)))
  }
}
