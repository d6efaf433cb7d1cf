internal import JSON

/// `<`, `>`, `<=`, `>=` of old filters: false, not an error, where types differ.
final class LegacyOrder: ExpressionNode, @unchecked Sendable {
  private let operation: Comparison.Operation
  private let constant: StyleValue

  init(_ operation: Comparison.Operation, _ input: ExpressionNode, _ constant: StyleValue) {
    self.operation = operation
    self.constant = constant
    super.init(.boolean, children: [input])
  }

  override func bool(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Bool {
    switch (try children[0].value(in: context), constant) {
    case (.number(let left), .number(let right)): holds(left < right, left > right, left == right)
    case (.string(let left), .string(let right)):
      holds(left.precedes(right), right.precedes(left), left.isSame(as: right))
    default: false
    }
  }

  private func holds(_ isLess: Bool, _ isGreater: Bool, _ isSame: Bool) -> Bool {
    switch operation {
    case .less: isLess
    case .lessOrEqual: isLess || isSame
    case .greater: isGreater
    case .greaterOrEqual: isGreater || isSame
    case .equal: isSame
    case .unequal: !isSame
    }
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue { .bool(try bool(in: context)) }
}
