internal import JSON

/// `resolved-locale`: the language that a collator uses.
final class ResolvedLocale: ExpressionNode {
  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    context.arguments(json, .fixed([.collator])).map { ResolvedLocale(.string, children: $0) }
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue {
    guard case .collator(let collator) = try children[0].value(in: context) else { return .null }
    return .string(collator.resolvedLocale)
  }
}
