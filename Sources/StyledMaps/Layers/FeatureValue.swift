internal import MapStyle

/// A property of a layer on one picture: one value for all features where it does not depend on them.
enum FeatureValue<Value: StylePropertyValue>: Sendable {
  case fixed(Value)
  case perFeature(StyleProperty<Value>)

  /// The property at the context's zoom.
  init(_ property: StyleProperty<Value>, in context: borrowing EvaluationContext) {
    self = property.isFeatureDependent ? .perFeature(property) : .fixed(property.value(in: context))
  }

  /// The value for the context's feature.
  @inline(__always)
  func value(in context: borrowing EvaluationContext) -> Value {
    switch self {
    case .fixed(let value): value
    case .perFeature(let property): property.value(in: context)
    }
  }
}
