internal import JSON
internal import Pixels

/// `let`: names for values.
final class Let: ExpressionNode {
  /// The expression that uses the names.
  let result: ExpressionNode

  private init(bindings: [ExpressionNode], result: ExpressionNode) {
    self.result = result
    super.init(result.type, children: bindings + [result])
  }

  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    guard json.count >= 4 else {
      return context.fault("Expected at least 3 arguments, but found \(json.count - 1) instead.")
    }
    var bindings: [String: ExpressionNode] = [:]
    var nodes: [ExpressionNode] = []
    for index in stride(from: 1, to: json.count - 1, by: 2) {
      guard case .string(let name) = json[index] else {
        return context.fault(
          "Expected string, but found \(json[index].javaScriptType) instead.", at: index)
      }
      guard name.utf8.allSatisfy(Self.isWordByte) else {
        return context.fault(
          "Variable names must contain only alphanumeric characters or '_'.", at: index)
      }
      guard let value = context.parse(json[index + 1], at: index + 1) else { return nil }
      bindings[name] = value
      nodes.append(value)
    }
    let last = json.count - 1
    let scope = context.part(last, as: context.expectedType, binding: bindings)
    return scope.parse(json[last]).map { Let(bindings: nodes, result: $0) }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue { try result.value(in: context) }

  override func number(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Double { try result.number(in: context) }

  override func bool(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Bool { try result.bool(in: context) }

  override func color(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Color { try result.color(in: context) }
}
