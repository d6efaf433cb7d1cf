internal import JSON
internal import VectorTiles
internal import WebMercator

/// `within`: whether the feature, a point or line, lies inside polygons.
final class Within: ExpressionNode {
  private let polygons: [[[SIMD2<Double>]]]

  private init(_ polygons: [[[SIMD2<Double>]]]) {
    self.polygons = polygons
    super.init(.boolean, dependencies: .feature)
  }

  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    guard json.count == 2 else {
      return context.fault(
        "'within' expression requires exactly one argument, but found \(json.count - 1) instead.")
    }
    let polygons = (GeoJSONShape.shapes(json[1]) ?? []).compactMap { shape in
      if case .polygon(let rings) = shape { rings } else { nil }
    }
    guard !polygons.isEmpty else {
      return context.fault(
        "'within' expression requires valid geojson object that contains polygon geometry type.")
    }
    return Within(polygons)
  }

  override func bool(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Bool {
    guard let tile = context.tile, let geometry = context.feature.geometry else { return false }
    let plane = MercatorPlane(tile)
    let areas = polygons.map { $0.map { $0.map { plane.point($0) } } }
    let box = PlaneBox(areas.joined().joined())
    let parts = geometry.map { $0.map { plane.point(inTile: $0) } }
    switch context.feature.geometryType {
    case .point:
      let points = parts.joined().map { box.nearest($0, worldSize: plane.worldSize) }
      guard PlaneBox(points).isInside(box) else { return false }
      return points.allSatisfy { point in
        areas.contains { PlanarGeometry.contains($0, point) }
      }
    case .lineString:
      let lines = Self.nearest(parts, to: box, worldSize: plane.worldSize)
      guard PlaneBox(lines.joined()).isInside(box) else { return false }
      return lines.allSatisfy { line in
        areas.contains { PlanarGeometry.contains($0, line: line) }
      }
    case .polygon, .unknown: return false
    }
  }

  /// Lines of less than half a world are moved to where the polygons are.
  private static func nearest(
    _ lines: [[SIMD2<Double>]], to box: PlaneBox, worldSize: Double
  ) -> [[SIMD2<Double>]] {
    let extent = PlaneBox(lines.joined())
    guard extent.most.x - extent.least.x <= worldSize / 2 else { return lines }
    return lines.map { $0.map { box.nearest($0, worldSize: worldSize) } }
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue { .bool(try bool(in: context)) }
}
