internal import JSON

/// `join`: texts with separators between them.
final class Join: ExpressionNode {
  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    context.arguments(json, .fixed([.array(.string, count: nil), .string])).map {
      Join(.string, children: $0)
    }
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue {
    guard case .array(let parts) = try children[0].value(in: context) else { return .string("") }
    let separator = try children[1].string(in: context)
    return .string(parts.map(\.text).joined(separator: separator))
  }
}
