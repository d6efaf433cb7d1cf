extension PropertySpecification.ValueType {
  /// The type that an expression of such a property has.
  var expressionType: ExpressionType {
    switch self {
    case .number: .number
    case .string, .enumeration: .string
    case .boolean: .boolean
    case .color: .color
    case .resolvedImage: .resolvedImage
    case .formatted: .formatted
    case .padding: .padding
    case .numberArray: .numberArray
    case .colorArray: .colorArray
    case .variableAnchorOffsets: .variableAnchorOffsets
    case .projection: .projection
    case .null: .null
    case .any: .value
    case .array(let element, let length): .array(element.expressionType, count: length)
    }
  }
}
