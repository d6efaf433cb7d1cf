extension XMLReader {
  /// Elements inside each other deeper than any GPX or KML has them.
  private static let depthLimit = 200
  private static let attributeLimit = 100

  /// Reads `</name>` of the element at hand, and steps out of it.
  mutating func closeElement() throws(XMLFault) {
    let start = offset
    offset += 2
    let found = readName()
    guard offset < bytes.count else { throw cutOff() }
    guard let expected = open.last else {
      offset = start
      throw broken("closes an element that was not opened")
    }
    guard bytes[found] == bytes[expected] else {
      offset = start
      throw broken("closes <\(text(found))> where <\(text(expected))> is open")
    }
    skipBlanks()
    guard offset < bytes.count else { throw cutOff() }
    guard bytes[offset] == UInt8(ascii: ">") else { throw broken("has a closing tag without '>'") }
    offset += 1
    open.removeLast()
  }

  /// Reads `<name …>` and steps into the element.
  mutating func openElement() throws(XMLFault) {
    offset += 1
    let found = readName()
    guard !found.isEmpty else {
      offset -= 1
      throw broken("has a '<' that begins no element; write &lt;")
    }
    guard open.count < Self.depthLimit else {
      throw broken("has elements inside each other deeper than \(Self.depthLimit)")
    }
    open.append(found)
    name = text(localPart(of: found))
    try readAttributes()
  }

  /// Reads attributes up to `>` or `/>`.
  private mutating func readAttributes() throws(XMLFault) {
    attributes.removeAll(keepingCapacity: true)
    while true {
      skipBlanks()
      guard offset < bytes.count else { throw cutOff() }
      if bytes[offset] == UInt8(ascii: ">") {
        offset += 1
        return
      }
      if starts("/>") {
        offset += 2
        isSelfClosed = true
        return
      }
      try readAttribute()
    }
  }

  private mutating func readAttribute() throws(XMLFault) {
    let start = offset
    let found = readName()
    skipBlanks()
    guard offset < bytes.count else { throw cutOff() }
    guard !found.isEmpty, bytes[offset] == UInt8(ascii: "=") else {
      offset = start
      throw broken("has something in a tag that is no attribute name=\"value\"")
    }
    offset += 1
    skipBlanks()
    guard offset < bytes.count else { throw cutOff() }
    let quote = bytes[offset]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw broken("has the attribute \(text(found)) without quotes")
    }
    offset += 1
    let value = offset
    while offset < bytes.count, bytes[offset] != quote {
      guard bytes[offset] != UInt8(ascii: "<") else {
        throw broken("has '<' inside the attribute \(text(found)), whose quotes may be missing")
      }
      offset += 1
    }
    guard offset < bytes.count else { throw cutOff() }
    try add(found, value..<offset)
    offset += 1
  }

  private mutating func add(_ name: Range<Int>, _ value: Range<Int>) throws(XMLFault) {
    for attribute in attributes where bytes[attribute.name] == bytes[name] {
      throw broken("has the attribute \(text(name)) twice in one tag")
    }
    guard attributes.count < Self.attributeLimit else {
      throw broken("has more than \(Self.attributeLimit) attributes in one tag")
    }
    attributes.append((name, value))
  }

  private mutating func readName() -> Range<Int> {
    let start = offset
    while offset < bytes.count {
      switch bytes[offset] {
      case 0...0x20, UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "<"),
        UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "!"), UInt8(ascii: "?"):
        return start..<offset
      default: offset += 1
      }
    }
    return start..<offset
  }

  private mutating func skipBlanks() {
    while offset < bytes.count, NumberText.isBlank(bytes[offset]) { offset += 1 }
  }
}
