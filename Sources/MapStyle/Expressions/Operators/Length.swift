internal import JSON

/// `length`: how many elements an array, or characters a text, has.
final class Length: ExpressionNode {
  private let path: String

  private init(_ argument: ExpressionNode, path: String) {
    self.path = path
    super.init(.number, children: [argument])
  }

  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    guard json.count == 2 else {
      return context.fault("Expected 1 argument, but found \(json.count - 1) instead.")
    }
    guard let input = context.parse(json[1], at: 1) else { return nil }
    switch input.type {
    case .array, .string, .value: return Length(input, path: context.path)
    default:
      return context.fault(
        "Expected argument of type string or array, but found \(input.type) instead.")
    }
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue {
    let input = try children[0].value(in: context)
    switch input {
    case .string(let text): return .number(Double(text.unicodeScalars.count))
    case .array(let elements): return .number(Double(elements.count))
    default:
      throw .text(
        "Expected value to be of type string or array, but found \(input.type) instead.", at: path)
    }
  }
}
