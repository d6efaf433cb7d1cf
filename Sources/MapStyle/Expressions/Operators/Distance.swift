internal import JSON
internal import VectorTiles
internal import WebMercator

/// `distance`: the shortest way between the feature and a geometry, in metres.
final class Distance: ExpressionNode {
  private let shapes: [GeoJSONShape]

  private init(_ shapes: [GeoJSONShape]) {
    self.shapes = shapes
    super.init(.number, dependencies: .feature)
  }

  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    guard json.count == 2 else {
      return context.fault(
        "'distance' expression requires exactly one argument, but found \(json.count - 1) instead."
      )
    }
    guard case .object = json[1], let shapes = GeoJSONShape.shapes(json[1]) else {
      return context.fault(
        "'distance' expression requires valid geojson object that contains polygon geometry type.")
    }
    return Distance(shapes)
  }

  override func number(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Double {
    guard let tile = context.tile, let geometry = context.feature.geometry else { return .nan }
    let plane = MercatorPlane(tile)
    let parts = geometry.map { $0.map(plane.position(inTile:)) }
    guard let first = parts.first?.first else { return .nan }
    let ruler = FlatRuler(latitude: first.y)
    var least = Double.infinity
    for part in Self.shapes(parts, type: context.feature.geometryType) {
      for shape in shapes {
        least = min(least, ruler.distance(part, shape))
        if least == 0 { return 0 }
      }
    }
    return least
  }

  /// The feature's parts: a polygon is an outer ring with the holes that follow it.
  private static func shapes(_ parts: [[SIMD2<Double>]], type: GeometryType) -> [GeoJSONShape] {
    switch type {
    case .point: return parts.joined().map { .point($0) }
    case .lineString: return parts.map { .line($0) }
    case .unknown: return []
    case .polygon:
      let rings = parts.compactMap { ring in ring.first.map { ring + [$0] } }
      return RingClassifier.polygons(rings).map { .polygon($0) }
    }
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue { .number(try number(in: context)) }
}
