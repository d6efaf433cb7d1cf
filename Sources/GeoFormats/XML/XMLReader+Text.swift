extension XMLReader {
  /// The bytes of an attribute of the element stepped into last, by its name without prefix; `nil` for none.
  func attribute(_ name: StaticString) -> ArraySlice<UInt8>? {
    for attribute in attributes where matches(localPart(of: attribute.name), name) {
      return Self.resolved(bytes[attribute.value])
    }
    return nil
  }

  /// The text of an attribute.
  func attributeText(_ name: StaticString) -> String? {
    attribute(name).map { String(decoding: $0, as: UTF8.self) }
  }

  private func matches(_ range: Range<Int>, _ name: StaticString) -> Bool {
    guard range.count == name.utf8CodeUnitCount else { return false }
    return name.withUTF8Buffer { buffer in
      for place in 0..<buffer.count where buffer[place] != bytes[range.lowerBound + place] {
        return false
      }
      return true
    }
  }

  /// The text of the element at hand without blanks around it, that of its children left out; steps out of it.
  mutating func text() throws(XMLFault) -> String {
    let bytes = try textBytes()
    let start = bytes.firstIndex { !NumberText.isBlank($0) } ?? bytes.endIndex
    let end = bytes.lastIndex { !NumberText.isBlank($0) } ?? bytes.startIndex
    return start <= end && start < bytes.endIndex
      ? String(decoding: bytes[start...end], as: UTF8.self) : ""
  }

  /// The bytes of the element's text as they are meant; steps out of it.
  ///
  /// Plain text is not copied.
  mutating func textBytes() throws(XMLFault) -> ArraySlice<UInt8> {
    var text: ArraySlice<UInt8> = []
    while !isSelfClosed {
      let start = offset
      guard moveToTag() else { throw cutOff() }
      let run = Self.resolved(bytes[start..<offset])
      text = text.isEmpty ? run : text + run
      if starts("</") { break }
      if starts("<![CDATA[") {
        text += try section()
      } else if try !passMarkup() {
        try openElement()
        try skip()
      }
    }
    _ = try nextChild()
    return text
  }

  /// Reads a CDATA section.
  private mutating func section() throws(XMLFault) -> ArraySlice<UInt8> {
    let start = offset + 9
    _ = try passMarkup()
    return bytes[start..<(offset - 3)]
  }

  /// The text with its character references and predefined entities resolved; others stay as they are written.
  static func resolved(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.contains(UInt8(ascii: "&")) else { return text }
    var result: [UInt8] = []
    var rest = text
    while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[..<ampersand]
      rest = rest[ampersand...]
      let name = rest.dropFirst().prefix(12).prefix { $0 != UInt8(ascii: ";") }
      if name.endIndex < rest.endIndex, rest[name.endIndex] == UInt8(ascii: ";"),
        let scalar = scalar(named: String(decoding: name, as: UTF8.self))
      {
        result += String(scalar).utf8
        rest = rest[(name.endIndex + 1)...]
      } else {
        result.append(UInt8(ascii: "&"))
        rest = rest.dropFirst()
      }
    }
    return (result + rest)[...]
  }

  private static func scalar(named name: String) -> Character? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard digits.allSatisfy(\.isHexDigit),
      let number = UInt32(digits, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    return Unicode.Scalar(number).map(Character.init) ?? "\u{FFFD}"
  }
}
