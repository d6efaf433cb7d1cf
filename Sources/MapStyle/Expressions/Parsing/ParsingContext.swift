internal import JSON

/// Where in an expression its parser is, and what is expected there.
struct ParsingContext {
  let parser: ExpressionParser
  /// The JSON path within the expression, such as `[1][2]`.
  let path: String
  let expectedType: ExpressionType?
  /// What `let` has bound.
  let variables: [String: ExpressionNode]

  /// How a value of another type becomes one of the expected type.
  enum Annotation {
    case assertion, coercion, omitted
  }

  /// Notes a fault here, or in a part of this; always `nil`, so that it can be returned.
  @discardableResult
  func fault(_ message: String, at parts: Int...) -> ExpressionNode? {
    let place = parts.reduce(path) { "\($0)[\($1)]" }
    parser.faults.append(ExpressionFault(path: place, message: message))
    return nil
  }

  /// The context of a part.
  func part(
    _ index: Int, as type: ExpressionType? = nil, binding: [String: ExpressionNode] = [:]
  ) -> ParsingContext {
    ParsingContext(
      parser: parser, path: "\(path)[\(index)]", expectedType: type,
      variables: binding.isEmpty
        ? variables : variables.merging(binding, uniquingKeysWith: { $1 }))
  }

  /// Checks a part whose value must be of a type.
  func parse(
    _ json: JSONValue, at index: Int, as type: ExpressionType? = nil,
    annotation: Annotation? = nil
  ) -> ExpressionNode? {
    part(index, as: type).parse(json, annotation: annotation)
  }

  /// Checks an expression, makes it one of the expected type, and evaluates what is constant.
  func parse(_ json: JSONValue, annotation: Annotation? = nil) -> ExpressionNode? {
    guard let parsed = operation(json), let typed = annotated(parsed, annotation) else {
      return nil
    }
    return folded(typed)
  }

  private func operation(_ json: JSONValue) -> ExpressionNode? {
    switch json {
    case .null, .bool, .number, .string: return Literal.parse(["literal", json], self)
    case .object: return fault("Bare objects invalid. Use [\"literal\", {...}] instead.")
    case .array(let arguments):
      guard let first = arguments.first else {
        return fault(
          "Expected an array with at least one element. If you wanted a literal array, use [\"literal\", []]."
        )
      }
      guard case .string(let name) = first else {
        return fault(
          "Expression name must be a string, but found \(first.javaScriptType) instead. If you wanted a literal array, use [\"literal\", [...]].",
          at: 0)
      }
      guard let parse = OperatorRegistry.parsers[name] else {
        return fault(
          "Unknown expression \"\(name)\". If you wanted a literal array, use [\"literal\", [...]].",
          at: 0)
      }
      return parse(arguments, self)
    }
  }

  private func annotated(_ node: ExpressionNode, _ annotation: Annotation?) -> ExpressionNode? {
    guard let expectedType else { return node }
    let standard: Annotation
    if expectedType.isAsserted, node.type == .value {
      standard = .assertion
    } else if expectedType.isCoerced(from: node.type) {
      standard = .coercion
    } else {
      return isSubtype(node.type, of: expectedType) ? node : nil
    }
    switch annotation ?? standard {
    case .assertion: return Assertion(expectedType, [node], path: path)
    case .coercion: return Coercion(expectedType, [node], path: path)
    case .omitted: return node
    }
  }

  /// Whether values of a type are ones of another; where not, a fault says so.
  func isSubtype(_ type: ExpressionType, of expected: ExpressionType) -> Bool {
    if type.isSubtype(of: expected) { return true }
    fault("Expected \(expected) but found \(type) instead.")
    return false
  }

  /// What depends on nothing is evaluated now; images not, since only later it is known which there are.
  private func folded(_ node: ExpressionNode) -> ExpressionNode? {
    guard !(node is Literal), node.type != .resolvedImage, node.dependencies.isEmpty,
      node.cost <= ExpressionParser.costLimit
    else { return node }
    do throws(EvaluationError) {
      return Literal(try node.value(in: EvaluationContext(zoom: 0)), type: node.type)
    } catch {
      return fault(error.message)
    }
  }
}

extension JSONValue {
  /// What `typeof` says in JavaScript.
  var javaScriptType: String {
    switch self {
    case .bool: "boolean"
    case .number: "number"
    case .string: "string"
    case .null, .array, .object: "object"
    }
  }
}
