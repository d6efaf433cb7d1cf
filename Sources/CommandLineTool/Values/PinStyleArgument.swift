import MapSnapshot

/// How pins look, as it is typed: `color=red,size=32,glyph=★,icon=FILE,anchor=bottom,shadow=no`.
struct PinStyleArgument: Sendable, Equatable {
  /// All but the icon.
  var style = Pin.Style()
  /// The file of the picture that stands for the drop, or none.
  var icon: String?
  /// The point of that picture that lies on the place.
  var anchor: Pin.Anchor?

  /// The names of its parts.
  static let names = ["color", "size", "glyph", "icon", "anchor", "shadow"]

  /// The defaults.
  init() {}

  init(argument text: String) throws(ValueError) {
    for part in Self.split(text) where !part.trimmingSpaces.isEmpty {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = (sides.first ?? "").trimmingSpaces
      guard sides.count == 2 else {
        throw ValueError(
          "\(quoted(name)) stands without a value", "write NAME=VALUE, as color=red,size=40")
      }
      try set(name, to: sides[1].trimmingSpaces)
    }
    guard anchor == nil || icon != nil else {
      throw ValueError(
        "an anchor is given without an icon",
        "add icon=FILE; a drawn pin always stands on its tip")
    }
  }

  private mutating func set(_ name: String, to value: String) throws(ValueError) {
    switch name {
    case "color", "colour": style.color = try Color(argument: value)
    case "size": style.size = try Double(argument: value, called: "size", within: 1...1000)
    case "glyph": style.glyph = try Self.glyph(value)
    case "icon": icon = value
    case "anchor": anchor = try Self.anchor(value)
    case "shadow": style.shadow = try Bool(argument: value)
    default:
      let nearest = NearestName.of(name, among: Self.names)
      throw ValueError(
        "pins have no \(quoted(name))",
        nearest.map { "did you mean \($0)?" } ?? "take \(Self.names.joined(separator: ", "))")
    }
  }

  private static func glyph(_ value: String) throws(ValueError) -> String? {
    guard value.count <= 1 else {
      throw ValueError(
        "the glyph \(quoted(value)) is more than one character",
        "take one letter, sign or emoji, and a label for words")
    }
    return value.isEmpty ? nil : value
  }

  private static func anchor(_ value: String) throws(ValueError) -> Pin.Anchor {
    guard let anchor = Pin.Anchor(rawValue: value) else {
      let names = Pin.Anchor.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValueError("\(quoted(value)) is not an anchor", "take \(names)")
    }
    return anchor
  }

  /// Parts between commas; a backslash takes a comma or a backslash after it as it is.
  private static func split(_ text: String) -> [String] {
    var parts = [""]
    var isEscaped = false
    for character in text {
      if isEscaped {
        parts[parts.count - 1] += character == "," || character == "\\" ? "" : "\\"
        parts[parts.count - 1].append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "," {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    if isEscaped { parts[parts.count - 1] += "\\" }
    return parts
  }

  /// A value as a part of such a list.
  static func escaped(_ value: String) -> String {
    value.reduce(into: "") { text, character in
      if character == "," || character == "\\" { text.append("\\") }
      text.append(character)
    }
  }
}

extension Bool {
  /// `yes` or `no`, and what else says it.
  init(argument text: String) throws(ValueError) {
    switch text.lowercased() {
    case "yes", "true", "on", "1": self = true
    case "no", "false", "off", "0": self = false
    default: throw ValueError("\(quoted(text)) is neither yes nor no", "write yes or no")
    }
  }
}
