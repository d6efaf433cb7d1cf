/// The types of the expression language.
indirect enum ExpressionType: Sendable, Equatable {
  case null, number, string, boolean, color, projection, object, value, error, collator, formatted
  case padding, numberArray, colorArray, resolvedImage, variableAnchorOffsets
  case array(ExpressionType, count: Int?)

  /// An array of anything.
  static let anyArray = ExpressionType.array(.value, count: nil)
}

extension ExpressionType: CustomStringConvertible {
  /// The type as error texts name it.
  var description: String {
    switch self {
    case .array(let item, let count):
      if let count {
        "array<\(item), \(count)>"
      } else if item == .value {
        "array"
      } else {
        "array<\(item)>"
      }
    case .null: "null"
    case .number: "number"
    case .string: "string"
    case .boolean: "boolean"
    case .color: "color"
    case .projection: "projectionDefinition"
    case .object: "object"
    case .value: "value"
    case .error: "error"
    case .collator: "collator"
    case .formatted: "formatted"
    case .padding: "padding"
    case .numberArray: "numberArray"
    case .colorArray: "colorArray"
    case .resolvedImage: "resolvedImage"
    case .variableAnchorOffsets: "variableAnchorOffsetCollection"
    }
  }
}

extension StyleValue {
  /// The type of a value.
  var type: ExpressionType {
    switch self {
    case .null: .null
    case .bool: .boolean
    case .number: .number
    case .string: .string
    case .color: .color
    case .object: .object
    case .formatted: .formatted
    case .image: .resolvedImage
    case .padding: .padding
    case .numberArray: .numberArray
    case .colorArray: .colorArray
    case .variableAnchorOffsets: .variableAnchorOffsets
    case .projection: .projection
    case .collator: .collator
    case .array(let elements): .array(Self.commonType(elements), count: elements.count)
    }
  }

  private static func commonType(_ elements: [StyleValue]) -> ExpressionType {
    guard let first = elements.first?.type else { return .value }
    return elements.dropFirst().allSatisfy { $0.type == first } ? first : .value
  }
}
