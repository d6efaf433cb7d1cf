internal import JSON

/// `upcase` and `downcase`.
final class ChangeCase: ExpressionNode {
  private let isUpper: Bool

  private init(_ arguments: [ExpressionNode], isUpper: Bool) {
    self.isUpper = isUpper
    super.init(.string, children: arguments)
  }

  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    context.arguments(json, .fixed([.string])).map {
      ChangeCase($0, isUpper: json[0] == "upcase")
    }
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue {
    let text = try children[0].string(in: context)
    return .string(isUpper ? text.uppercased() : text.lowercased())
  }
}
