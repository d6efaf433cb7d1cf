internal import Pixels

extension Array: StylePropertyValue where Element: StylePropertyValue {
  /// The elements, all of which have to be of the type.
  public init?(styleValue: StyleValue) {
    let values: [StyleValue]
    switch styleValue {
    case .array(let elements): values = elements
    case .numberArray(let numbers): values = numbers.map(StyleValue.number)
    case .colorArray(let colors): values = colors.map(StyleValue.color)
    default: return nil
    }
    let elements = values.compactMap { Element(styleValue: $0) }
    guard elements.count == values.count else { return nil }
    self = elements
  }
}

extension SIMD2<Double>: StylePropertyValue {
  /// Two numbers.
  public init?(styleValue: StyleValue) {
    guard case .array(let elements) = styleValue, elements.count == 2,
      case .number(let x) = elements[0], case .number(let y) = elements[1]
    else { return nil }
    self.init(x, y)
  }
}

extension Optional: StylePropertyValue where Wrapped: StylePropertyValue {
  /// The value; null where it's of another type.
  public init?(styleValue: StyleValue) {
    self = Wrapped(styleValue: styleValue)
  }

  /// Evaluates as the type itself does.
  public static func value(
    of expression: StyleExpression, in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Wrapped? {
    try Wrapped.value(of: expression, in: context)
  }
}
