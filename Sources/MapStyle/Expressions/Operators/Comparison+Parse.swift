internal import JSON

extension Comparison {
  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    guard json.count == 3 || json.count == 4,
      let operation = json[0].stringValue.flatMap({ Operation(rawValue: $0) })
    else { return context.fault("Expected two or three arguments.") }
    guard var left = side(json, 1, operation, context),
      var right = side(json, 2, operation, context)
    else { return nil }
    let (leftType, rightType) = (left.type, right.type)
    guard leftType == rightType || leftType == .value || rightType == .value else {
      return context.fault("Cannot compare types '\(leftType)' and '\(rightType)'.")
    }
    if operation.isOrder {
      if leftType == .value, rightType != .value {
        left = Assertion(rightType, [left], path: context.path)
      } else if leftType != .value, rightType == .value {
        right = Assertion(leftType, [right], path: context.path)
      }
    }
    var collator: ExpressionNode?
    if json.count == 4 {
      guard [leftType, rightType].contains(where: { $0 == .string || $0 == .value }) else {
        return context.fault("Cannot use collator to compare non-string types.")
      }
      collator = context.parse(json[3], at: 3, as: .collator)
      if collator == nil { return nil }
    }
    if collator == nil, let fast = PropertyEquals(operation, left, right, context.parser) {
      return fast
    }
    if collator == nil, let fast = FeatureIs(operation, left, right) { return fast }
    return Comparison(operation, left, right, collator: collator, path: context.path)
  }

  private static func side(
    _ json: [JSONValue], _ index: Int, _ operation: Operation, _ context: ParsingContext
  ) -> ExpressionNode? {
    guard let node = context.parse(json[index], at: index, as: .value) else { return nil }
    switch node.type {
    case .string, .number, .value: return node
    case .boolean, .null: if !operation.isOrder { return node }
    default: break
    }
    return context.fault(
      "\"\(operation.rawValue)\" comparisons are not supported for type '\(node.type)'.", at: index)
  }
}
