internal import JSON

/// `!`: the opposite.
final class Not: ExpressionNode {
  private let argument: ExpressionNode

  init(_ argument: ExpressionNode) {
    self.argument = argument
    super.init(.boolean, children: [argument])
  }

  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    context.arguments(json, .fixed([.boolean])).map { Not($0[0]) }
  }

  override func bool(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Bool { !(try argument.bool(in: context)) }

  override var isTotal: Bool { argument.isTotal }

  override func keep(_ rows: inout FeatureRows, in context: inout EvaluationContext) {
    guard argument.isTotal else { return super.keep(&rows, in: &context) }
    var dropped = rows
    argument.keep(&dropped, in: &context)
    rows.remove(dropped.rows)
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue { .bool(try bool(in: context)) }
}
