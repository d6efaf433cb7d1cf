internal import JSON
internal import Pixels

extension StyleValue {
  /// The value as `to-string` gives it.
  var text: String {
    switch self {
    case .null: ""
    case .bool(let value): value ? "true" : "false"
    case .number(let value): Self.text(value)
    case .string(let value): value
    case .formatted(let value): value.text
    case .image(let image): image.name
    case .color(let color): color.cssText
    case .padding(let padding): Self.text(padding.numbers)
    case .numberArray(let numbers): Self.text(numbers)
    case .colorArray(let colors): "[" + colors.map(\.cssText).joined(separator: ",") + "]"
    default: json.serialized()
    }
  }

  private static func text(_ numbers: [Double]) -> String {
    "[" + numbers.map(text).joined(separator: ",") + "]"
  }

  /// A number as JavaScript writes it.
  static func text(_ number: Double) -> String { JavaScriptNumber.text(number) }

  /// The value as JSON.
  var json: JSONValue {
    switch self {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let value): .number(value)
    case .string(let value): .string(value)
    case .array(let elements): .array(elements.map(\.json))
    case .object(let object): .object(object)
    case .formatted(let value): .string(value.text)
    case .image(let image): .string(image.name)
    case .color(let color): .string(color.cssText)
    case .padding(let padding): .array(padding.numbers.map(JSONValue.number))
    case .numberArray(let numbers): .array(numbers.map(JSONValue.number))
    case .colorArray(let colors): .array(colors.map { .string($0.cssText) })
    case .variableAnchorOffsets(let offsets):
      .array(
        offsets.entries.flatMap {
          [.string($0.anchor.rawValue), .array([.number($0.offset.x), .number($0.offset.y)])]
        })
    case .projection(let projection):
      .array([.string(projection.from), .string(projection.to), .number(projection.transition)])
    case .collator: .null
    }
  }
}

extension Color {
  /// `rgba(255,0,0,1)`.
  var cssText: String {
    let channels = [red, green, blue].map { StyleValue.text(($0 * 255).rounded()) }
    return "rgba(\(channels.joined(separator: ",")),\(StyleValue.text(alpha)))"
  }
}
