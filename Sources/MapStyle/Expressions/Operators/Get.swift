internal import JSON

/// `get`: a property of the feature, or of an object.
final class Get: ExpressionNode {
  /// The property, where its name is given as it is.
  let name: PropertyName?

  init(_ arguments: [ExpressionNode], name: PropertyName?) {
    self.name = name
    super.init(
      .value, children: arguments, dependencies: arguments.count == 1 ? [.feature] : [])
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
    return Get(arguments, name: name)
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue {
    if let name { return StyleValue(context.feature.property(name)) }
    let text = try children[0].string(in: context)
    guard children.count == 2 else {
      return StyleValue(context.feature.property(named: text))
    }
    guard case .object(let object) = try children[1].value(in: context) else { return .null }
    return StyleValue(json: object[text] ?? .null)
  }
}
