extension XMLReader {
  /// The bytes in UTF-8 of an attribute, by its name without prefix; `nil` for none.
  ///
  /// It is an attribute of the element that was stepped into last, and is there until the reader goes on.
  public func attribute(_ name: StaticString) -> ArraySlice<UInt8>? {
    for place in attributes {
      let attribute = queue.events[place]
      if matches(attribute.name, name) { return resolved(queue.bytes[attribute.value]) }
    }
    return nil
  }

  /// The text of an attribute.
  public func attributeText(_ name: StaticString) -> String? {
    attribute(name).map { String(decoding: $0, as: UTF8.self) }
  }

  private func matches(_ range: Range<Int>, _ name: StaticString) -> Bool {
    guard range.count == name.utf8CodeUnitCount else { return false }
    return name.withUTF8Buffer { buffer in
      for place in 0..<buffer.count
      where unsafe buffer[place] != queue.bytes[range.lowerBound + place] { return false }
      return true
    }
  }

  /// libxml2 leaves each `&` of a value as `&#38;`, the only reference in it.
  private func resolved(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard value.contains(UInt8(ascii: "&")) else { return value }
    var result: [UInt8] = []
    var rest = value
    while let byte = rest.popFirst() {
      result.append(byte)
      if byte == UInt8(ascii: "&"), rest.starts(with: "#38;".utf8) { rest = rest.dropFirst(4) }
    }
    return result[...]
  }

  /// The text of the element at hand without blanks around it, that of its children left out; steps out of it.
  public mutating func text() throws(XMLError) -> String {
    let bytes = try textBytes()
    guard let start = bytes.firstIndex(where: { !Self.isBlank($0) }),
      let end = bytes.lastIndex(where: { !Self.isBlank($0) })
    else { return "" }
    return String(decoding: bytes[start...end], as: UTF8.self)
  }

  /// The bytes in UTF-8 of the element's text, CDATA sections too; steps out of it.
  ///
  /// A text in one piece is not copied.
  public mutating func textBytes() throws(XMLError) -> ArraySlice<UInt8> {
    var text: ArraySlice<UInt8> = []
    while let event = try nextEvent(isNamed: false), event.kind != .end {
      if event.kind == .start {
        try skip()
      } else if text.isEmpty {
        text = queue.bytes[event.value]
      } else {
        text += queue.bytes[event.value]
      }
    }
    return text
  }
}
