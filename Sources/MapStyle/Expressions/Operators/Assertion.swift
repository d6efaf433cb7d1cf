internal import JSON

/// `array`, `boolean`, `number`, `object`, `string`: the first argument that is of the type.
final class Assertion: ExpressionNode {
  private let path: String

  init(_ type: ExpressionType, _ arguments: [ExpressionNode], path: String) {
    self.path = path
    super.init(type, children: arguments)
  }

  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    guard json.count >= 2, case .string(let name) = json[0] else {
      return context.fault("Expected at least one argument.")
    }
    var index = 1
    var type = ExpressionType(word: name) ?? .value
    if name == "array" {
      guard let array = arrayType(json, context, &index) else { return nil }
      type = array
    }
    var nodes: [ExpressionNode] = []
    while index < json.count {
      guard let node = context.parse(json[index], at: index, as: .value) else { return nil }
      nodes.append(node)
      index += 1
    }
    return Assertion(type, nodes, path: context.path)
  }

  private static func arrayType(
    _ json: [JSONValue], _ context: ParsingContext, _ index: inout Int
  ) -> ExpressionType? {
    guard json.count > 2 else { return .anyArray }
    guard case .string(let word) = json[1], let item = ExpressionType(word: word),
      item != .object, !word.hasPrefix("to-")
    else {
      context.fault(
        "The item type argument of \"array\" must be one of string, number, boolean", at: 1)
      return nil
    }
    index = 2
    guard json.count > 3 else { return .array(item, count: nil) }
    index = 3
    if json[2].isNull { return .array(item, count: nil) }
    guard let count = json[2].intValue, count >= 0 else {
      context.fault("The length argument to \"array\" must be a positive integer literal", at: 2)
      return nil
    }
    return .array(item, count: count)
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue {
    var value = StyleValue.null
    for child in children {
      value = try child.value(in: context)
      if value.isOf(type) { return value }
    }
    throw EvaluationError(.type(expected: type, found: value), at: path)
  }

  override func number(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Double {
    guard case .number(let number) = try value(in: context) else { throw .wrongValue }
    return number
  }
}

extension StyleValue {
  /// Whether the value is of a type; types of plain values are compared without making them.
  @inline(__always)
  func isOf(_ expected: ExpressionType) -> Bool {
    switch (expected, self) {
    case (.number, .number), (.string, .string), (.boolean, .bool), (.object, .object): true
    case (.number, _), (.string, _), (.boolean, _), (.object, _): false
    default: type.isSubtype(of: expected)
    }
  }
}
