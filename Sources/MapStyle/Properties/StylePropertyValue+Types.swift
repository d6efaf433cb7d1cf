public import Pixels

extension Double: StylePropertyValue {
  /// The number.
  public init?(styleValue: StyleValue) {
    guard case .number(let number) = styleValue else { return nil }
    self = number
  }

  /// Evaluates without making a `StyleValue`; fails where the result is NaN.
  public static func value(
    of expression: StyleExpression, in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Double {
    let number = try expression.number(in: context)
    // The default stands in for what is no number, as in GL JS.
    guard !number.isNaN else { throw .notANumber }
    return number
  }
}

extension Bool: StylePropertyValue {
  /// The truth value.
  public init?(styleValue: StyleValue) {
    guard case .bool(let value) = styleValue else { return nil }
    self = value
  }

  /// Evaluates without making a `StyleValue`.
  public static func value(
    of expression: StyleExpression, in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Bool { try expression.bool(in: context) }
}

extension Color: StylePropertyValue {
  /// The colour.
  public init?(styleValue: StyleValue) {
    guard case .color(let color) = styleValue else { return nil }
    self = color
  }

  /// Evaluates without making a `StyleValue`.
  public static func value(
    of expression: StyleExpression, in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Color { try expression.color(in: context) }
}

extension String: StylePropertyValue {
  /// The text.
  public init?(styleValue: StyleValue) {
    guard case .string(let text) = styleValue else { return nil }
    self = text
  }
}

extension StyleValue: StylePropertyValue {
  /// The value itself.
  public init?(styleValue: StyleValue) { self = styleValue }
}

extension Formatted: StylePropertyValue {
  /// The text; plain ones become one section.
  public init?(styleValue: StyleValue) {
    switch styleValue {
    case .formatted(let text): self = text
    case .string(let text): self.init(text)
    default: return nil
    }
  }
}

extension ResolvedImage: StylePropertyValue {
  /// The image; an empty name is none.
  public init?(styleValue: StyleValue) {
    switch styleValue {
    case .image(let image) where !image.name.isEmpty: self = image
    case .string(let name) where !name.isEmpty: self.init(name: name)
    default: return nil
    }
  }
}

extension Padding: StylePropertyValue {
  /// The padding, or an array of numbers.
  public init?(styleValue: StyleValue) {
    if case .padding(let padding) = styleValue {
      self = padding
    } else {
      guard let numbers = [Double](styleValue: styleValue) else { return nil }
      self.init(numbers)
    }
  }
}

extension VariableAnchorOffsets: StylePropertyValue {
  /// The anchors.
  public init?(styleValue: StyleValue) {
    guard case .variableAnchorOffsets(let offsets) = styleValue else { return nil }
    self = offsets
  }
}

extension ProjectionDefinition: StylePropertyValue {
  /// The projection, or its name, or two names and how far it is from the one to the other.
  public init?(styleValue: StyleValue) { self.init(coercing: styleValue) }
}
