internal import JSON

/// `coalesce`: the first argument that is not null, nor an image that there is not.
final class Coalesce: ExpressionNode, @unchecked Sendable {
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
    var firstImage: StyleValue?
    for child in children {
      let value = try child.value(in: context)
      if case .image(let image) = value, !image.isAvailable {
        firstImage = firstImage ?? value
        continue
      }
      if case .null = value { continue }
      return value
    }
    return firstImage ?? .null
  }
}
