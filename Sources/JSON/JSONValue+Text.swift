extension JSONValue {
  /// The value as a JSON text, in the order of its members.
  ///
  /// - Parameter pretty: Whether each element and member has its own line, indented by two blanks a level.
  /// - Returns: The text, without a line break at the end. What is not finite is null, as in JavaScript.
  public func serialized(pretty: Bool = false) -> String {
    var writer = JSONWriter(isPretty: pretty)
    writer.write(self, level: 0)
    return String(decoding: writer.text, as: UTF8.self)
  }
}

private struct JSONWriter {
  let isPretty: Bool
  var text: [UInt8] = []

  init(isPretty: Bool) { self.isPretty = isPretty }

  mutating func write(_ value: JSONValue, level: Int) {
    switch value {
    case .null: text += "null".utf8
    case .bool(let value): text += (value ? "true" : "false").utf8
    case .number(let value): text += Self.number(value).utf8
    case .string(let value): write(value)
    case .array(let elements):
      text.append(UInt8(ascii: "["))
      for (place, element) in elements.enumerated() {
        separate(isFirst: place == 0, level: level + 1)
        write(element, level: level + 1)
      }
      if !elements.isEmpty { breakLine(level: level) }
      text.append(UInt8(ascii: "]"))
    case .object(let object):
      text.append(UInt8(ascii: "{"))
      for (place, member) in object.members.enumerated() {
        separate(isFirst: place == 0, level: level + 1)
        write(member.name)
        text += (isPretty ? ": " : ":").utf8
        write(member.value, level: level + 1)
      }
      if !object.members.isEmpty { breakLine(level: level) }
      text.append(UInt8(ascii: "}"))
    }
  }

  private mutating func separate(isFirst: Bool, level: Int) {
    if !isFirst { text.append(UInt8(ascii: ",")) }
    breakLine(level: level)
  }

  private mutating func breakLine(level: Int) {
    guard isPretty else { return }
    text.append(UInt8(ascii: "\n"))
    text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
  }

  /// The shortest digits that read back as the same number; whole numbers without a point.
  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value == 0 { return value.sign == .minus ? "-0" : "0" }
    if abs(value) < 0x1p53, let whole = Int(exactly: value) { return "\(whole)" }
    return "\(value)"
  }

  private mutating func write(_ string: String) {
    text.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): text += "\\\"".utf8
      case UInt8(ascii: "\\"): text += "\\\\".utf8
      case 0x0A: text += "\\n".utf8
      case 0x0D: text += "\\r".utf8
      case 0x09: text += "\\t".utf8
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        text += "\\u00".utf8
        text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: text.append(byte)
      }
    }
    text.append(UInt8(ascii: "\""))
  }
}
