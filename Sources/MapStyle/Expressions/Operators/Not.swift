internal import JSON

/// `!`: the opposite.
final class Not: ExpressionNode, @unchecked Sendable {
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

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue { .bool(try bool(in: context)) }
}
