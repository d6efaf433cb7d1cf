internal import JSON

/// How the arguments of each operator are checked, by its name.
enum OperatorRegistry {
  typealias Parser = @Sendable ([JSONValue], ParsingContext) -> ExpressionNode?

  static let parsers: [String: Parser] = {
    var parsers: [String: Parser] = [
      "literal": Literal.parse, "semiliteral": Semiliteral.parse, "let": Let.parse,
      "var": Variable.parse, "at": At.parse, "in": In.parse, "index-of": IndexOf.parse,
      "slice": Slice.parse, "length": Length.parse, "case": Case.parse, "match": Match.parse,
      "coalesce": Coalesce.parse, "step": Step.parse, "get": Get.parse, "has": Has.parse,
      "format": Format.parse, "image": Image.parse, "collator": CollatorNode.parse,
      "number-format": NumberFormat.parse, "global-state": GlobalStateNode.parse,
      "within": Within.parse, "distance": Distance.parse, "!": Not.parse, "all": All.parse,
      "any": AnyOf.parse, "concat": Concat.parse, "typeof": TypeOf.parse, "error": Failure.parse,
      "split": Split.parse, "join": Join.parse, "upcase": ChangeCase.parse,
      "downcase": ChangeCase.parse, "resolved-locale": ResolvedLocale.parse, "rgb": RGBA.parse,
      "is-supported-script": IsSupportedScript.parse, "rgba": RGBA.parse, "to-rgba": ToRGBA.parse,
      "properties": Properties.parse, "geometry-type": GeometryTypeNode.parse, "id": ID.parse,
      "feature-state": FeatureState.parse, "accumulated": Accumulated.parse,
    ]
    func add(_ names: [String], _ parser: @escaping Parser) {
      for name in names { parsers[name] = parser }
    }
    add(["array", "boolean", "number", "object", "string"], Assertion.parse)
    add(["to-boolean", "to-color", "to-number", "to-string"], Coercion.parse)
    add(["==", "!=", "<", ">", "<=", ">="], Comparison.parse)
    add(["interpolate", "interpolate-hcl", "interpolate-lab"], Interpolate.parse)
    add(Input.names, Input.parse)
    add(Arithmetic.names, Arithmetic.parse)
    add(MathFunction.names, MathFunction.parse)
    return parsers
  }()
}
