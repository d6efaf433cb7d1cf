internal import JSON

/// `coalesce`: the first argument that is not null, nor an image that there is not.
final class Coalesce: ExpressionNode {
  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    guard json.count >= 2 else { return context.fault("Expected at least one argument.") }
    let expected = context.expectedType
    var type = expected == .value ? nil : expected
    var nodes: [ExpressionNode] = []
    for (index, argument) in json.enumerated().dropFirst() {
      // Not annotated, or else null would be an error before the next argument is asked.
      guard let node = context.parse(argument, at: index, as: type, annotation: .omitted) else {
        return nil
      }
      type = type ?? node.type
      nodes.append(node)
    }
    let isUntyped = expected.map { type in nodes.contains { !$0.type.isSubtype(of: type) } }
    return Coalesce(isUntyped == true ? .value : type ?? .value, children: nodes)
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue {
    var firstName: String?
    for (index, child) in children.enumerated() {
      let value = try child.value(in: context)
      if case .image(let image) = value, !image.isAvailable {
        firstName = firstName ?? image.name
        // As in GL JS the name of the first image stands in where the last one is missing too.
        if index == children.count - 1 { return .string(firstName ?? image.name) }
        continue
      }
      if case .null = value { continue }
      return value
    }
    return .null
  }
}
