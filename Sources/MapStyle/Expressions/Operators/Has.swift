internal import JSON

/// `has`: whether the feature, or an object, has a property.
final class Has: ExpressionNode {
  let name: PropertyName?

  init(_ arguments: [ExpressionNode], name: PropertyName?) {
    self.name = name
    super.init(
      .boolean, children: arguments, dependencies: arguments.count == 1 ? [.feature] : [])
  }

  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    let signatures = (Signature.fixed([.string]), Signature.fixed([.string, .object]))
    guard let arguments = context.arguments(json, signatures.0, signatures.1) else { return nil }
    var name: PropertyName?
    if arguments.count == 1, let literal = arguments[0] as? Literal,
      case .string(let text) = literal.constant
    {
      name = context.parser.property(text)
    }
    return Has(arguments, name: name)
  }

  override func bool(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Bool {
    if let name {
      if case .tile(let table, let row) = context.feature {
        return table.cell(row: row, property: name.number) >= 0
      }
      return context.feature.property(name) != nil
    }
    let text = try children[0].string(in: context)
    guard children.count == 2 else { return context.feature.property(named: text) != nil }
    guard case .object(let object) = try children[1].value(in: context) else { return false }
    return object[text] != nil
  }

  override func keep(_ rows: inout FeatureRows, in context: inout EvaluationContext) {
    guard let name else { return super.keep(&rows, in: &context) }
    rows.keep(property: name, missing: false) { _ in true }
  }

  override var isTotal: Bool { name != nil }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue { .bool(try bool(in: context)) }
}
