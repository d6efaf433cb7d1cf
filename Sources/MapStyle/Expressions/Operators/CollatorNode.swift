internal import JSON

/// `collator`: how texts are compared.
final class CollatorNode: ExpressionNode {
  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    guard json.count == 2 else { return context.fault("Expected one argument.") }
    guard case .object(let options) = json[1] else {
      return context.fault("Collator options argument must be an object.")
    }
    guard
      let isCase = context.parse(options["case-sensitive"] ?? false, at: 1, as: .boolean),
      let isDiacritic = context.parse(
        options["diacritic-sensitive"] ?? false, at: 1, as: .boolean)
    else { return nil }
    var nodes = [isCase, isDiacritic]
    if let locale = options["locale"], locale != .null, locale != "" {
      guard let node = context.parse(locale, at: 1, as: .string) else { return nil }
      nodes.append(node)
    }
    return CollatorNode(.collator, children: nodes, dependencies: .runTime)
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue {
    .collator(
      Collator(
        isCaseSensitive: try children[0].bool(in: context),
        isDiacriticSensitive: try children[1].bool(in: context),
        locale: children.count > 2 ? try children[2].string(in: context) : nil))
  }
}
