/// What the value of a style property can be.
public protocol StylePropertyValue: Sendable, Equatable {
  /// The value that an expression's result stands for; `nil` where it is of another type.
  init?(styleValue: StyleValue)

  /// Evaluates an expression.
  static func value(
    of expression: StyleExpression, in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Self
}

extension StylePropertyValue {
  /// Evaluates an expression of any type.
  public static func value(
    of expression: StyleExpression, in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Self {
    guard let value = Self(styleValue: try expression.value(in: context)) else {
      throw .wrongValue
    }
    return value
  }
}
