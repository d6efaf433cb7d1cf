internal import JSON

/// `<`, `>`, `<=`, `>=` of old filters: false, not an error, where types differ.
final class LegacyOrder: ExpressionNode {
  private let operation: Comparison.Operation
  private let constant: StyleValue
  private let name: PropertyName?

  init(_ operation: Comparison.Operation, _ input: ExpressionNode, _ constant: StyleValue) {
    self.operation = operation
    self.constant = constant
    name = (input as? Get)?.name
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

  override var isTotal: Bool { name != nil }

  override func keep(_ rows: inout FeatureRows, in context: inout EvaluationContext) {
    guard let name, case .number(let constant) = constant else {
      return super.keep(&rows, in: &context)
    }
    let table = rows.table
    rows.keep(property: name, missing: false) { value in
      let number = table.numbers[value]
      return holds(number < constant, number > constant, number == constant)
    }
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue { .bool(try bool(in: context)) }
}
