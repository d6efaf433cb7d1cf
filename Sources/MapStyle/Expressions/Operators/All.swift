internal import JSON

/// `all`: whether no argument is false; what follows a false one is not evaluated.
final class All: ExpressionNode {
  init(_ arguments: [ExpressionNode]) { super.init(.boolean, children: arguments) }

  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    context.arguments(json, .variadic(.boolean)).map { All($0) }
  }

  override func bool(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Bool {
    for child in children where try !child.bool(in: context) { return false }
    return true
  }

  override func keep(_ rows: inout FeatureRows, in context: inout EvaluationContext) {
    for child in children where !rows.rows.isEmpty { child.keep(&rows, in: &context) }
  }

  override var isTotal: Bool { children.allSatisfy(\.isTotal) }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue { .bool(try bool(in: context)) }
}
