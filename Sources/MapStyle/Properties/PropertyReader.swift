internal import JSON

/// Reads the value of one property: a constant, an expression or a function.
struct PropertyReader {
  let specification: PropertySpecification
  let parser: ExpressionParser
  var faults: [StyleFault] = []

  /// The property; its default where the style has none, or a faulty one.
  mutating func property<Value: StylePropertyValue>(
    _ json: JSONValue?, path: String
  ) -> StyleProperty<Value> {
    let fallback: StyleProperty<Value> = standard()
    guard let json, !json.isNull, let expression = expression(json, path: path) else {
      return fallback
    }
    guard let constant = expression.constantValue else {
      return StyleProperty(expression, default: fallback.defaultValue, isSet: true)
    }
    guard let value = Value(styleValue: constant) else { return fallback }
    return StyleProperty(constant: value, default: fallback.defaultValue, isSet: true)
  }

  /// The property as the specification has it.
  private mutating func standard<Value: StylePropertyValue>() -> StyleProperty<Value> {
    if let constant = specification.defaultConstant, let value = Value(styleValue: constant) {
      return StyleProperty(constant: value, default: value, isSet: false)
    }
    let json = specification.defaultValue ?? .null
    let expression = json.isNull ? nil : expression(json, path: specification.name)
    guard let expression, expression.constantValue == nil else {
      let value = expression?.constantValue ?? .null
      guard let value = Value(styleValue: value) else { failDefault() }
      return StyleProperty(constant: value, default: value, isSet: false)
    }
    // A ramp, such as that of heat maps: where it fails, what lies at its start stands in.
    var context = EvaluationContext(zoom: 0)
    context.heatmapDensity = 0
    guard let value = try? Value.value(of: expression, in: context) else { failDefault() }
    return StyleProperty(expression, default: value, isSet: false)
  }

  private func failDefault() -> Never {
    preconditionFailure("the default of \(specification.name) is of another type")
  }
}
