internal import JSON

/// `global-state`: a value that the style or its user sets.
final class GlobalStateNode: ExpressionNode {
  private let name: String

  private init(_ name: String) {
    self.name = name
    super.init(.value, dependencies: .globalState)
  }

  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    guard json.count == 2 else {
      return context.fault("Expected 1 argument, but found \(json.count - 1) instead.")
    }
    guard !json[1].isNull else {
      return context.fault("Global state property must be defined.")
    }
    guard case .string(let name) = json[1] else {
      return context.fault(
        "Global state property must be string, but found \(json[1].javaScriptType) instead.")
    }
    return GlobalStateNode(name)
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue {
    StyleValue(json: context.globalState.values[name] ?? .null)
  }
}
