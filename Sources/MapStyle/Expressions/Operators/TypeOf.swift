internal import JSON

/// `typeof`: the name of a value's type.
final class TypeOf: ExpressionNode {
  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    context.arguments(json, .fixed([.value])).map { TypeOf(.string, children: $0) }
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue {
    .string(try children[0].value(in: context).type.description)
  }
}
