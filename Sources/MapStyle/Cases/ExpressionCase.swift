public import JSON

/// A case of the style specification's expression tests: an expression, its property, and inputs.
public struct ExpressionCase {
  private let expression: JSONValue
  private let specification: PropertySpecification
  private let inputs: [JSONValue]
  private let globalState: GlobalState

  /// Reads `{expression, propertySpec, inputs, globalState}`.
  public init(_ json: JSONValue) {
    expression = json["expression"] ?? .null
    specification = PropertySpecification(json["propertySpec"]?.objectValue ?? JSONObject())
    inputs = json["inputs"]?.arrayValue ?? []
    var state = GlobalState()
    for member in json["globalState"]?.objectValue?.members ?? [] {
      state.values[member.name] = member.value
    }
    globalState = state
  }

  /// Checks the expression and evaluates it with each input.
  ///
  /// - Returns: `{compiled, outputs}` as the tests have them; `outputs` only where the expression is right.
  public func evaluate() -> JSONValue {
    let parser = ExpressionParser()
    var json = expression
    if case .object(let function) = json {
      do throws(ExpressionFault) {
        json = try LegacyFunction.expression(function, for: specification)
      } catch {
        return Self.failure([error])
      }
    }
    guard let node = PropertyExpression.parse(json, for: specification, parser) else {
      return Self.failure(parser.faults)
    }
    return [
      "compiled": compiled(node),
      "outputs": .array(inputs.map { output(of: node, input: $0) }),
    ]
  }

  private static func failure(_ faults: [ExpressionFault]) -> JSONValue {
    let errors = faults.map { fault -> JSONValue in
      ["key": .string(fault.path), "error": .string(fault.message)]
    }
    return ["compiled": ["result": "error", "errors": .array(errors)]]
  }

  private func compiled(_ node: ExpressionNode) -> JSONValue {
    let isFeatureConstant = node.dependencies.isDisjoint(with: [.feature, .featureState])
    return [
      "result": "success", "isFeatureConstant": .bool(isFeatureConstant),
      "isZoomConstant": .bool(!node.dependencies.contains(.zoom)),
      "type": .string(node.type.description),
    ]
  }

  private func output(of node: ExpressionNode, input: JSONValue) -> JSONValue {
    let context = EvaluationContext(caseInput: input, globalState: globalState)
    do throws(EvaluationError) {
      let value = try node.value(in: context)
      guard specification.type == .enumeration, let word = String(styleValue: value),
        !specification.values.contains(word)
      else { return value.caseOutput }
      let words = specification.values.map { "\"\($0)\"" }.joined(separator: ", ")
      throw .text(
        "Expected value to be one of \(words), but found \(value.json.serialized()) instead.")
    } catch {
      return ["error": .string("layers[0].paint.some-property\(error.path): \(error.message)")]
    }
  }
}
