internal import JSON

/// `at`: the element of an array at a place counted from 0.
final class At: ExpressionNode {
  private let path: String

  private init(_ type: ExpressionType, _ arguments: [ExpressionNode], path: String) {
    self.path = path
    super.init(type, children: arguments)
  }

  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    guard json.count == 3 else {
      return context.fault("Expected 2 arguments, but found \(json.count - 1) instead.")
    }
    let index = context.parse(json[1], at: 1, as: .number)
    let type = ExpressionType.array(context.expectedType ?? .value, count: nil)
    guard let array = context.parse(json[2], at: 2, as: type), let index else { return nil }
    guard case .array(let item, _) = array.type else { return nil }
    return At(item, [index, array], path: context.path)
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue {
    let index = try children[0].number(in: context)
    guard case .array(let array) = try children[1].value(in: context) else { return .null }
    let text = JavaScriptNumber.text(index)
    guard index >= 0 else { throw .text("Array index out of bounds: \(text) < 0.", at: path) }
    guard index < Double(array.count) else {
      throw .text("Array index out of bounds: \(text) > \(array.count - 1).", at: path)
    }
    guard let place = Int(exactly: index) else {
      throw .text("Array index must be an integer, but found \(text) instead.", at: path)
    }
    return array[place]
  }
}
