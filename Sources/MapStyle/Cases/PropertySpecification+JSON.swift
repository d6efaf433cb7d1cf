internal import JSON

extension PropertySpecification {
  /// The `propertySpec` of a case; what it leaves out allows everything.
  convenience init(_ json: JSONObject) {
    let expression = json["expression"]
    self.init(
      "some-property", ValueType(json), default: json["default"],
      minimum: json["minimum"]?.numberValue, maximum: json["maximum"]?.numberValue,
      values: json["values"]?.objectValue?.members.map(\.name)
        ?? (json["values"]?.arrayValue ?? []).compactMap(\.stringValue),
      isInterpolated: expression == nil || expression?["interpolated"]?.boolValue == true,
      parameters: (expression?["parameters"]?.arrayValue ?? ["zoom", "feature"]).compactMap {
        $0.stringValue.flatMap { Parameter(word: $0) }
      },
      kind: json["property-type"]?.stringValue.flatMap { Kind(rawValue: $0) } ?? .dataDriven,
      tokens: json["tokens"]?.boolValue ?? false)
  }
}

extension PropertySpecification.Parameter {
  /// The parameter of a word of the specification.
  init?(word: String) {
    switch word {
    case "zoom": self = .zoom
    case "feature": self = .feature
    case "feature-state": self = .featureState
    case "global-state": self = .globalState
    case "line-progress": self = .lineProgress
    case "heatmap-density": self = .heatmapDensity
    case "elevation": self = .elevation
    default: return nil
    }
  }
}

extension PropertySpecification.ValueType {
  /// The type of a property in the specification's own form.
  init(_ json: JSONObject) {
    switch json["type"]?.stringValue {
    case "array":
      let item = JSONObject(type: json["value"]?.stringValue ?? "*")
      self = .array(Self(item), length: json["length"]?.intValue)
    case "number": self = .number
    case "string": self = .string
    case "boolean": self = .boolean
    case "color": self = .color
    case "enum": self = .enumeration
    case "resolvedImage": self = .resolvedImage
    case "formatted": self = .formatted
    case "padding": self = .padding
    case "numberArray": self = .numberArray
    case "colorArray": self = .colorArray
    case "variableAnchorOffsetCollection": self = .variableAnchorOffsets
    case "projectionDefinition": self = .projection
    case "null": self = .null
    default: self = .any
    }
  }
}

extension JSONObject {
  fileprivate init(type: String) {
    self.init()
    self["type"] = .string(type)
  }
}
