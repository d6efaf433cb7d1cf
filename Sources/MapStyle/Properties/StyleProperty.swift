/// A layout or paint property: a constant, or an expression that is evaluated in a context.
public struct StyleProperty<Value: StylePropertyValue>: Sendable {
  /// The value where it is the same for all features, zooms and states.
  public let constantValue: Value?
  /// The specification's default, which also stands in where an evaluation fails.
  public let defaultValue: Value
  /// Whether the style sets the property.
  public let isSet: Bool
  /// Whether the value differs from feature to feature.
  public let isFeatureDependent: Bool
  /// Whether the value differs from zoom to zoom.
  public let isZoomDependent: Bool
  /// The expression, where it isn't constant.
  public let expression: StyleExpression?

  /// A property that is always the same.
  init(constant: Value, default defaultValue: Value, isSet: Bool) {
    constantValue = constant
    self.defaultValue = defaultValue
    self.isSet = isSet
    (isFeatureDependent, isZoomDependent, expression) = (false, false, nil)
  }

  /// A property that an expression gives.
  init(_ expression: StyleExpression, default defaultValue: Value, isSet: Bool) {
    constantValue = nil
    self.defaultValue = defaultValue
    self.isSet = isSet
    isFeatureDependent = expression.isFeatureDependent
    isZoomDependent = expression.isZoomDependent
    self.expression = expression
  }

  /// The value in a context; the default where the evaluation fails.
  @inlinable
  public func value(in context: borrowing EvaluationContext) -> Value {
    if let constantValue { return constantValue }
    guard let expression else { return defaultValue }
    do throws(EvaluationError) {
      return try Value.value(of: expression, in: context)
    } catch {
      return defaultValue
    }
  }
}
