internal import JSON
internal import Pixels

extension StyleValue {
  /// The value as the cases write it.
  var caseOutput: JSONValue {
    switch self {
    case .color(let color): .array(color.premultipliedChannels.map(JSONValue.number))
    case .padding(let padding): ["values": .array(padding.numbers.map(JSONValue.number))]
    case .numberArray(let numbers): ["values": .array(numbers.map(JSONValue.number))]
    case .colorArray(let colors): ["values": .array(colors.map(Self.channels))]
    case .variableAnchorOffsets: ["values": json]
    case .projection(let projection):
      [
        "from": .string(projection.from), "to": .string(projection.to),
        "transition": .number(projection.transition),
      ]
    case .image(let image): Self.output(image)
    case .formatted(let text): ["sections": .array(text.sections.map(Self.output))]
    default: json
    }
  }

  private static func output(_ image: ResolvedImage) -> JSONValue {
    ["name": .string(image.name), "available": .bool(image.isAvailable)]
  }

  private static func channels(_ color: Color) -> JSONValue {
    let channels = color.premultipliedChannels
    return [
      "r": .number(channels[0]), "g": .number(channels[1]), "b": .number(channels[2]),
      "a": .number(channels[3]),
    ]
  }

  private static func output(_ section: Formatted.Section) -> JSONValue {
    [
      "text": .string(section.text), "image": section.image.map(output) ?? .null,
      "scale": section.scale.map { .number($0) } ?? .null,
      "fontStack": section.fontStack.map { .string($0.joined(separator: ",")) } ?? .null,
      "textColor": section.color.map(channels) ?? .null,
      "verticalAlign": section.verticalAlignment.map { .string($0.rawValue) } ?? .null,
    ]
  }
}

extension Color {
  /// Red, green, blue multiplied with the opacity, and the opacity.
  fileprivate var premultipliedChannels: [Double] {
    [red * alpha, green * alpha, blue * alpha, alpha]
  }
}
