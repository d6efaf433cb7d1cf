internal import JSON

/// `any`: whether some argument is true; what follows a true one is not evaluated.
final class AnyOf: ExpressionNode {
  init(_ arguments: [ExpressionNode]) { super.init(.boolean, children: arguments) }

  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    context.arguments(json, .variadic(.boolean)).map { AnyOf($0) }
  }

  override func bool(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Bool {
    for child in children where try child.bool(in: context) { return true }
    return false
  }

  override var isTotal: Bool { children.allSatisfy(\.isTotal) }

  override func keep(_ rows: inout FeatureRows, in context: inout EvaluationContext) {
    guard isTotal else { return super.keep(&rows, in: &context) }
    // What no argument keeps is dropped.
    var rest = rows
    for child in children where !rest.rows.isEmpty {
      var kept = rest
      child.keep(&kept, in: &context)
      rest.remove(kept.rows)
    }
    rows.remove(rest.rows)
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue { .bool(try bool(in: context)) }
}
