internal import VectorTiles

/// `==` and `!=` between a property of the feature and a constant, without comparing texts of tiles.
final class PropertyEquals: ExpressionNode {
  let name: PropertyName
  private let constant: StyleValue
  /// The constant's number in the vocabulary where it is a text, or else −1.
  private let textNumber: Int32
  private let isNegated: Bool
  /// Whether a feature without the property counts as one that has null.
  private let missingIsNull: Bool

  init(
    _ name: PropertyName, _ constant: StyleValue, isNegated: Bool, missingIsNull: Bool,
    _ parser: ExpressionParser
  ) {
    self.name = name
    self.constant = constant
    self.isNegated = isNegated
    self.missingIsNull = missingIsNull
    if case .string(let text) = constant {
      textNumber = parser.vocabulary.number(ofText: text)
    } else {
      textNumber = -1
    }
    super.init(.boolean, dependencies: .feature)
  }

  /// `nil` where it is another comparison.
  convenience init?(
    _ operation: Comparison.Operation, _ left: ExpressionNode, _ right: ExpressionNode,
    _ parser: ExpressionParser
  ) {
    guard !operation.isOrder else { return nil }
    let isTurned = left is Literal
    guard let name = ((isTurned ? right : left) as? Get)?.name,
      let constant = ((isTurned ? left : right) as? Literal)?.constant
    else { return nil }
    self.init(
      name, constant, isNegated: operation == .unequal, missingIsNull: true, parser)
  }

  override func bool(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Bool {
    if case .tile(let table, let row) = context.feature {
      let cell = table.cell(row: row, property: name.number)
      if textNumber >= 0 {
        return (cell >= 0 && table.textNumbers[cell] == textNumber) != isNegated
      }
      if case .number(let number) = constant {
        return (cell >= 0 && table.numbers[cell] == number) != isNegated
      }
      return isSame(cell < 0 ? nil : table.values[cell]) != isNegated
    }
    return isSame(context.feature.property(name)) != isNegated
  }

  private func isSame(_ value: PropertyValue?) -> Bool {
    if value == nil, !missingIsNull { return false }
    return StyleValue(value).isSame(as: constant)
  }

  override func keep(_ rows: inout FeatureRows, in context: inout EvaluationContext) {
    let (textNumber, isNegated, table) = (textNumber, isNegated, rows.table)
    let missing = isSame(nil) != isNegated
    if textNumber >= 0 {
      table.textNumbers.withUnsafeBufferPointer { numbers in
        rows.keep(property: name, missing: missing) {
          (numbers[$0] == textNumber) != isNegated
        }
      }
    } else if case .number(let number) = constant {
      table.numbers.withUnsafeBufferPointer { numbers in
        rows.keep(property: name, missing: missing) { (numbers[$0] == number) != isNegated }
      }
    } else {
      rows.keep(property: name, missing: missing) { isSame(table.values[$0]) != isNegated }
    }
  }

  override var isTotal: Bool { true }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue { .bool(try bool(in: context)) }
}
