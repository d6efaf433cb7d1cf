internal import JSON

/// Checks an expression against what its property allows.
enum PropertyExpression {
  /// The checked expression.
  ///
  /// - Returns: `nil` where it's wrong; the parser has the faults then.
  static func parse(
    _ json: JSONValue, for specification: PropertySpecification, _ parser: ExpressionParser
  ) -> ExpressionNode? {
    guard
      let node = parser.parse(
        json, as: specification.type.expectedType, coercesText: specification.type == .string)
    else { return nil }
    let fault = fault(of: node, for: specification)
    if let fault { parser.faults.append(fault) }
    return fault == nil ? node : nil
  }

  private static func fault(
    of node: ExpressionNode, for specification: PropertySpecification
  ) -> ExpressionFault? {
    let dependencies = node.dependencies
    if !dependencies.isDisjoint(with: [.feature, .featureState]), !specification.isDataDriven {
      return ExpressionFault(path: "", message: "data expressions not supported")
    }
    if dependencies.contains(.zoom), !specification.parameters.contains(.zoom) {
      return ExpressionFault(path: "", message: "zoom expressions not supported")
    }
    do throws(ExpressionFault) {
      guard case .interpolate = try ZoomCurve.find(in: node), !specification.isInterpolated else {
        return nil
      }
      return ExpressionFault(
        path: "", message: "\"interpolate\" expressions cannot be used with this property")
    } catch {
      return error
    }
  }
}

extension PropertySpecification.ValueType {
  /// The type that is asked of an expression; `nil` for any.
  fileprivate var expectedType: ExpressionType? {
    switch self {
    case .any, .null: nil
    default: expressionType
    }
  }
}
