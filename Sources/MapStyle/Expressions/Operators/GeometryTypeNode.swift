internal import JSON
internal import VectorTiles

/// `geometry-type`: `Point`, `LineString` or `Polygon`.
final class GeometryTypeNode: ExpressionNode {
  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    context.arguments(json, .fixed([])).map { _ in
      GeometryTypeNode(.string, dependencies: .feature)
    }
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue {
    if case .none = context.feature { return .null }
    return .string(context.feature.geometryType.word)
  }
}

extension GeometryType {
  /// The type as styles call it.
  var word: String {
    switch self {
    case .unknown: "Unknown"
    case .point: "Point"
    case .lineString: "LineString"
    case .polygon: "Polygon"
    }
  }

  /// The type of a word.
  init?(word: String) {
    switch word {
    case "Unknown": self = .unknown
    case "Point": self = .point
    case "LineString": self = .lineString
    case "Polygon": self = .polygon
    default: return nil
    }
  }
}
