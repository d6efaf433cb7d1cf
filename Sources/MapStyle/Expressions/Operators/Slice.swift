internal import JSON

/// `slice`: a part of an array or of a text.
final class Slice: ExpressionNode {
  private let path: String

  private init(_ type: ExpressionType, _ arguments: [ExpressionNode], path: String) {
    self.path = path
    super.init(type, children: arguments)
  }

  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    guard json.count == 3 || json.count == 4 else {
      return context.fault("Expected 2 or 3 arguments, but found \(json.count - 1) instead.")
    }
    guard let input = context.parse(json[1], at: 1, as: .value),
      let start = context.parse(json[2], at: 2, as: .number)
    else { return nil }
    let type: ExpressionType
    switch input.type {
    case .string, .value: type = input.type
    case .array(let item, _): type = .array(item, count: nil)
    default:
      return context.fault(
        "Expected first argument to be of type array or string, but found \(input.type) instead")
    }
    var arguments = [input, start]
    if json.count == 4 {
      guard let end = context.parse(json[3], at: 3, as: .number) else { return nil }
      arguments.append(end)
    }
    return Slice(type, arguments, path: context.path)
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue {
    let input = try children[0].value(in: context)
    let start = try children[1].number(in: context)
    let end = children.count > 2 ? try children[2].number(in: context) : .infinity
    switch input {
    case .string(let text):
      let scalars = Array(text.unicodeScalars)
      var part = String.UnicodeScalarView()
      part.append(contentsOf: scalars[Self.range(start, end, count: scalars.count)])
      return .string(String(part))
    case .array(let elements):
      return .array(Array(elements[Self.range(start, end, count: elements.count)]))
    default:
      throw .text(
        "Expected first argument to be of type array or string, but found \(input.type) instead.",
        at: path)
    }
  }

  /// As JavaScript's `slice` counts: what is negative from the end.
  private static func range(_ start: Double, _ end: Double, count: Int) -> Range<Int> {
    func place(_ number: Double) -> Int {
      let number = number.isNaN ? 0 : number.rounded(.towardZero)
      return Int(max(0, min(Double(count), number < 0 ? Double(count) + number : number)))
    }
    let first = place(start)
    return first..<max(first, place(end))
  }
}
