public import JSON
internal import Pixels

extension StyleValue {
  /// The value that JSON stands for in expressions: nothing is taken for a colour.
  public init(json: JSONValue) {
    switch json {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let value): self = .number(value)
    case .string(let value): self = .string(value)
    case .array(let elements): self = .array(elements.map { StyleValue(json: $0) })
    case .object(let object): self = .object(object)
    }
  }

  /// A constant of a property; `nil` where it is of another type.
  init?(constant json: JSONValue, of type: PropertySpecification.ValueType) {
    let value = StyleValue(json: json)
    switch (type, value) {
    case (.number, .number), (.string, .string), (.boolean, .bool), (.enumeration, .string),
      (.null, .null), (.any, _):
      self = value
    case (.array(let element, let length), .array(let elements)):
      guard length == nil || elements.count == length else { return nil }
      guard case .array(let items) = json else { return nil }
      let values = items.compactMap { StyleValue(constant: $0, of: element) }
      guard values.count == items.count else { return nil }
      self = .array(values)
    default:
      guard let result = Self(coercing: value, to: type.expressionType) else { return nil }
      self = result
    }
  }

  /// The value as a type that is written as a plainer one, as `to-color` and its like read it.
  init?(coercing value: StyleValue, to type: ExpressionType) {
    switch type {
    case .color: self.init(color: value)
    case .formatted: self = .formatted(Formatted(value.text))
    case .resolvedImage: self = .image(ResolvedImage(name: value.text))
    case .padding:
      guard let padding = value.numbers.flatMap({ Padding($0) }) else { return nil }
      self = .padding(padding)
    case .numberArray:
      guard let numbers = value.numbers else { return nil }
      self = .numberArray(numbers)
    case .colorArray:
      guard let colors = value.colors else { return nil }
      self = .colorArray(colors)
    case .variableAnchorOffsets:
      guard let offsets = VariableAnchorOffsets(value) else { return nil }
      self = .variableAnchorOffsets(offsets)
    case .projection:
      guard let projection = ProjectionDefinition(coercing: value) else { return nil }
      self = .projection(projection)
    default: return nil
    }
  }

  /// A colour, or a text that is one.
  private init?(color value: StyleValue) {
    if case .color = value {
      self = value
      return
    }
    guard case .string(let text) = value, let color = Color(css: text) else { return nil }
    self = .color(color)
  }

  /// One number, or an array of them.
  private var numbers: [Double]? {
    switch self {
    case .number(let number): [number]
    case .numberArray(let numbers): numbers
    case .padding(let padding): padding.numbers
    case .array: [Double](styleValue: self)
    default: nil
    }
  }

  /// One colour, or an array of them.
  private var colors: [Color]? {
    switch self {
    case .colorArray(let colors): return colors
    case .array(let elements):
      let colors = elements.compactMap { StyleValue(color: $0) }
      return colors.count == elements.count ? [Color](styleValue: .array(colors)) : nil
    default: return StyleValue(color: self).flatMap { Color(styleValue: $0) }.map { [$0] }
    }
  }
}

extension VariableAnchorOffsets {
  /// Anchors and offsets by turns.
  init?(_ value: StyleValue) {
    if case .variableAnchorOffsets(let offsets) = value {
      self = offsets
      return
    }
    guard case .array(let list) = value, !list.isEmpty, list.count % 2 == 0 else { return nil }
    entries = []
    for place in stride(from: 0, to: list.count, by: 2) {
      guard let anchor = SymbolAnchor(styleValue: list[place]),
        let offset = SIMD2<Double>(styleValue: list[place + 1])
      else { return nil }
      entries.append(Entry(anchor: anchor, offset: offset))
    }
  }
}

extension ProjectionDefinition {
  /// A name, or two names and how far it is from the one to the other.
  init?(coercing value: StyleValue) {
    switch value {
    case .projection(let projection): self = projection
    case .string(let name): self.init(from: name, to: name, transition: 1)
    case .array(let parts):
      guard parts.count == 3, case .string(let from) = parts[0], case .string(let to) = parts[1],
        case .number(let transition) = parts[2]
      else { return nil }
      self.init(from: from, to: to, transition: transition)
    default: return nil
    }
  }
}
