/// Goes through the elements of an XML text in UTF-8, once and without building a tree.
///
/// `nextChild()` steps into the next child of the element at hand, or out of it. So a reader of an element is a loop
/// `while try xml.nextChild() { switch xml.name { … } }`, where each case takes the child by such a loop of its own,
/// by `text()` or by `skip()`.
///
/// Of XML 1.0 (fifth edition) it reads elements, attributes, text, CDATA, character references and the five
/// predefined entities; it passes over comments, processing instructions and the document type. An entity that the
/// document declares is never expanded but stays as it is written, so that no text grows and nothing is fetched.
/// Names are taken without their namespace prefix.
struct XMLReader {
  let bytes: [UInt8]
  var offset = 0
  /// The name of each open element, by where it stands.
  private(set) var open: [Range<Int>] = []
  /// Whether the element at hand was written `<name/>`.
  private(set) var isSelfClosed = false
  /// The attributes of the element that was stepped into last.
  private(set) var attributes: [(name: Range<Int>, value: Range<Int>)] = []
  /// The name of the element that was stepped into last, without prefix.
  private(set) var name = ""
  private var lineMark = (offset: 0, line: 1)

  /// Elements inside each other deeper than any GPX or KML has them.
  private static let depthLimit = 200
  private static let attributeLimit = 100

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The line of a place, counted from 1; places are best asked for in their order.
  mutating func line(of place: Int) -> Int {
    if place < lineMark.offset { lineMark = (0, 1) }
    let end = min(place, bytes.count)
    var line = lineMark.line
    for index in lineMark.offset..<max(lineMark.offset, end) where bytes[index] == 0x0A {
      line += 1
    }
    lineMark = (max(lineMark.offset, end), line)
    return line
  }

  /// The line of the reader.
  mutating func line() -> Int { line(of: offset) }

  /// Steps into the next child element of the one at hand; where there is none, steps out of it.
  ///
  /// Outside of the root, the root is the next child, and the end of the text the way out.
  mutating func nextChild() throws(XMLFault) -> Bool {
    if isSelfClosed {
      isSelfClosed = false
      open.removeLast()
      return false
    }
    while moveToTag() {
      if starts("</") {
        try closeElement()
        return false
      }
      if try passMarkup() { continue }
      try openElement()
      return true
    }
    guard open.isEmpty else { throw cutOff() }
    return false
  }

  /// Moves to the next `<`; at the end of the text there is none.
  mutating func moveToTag() -> Bool {
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "<") { return true }
      offset += 1
    }
    return false
  }

  /// Passes what begins with `<` here and is neither an element nor the end of one.
  mutating func passMarkup() throws(XMLFault) -> Bool {
    if starts("<!--") {
      try pass(to: "-->", of: "a comment")
    } else if starts("<![CDATA[") {
      try pass(to: "]]>", of: "a CDATA section")
    } else if starts("<?") {
      try pass(to: "?>", of: "a processing instruction")
    } else if starts("<!") {
      try passDeclaration()
    } else {
      return false
    }
    return true
  }

  /// Steps out of the element at hand, past all that is in it.
  mutating func skip() throws(XMLFault) {
    let depth = open.count
    while open.count >= depth, depth > 0 { _ = try nextChild() }
  }

  func starts(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - offset >= count else { return false }
    return text.withUTF8Buffer { buffer in
      for place in 0..<count where buffer[place] != bytes[offset + place] { return false }
      return true
    }
  }

  mutating func cutOff() -> XMLFault {
    let name = open.last.map { String(decoding: bytes[$0], as: UTF8.self) } ?? "?"
    return .cutOff(line: line(of: bytes.count), element: name)
  }

  mutating func broken(_ fault: String) -> XMLFault { .broken(line: line(), fault) }

  private mutating func pass(to end: StaticString, of what: String) throws(XMLFault) {
    let start = offset
    while offset < bytes.count {
      if starts(end) {
        offset += end.utf8CodeUnitCount
        return
      }
      offset += 1
    }
    guard open.isEmpty else { throw cutOff() }
    throw .broken(line: line(of: start), "begins \(what) that never ends")
  }

  /// Passes `<!DOCTYPE … [ … ]>` without taking anything from it.
  private mutating func passDeclaration() throws(XMLFault) {
    let start = offset
    var brackets = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets -= 1
      case UInt8(ascii: ">") where brackets <= 0:
        offset += 1
        return
      default: break
      }
      offset += 1
    }
    throw .broken(line: line(of: start), "begins a document type that never ends")
  }

  private mutating func closeElement() throws(XMLFault) {
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

  func localPart(of name: Range<Int>) -> Range<Int> {
    guard let colon = bytes[name].lastIndex(of: UInt8(ascii: ":")) else { return name }
    return (colon + 1)..<name.upperBound
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
