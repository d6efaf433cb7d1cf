internal import Pixels

/// One operator of a checked expression, with its arguments; each operator overrides what it gives.
///
/// All stored properties of all nodes are `let`, and a test holds them to that: `StyleExpression` shares nodes among tasks.
class ExpressionNode {
  /// What evaluation gives.
  let type: ExpressionType
  /// The arguments.
  let children: [ExpressionNode]
  /// What this and its arguments depend on.
  let dependencies: ExpressionDependencies
  /// How many nodes are evaluated at most.
  let cost: Int

  init(
    _ type: ExpressionType, children: [ExpressionNode] = [],
    dependencies own: ExpressionDependencies = [], cost ownCost: Int = 1
  ) {
    self.type = type
    self.children = children
    cost = children.reduce(ownCost) { min($0 &+ $1.cost, .max / 4) }
    dependencies = children.reduce(own) { $0.union($1.dependencies) }
  }

  /// The value.
  func value(in context: borrowing EvaluationContext) throws(EvaluationError) -> StyleValue {
    .null
  }

  /// The value of a node whose type is `number`.
  func number(in context: borrowing EvaluationContext) throws(EvaluationError) -> Double {
    let value = try value(in: context)
    guard case .number(let number) = value else {
      throw EvaluationError(.type(expected: .number, found: value))
    }
    return number
  }

  /// The value of a node whose type is `boolean`.
  func bool(in context: borrowing EvaluationContext) throws(EvaluationError) -> Bool {
    let value = try value(in: context)
    guard case .bool(let bool) = value else {
      throw EvaluationError(.type(expected: .boolean, found: value))
    }
    return bool
  }

  /// Whether evaluation never fails.
  var isTotal: Bool { false }

  /// Drops the rows for which this, a node whose type is `boolean`, is false or fails.
  func keep(_ rows: inout FeatureRows, in context: inout EvaluationContext) {
    var count = 0
    for place in rows.rows.indices {
      let row = rows.rows[place]
      context.feature = .tile(rows.table, row: Int(row))
      rows.rows[count] = row
      if holds(in: context) { count += 1 }
    }
    rows.rows.removeLast(rows.rows.count - count)
  }

  private func holds(in context: borrowing EvaluationContext) -> Bool {
    do throws(EvaluationError) {
      return try bool(in: context)
    } catch {
      return false
    }
  }

  /// The value of a node whose type is `color`.
  func color(in context: borrowing EvaluationContext) throws(EvaluationError) -> Color {
    let value = try value(in: context)
    guard case .color(let color) = value else {
      throw EvaluationError(.type(expected: .color, found: value))
    }
    return color
  }

  /// The value of a node whose type is `string`.
  func string(in context: borrowing EvaluationContext) throws(EvaluationError) -> String {
    let value = try value(in: context)
    guard case .string(let string) = value else {
      throw EvaluationError(.type(expected: .string, found: value))
    }
    return string
  }
}
