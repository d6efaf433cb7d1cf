internal import JSON

/// `semiliteral`: an array whose elements are evaluated.
final class Semiliteral: ExpressionNode {
  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    guard json.count == 2 else {
      return context.fault(
        "'semiliteral' expression requires exactly one argument, but found \(json.count - 1) instead."
      )
    }
    guard case .array(let elements) = json[1] else {
      return context.fault("'semiliteral' expression requires an array.", at: 1)
    }
    let list = context.part(1)
    var nodes: [ExpressionNode] = []
    var expected: ExpressionType?
    if case .array(let item, _) = context.expectedType, item != .value { expected = item }
    for (index, element) in elements.enumerated() {
      guard let node = list.parse(element, at: index, as: expected) else { return nil }
      nodes.append(node)
    }
    let first = nodes.first?.type ?? .value
    let item = nodes.allSatisfy { $0.type == first } ? first : .value
    return Semiliteral(.array(item, count: nodes.count), children: nodes)
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue {
    var values: [StyleValue] = []
    values.reserveCapacity(children.count)
    for child in children { values.append(try child.value(in: context)) }
    return .array(values)
  }
}
