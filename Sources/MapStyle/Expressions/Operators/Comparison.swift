internal import JSON

/// `==`, `!=`, `<`, `>`, `<=`, `>=`.
final class Comparison: ExpressionNode {
  enum Operation: String {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case greater = ">"
    case lessOrEqual = "<="
    case greaterOrEqual = ">="

    var isOrder: Bool { self != .equal && self != .unequal }
  }

  let operation: Operation
  private let left: ExpressionNode
  private let right: ExpressionNode
  private let collator: ExpressionNode?
  private let path: String

  init(
    _ operation: Operation, _ left: ExpressionNode, _ right: ExpressionNode,
    collator: ExpressionNode? = nil, path: String
  ) {
    self.operation = operation
    self.left = left
    self.right = right
    self.collator = collator
    self.path = path
    super.init(.boolean, children: [left, right] + (collator.map { [$0] } ?? []))
  }

  override func bool(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Bool {
    if left.type == .number, right.type == .number {
      return compare(try left.number(in: context), try right.number(in: context))
    }
    let (leftValue, rightValue) = (try left.value(in: context), try right.value(in: context))
    if let collator, case .string(let leftText) = leftValue,
      case .string(let rightText) = rightValue,
      case .collator(let rules) = try collator.value(in: context)
    {
      return compare(rules.order(of: leftText, rightText), 0)
    }
    switch operation {
    case .equal: return leftValue.isSame(as: rightValue)
    case .unequal: return !leftValue.isSame(as: rightValue)
    default: return try isOrdered(leftValue, rightValue)
    }
  }

  private func isOrdered(
    _ left: StyleValue, _ right: StyleValue
  ) throws(EvaluationError) -> Bool {
    switch (left, right) {
    case (.number(let left), .number(let right)): return compare(left, right)
    case (.string(let left), .string(let right)):
      return compare(left.precedes(right) ? -1 : left.isSame(as: right) ? 0 : 1, 0)
    default:
      throw .text(
        "Expected arguments for \"\(operation.rawValue)\" to be (string, string) or (number, number), but found (\(left.type.kindName), \(right.type.kindName)) instead.",
        at: path)
    }
  }

  @inline(__always)
  private func compare<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
    switch operation {
    case .equal: left == right
    case .unequal: left != right
    case .less: left < right
    case .greater: left > right
    case .lessOrEqual: left <= right
    case .greaterOrEqual: left >= right
    }
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue { .bool(try bool(in: context)) }
}

extension ExpressionType {
  /// The type's name without what an array holds.
  var kindName: String {
    if case .array = self { return "array" }
    return description
  }
}
