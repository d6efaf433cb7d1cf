internal import JSON

/// What the specification says of one property.
final class PropertySpecification: Sendable {
  /// What the value is.
  indirect enum ValueType: Sendable, Equatable {
    case number, string, boolean, color, enumeration, resolvedImage, formatted, padding
    case numberArray, colorArray, variableAnchorOffsets, projection, null, any
    case array(ValueType, length: Int?)
  }

  /// What an expression may depend on.
  enum Parameter: Sendable {
    case zoom, feature, featureState, globalState, lineProgress, heatmapDensity, elevation
  }

  /// How values change with zoom and feature.
  enum Kind: String, Sendable {
    case constant
    case dataConstant = "data-constant"
    case dataDriven = "data-driven"
    case crossFaded = "cross-faded"
    case crossFadedDataDriven = "cross-faded-data-driven"
    case colorRamp = "color-ramp"
  }

  /// On what it depends whether the property has an effect.
  enum Requirement: Sendable, Equatable {
    case set(String)
    case unset(String)
    case value(String, [JSONValue])
    case lineMetrics
  }

  let name: String
  let type: ValueType
  let defaultValue: JSONValue?
  /// The default as a value; `nil` where there's none, or it's an expression.
  let defaultConstant: StyleValue?
  let minimum: Double?
  let maximum: Double?
  /// The words of an enumeration.
  let values: [String]
  let period: Double?
  let isInterpolated: Bool
  let parameters: [Parameter]
  let kind: Kind
  /// Whether `{name}` in a text stands for a property.
  let hasTokens: Bool
  /// Whether a section of formatted text can have a value of its own.
  let isOverridable: Bool
  let isTransitionable: Bool
  let requires: [Requirement]
  /// Whether an object must have the member.
  let isRequired: Bool

  init(
    _ name: String, _ type: ValueType, default defaultValue: JSONValue? = nil,
    minimum: Double? = nil, maximum: Double? = nil, values: [String] = [], period: Double? = nil,
    isInterpolated: Bool = false, parameters: [Parameter] = [], kind: Kind = .dataConstant,
    tokens: Bool = false, isOverridable: Bool = false, isTransitionable: Bool = false,
    requires: [Requirement] = [], isRequired: Bool = false
  ) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    defaultConstant = defaultValue.flatMap { StyleValue(constant: $0, of: type) }
    self.minimum = minimum
    self.maximum = maximum
    self.values = values
    self.period = period
    self.isInterpolated = isInterpolated
    self.parameters = parameters
    self.kind = kind
    hasTokens = tokens
    self.isOverridable = isOverridable
    self.isTransitionable = isTransitionable
    self.requires = requires
    self.isRequired = isRequired
  }

  /// Whether features can differ.
  var isDataDriven: Bool { kind == .dataDriven || kind == .crossFadedDataDriven }
}
