internal import VectorTiles

/// Whether a property of the feature is one of some constants, without comparing texts of tiles.
final class PropertyIn: ExpressionNode {
  let name: PropertyName
  private let constants: [StyleValue]
  private let texts: Set<String>
  private let textNumbers: NumberSet
  private let isOnlyTexts: Bool
  /// Whether a feature without the property counts as one that has null.
  private let missingIsNull: Bool

  init(
    _ name: PropertyName, _ constants: [StyleValue], missingIsNull: Bool,
    _ parser: ExpressionParser
  ) {
    self.name = name
    self.missingIsNull = missingIsNull
    let texts = constants.compactMap { String(styleValue: $0) }
    isOnlyTexts = texts.count == constants.count
    self.texts = Set(texts)
    self.constants = constants.filter { String(styleValue: $0) == nil }
    textNumbers = NumberSet(texts.map { parser.vocabulary.number(ofText: $0) })
    super.init(.boolean, dependencies: .feature)
  }

  override func bool(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Bool {
    if case .tile(let table, let row) = context.feature {
      let cell = table.cell(row: row, property: name.number)
      if cell >= 0, textNumbers.contains(table.textNumbers[cell]) { return true }
      return isOnlyTexts ? false : isAmongOthers(cell < 0 ? nil : table.values[cell])
    }
    let value = context.feature.property(name)
    if case .string(let text) = value { return texts.contains(text) }
    return isAmongOthers(value)
  }

  private func isAmongOthers(_ value: PropertyValue?) -> Bool {
    if value == nil, !missingIsNull { return false }
    let value = StyleValue(value)
    return constants.contains { $0.isSame(as: value) }
  }

  override func keep(_ rows: inout FeatureRows, in context: inout EvaluationContext) {
    let table = rows.table
    rows.keep(property: name, missing: isAmongOthers(nil)) { value in
      textNumbers.contains(table.textNumbers[value])
        || (!isOnlyTexts && isAmongOthers(table.values[value]))
    }
  }

  override var isTotal: Bool { true }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue { .bool(try bool(in: context)) }
}
