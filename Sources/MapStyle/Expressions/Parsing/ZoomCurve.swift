/// The `step` or `interpolate` of a property's expression whose input is the zoom.
enum ZoomCurve {
  case none
  case step(Stops)
  case interpolate(Stops, InterpolationCurve)

  /// Finds the one curve; the zoom may be used nowhere else.
  ///
  /// - Throws: The sentence that says what is wrong.
  static func find(in node: ExpressionNode) throws(ExpressionFault) -> ZoomCurve {
    switch try found(in: node) {
    case let step as Step: return .step(step.stops)
    case let curve as Interpolate: return .interpolate(curve.stops, curve.curve)
    default: break
    }
    guard !node.dependencies.contains(.zoom) else { throw misplaced }
    return .none
  }

  private static func found(in node: ExpressionNode) throws(ExpressionFault) -> ExpressionNode? {
    var result: ExpressionNode?
    switch node {
    case let node as Let: result = try found(in: node.result)
    case let node as Coalesce:
      for child in node.children where result == nil { result = try found(in: child) }
    case let node as Step: if node.input.isZoom { result = node }
    case let node as Interpolate: if node.input.isZoom { result = node }
    default: break
    }
    for child in node.children where child.dependencies.contains(.zoom) {
      guard let other = try found(in: child), other !== result else { continue }
      guard result != nil else { throw misplaced }
      throw ExpressionFault(
        path: "",
        message:
          "Only one zoom-based \"step\" or \"interpolate\" subexpression may be used in an expression."
      )
    }
    return result
  }

  private static let misplaced = ExpressionFault(
    path: "",
    message:
      "\"zoom\" expression may only be used as input to a top-level \"step\" or \"interpolate\" expression."
  )
}

extension ExpressionNode {
  /// Whether this is `["zoom"]`.
  fileprivate var isZoom: Bool { (self as? Input)?.kind == .zoom }
}
