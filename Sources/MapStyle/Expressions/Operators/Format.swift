internal import JSON

/// `format`: a text in sections, each with its own look.
final class Format: ExpressionNode {
  private struct Section {
    let content: ExpressionNode
    var scale: ExpressionNode?
    var font: ExpressionNode?
    var color: ExpressionNode?
    var alignment: ExpressionNode?
  }

  private let sections: [Section]

  private init(_ sections: [Section]) {
    self.sections = sections
    super.init(
      .formatted,
      children: sections.flatMap {
        [$0.content] + [$0.scale, $0.font, $0.color, $0.alignment].compactMap { $0 }
      })
  }

  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    guard json.count >= 2 else { return context.fault("Expected at least one argument.") }
    if case .object = json[1] {
      return context.fault("First argument must be an image or text section.")
    }
    var sections: [Section] = []
    var mayBeLook = false
    for argument in json.dropFirst() {
      if mayBeLook, case .object(let look) = argument {
        mayBeLook = false
        guard let last = sections.popLast(), let section = read(look, last, context) else {
          return nil
        }
        sections.append(section)
      } else {
        guard let content = content(argument, context) else { return nil }
        mayBeLook = true
        sections.append(Section(content: content))
      }
    }
    return Format(sections)
  }

  private static func content(_ json: JSONValue, _ context: ParsingContext) -> ExpressionNode? {
    guard let content = context.parse(json, at: 1, as: .value) else { return nil }
    switch content.type {
    case .string, .value, .null, .resolvedImage: return content
    default:
      return context.fault(
        "Formatted text type must be 'string', 'value', 'image' or 'null'.")
    }
  }

  private static func read(
    _ look: JSONObject, _ section: Section, _ context: ParsingContext
  ) -> Section? {
    var section = section
    let parts: [(String, ExpressionType, WritableKeyPath<Section, ExpressionNode?>)] = [
      ("font-scale", .number, \.scale), ("text-font", .array(.string, count: nil), \.font),
      ("text-color", .color, \.color), ("vertical-align", .string, \.alignment),
    ]
    for (name, type, part) in parts {
      guard let json = look[name], json != .null, json != 0, json != "", json != false else {
        continue
      }
      if name == "vertical-align", let word = json.stringValue,
        Formatted.VerticalAlignment(rawValue: word) == nil
      {
        context.fault(
          "'vertical-align' must be one of: 'bottom', 'center', 'top' but found '\(word)' instead.")
        return nil
      }
      guard let node = context.parse(json, at: 1, as: type) else { return nil }
      section[keyPath: part] = node
    }
    return section
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue {
    var result: [Formatted.Section] = []
    result.reserveCapacity(sections.count)
    for section in sections {
      let content = try section.content.value(in: context)
      var part = Formatted.Section(text: content.text)
      part.verticalAlignment = try section.alignment?.string(in: context)
        .asVerticalAlignment
      if case .image(let image) = content {
        (part.text, part.image) = ("", image)
      } else {
        part.scale = try section.scale?.number(in: context)
        if let font = try section.font?.value(in: context) {
          part.fontStack = [String](styleValue: font)
        }
        part.color = try section.color?.color(in: context)
      }
      result.append(part)
    }
    return .formatted(Formatted(sections: result))
  }
}

extension String {
  fileprivate var asVerticalAlignment: Formatted.VerticalAlignment? {
    Formatted.VerticalAlignment(rawValue: self)
  }
}
