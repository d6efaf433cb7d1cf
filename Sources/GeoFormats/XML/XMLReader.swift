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
  var open: [Range<Int>] = []
  /// Whether the element at hand was written `<name/>`.
  var isSelfClosed = false
  /// The attributes of the element that was stepped into last.
  var attributes: [(name: Range<Int>, value: Range<Int>)] = []
  /// The name of the element that was stepped into last, without prefix.
  var name = ""
  private var lineMark = (offset: 0, line: 1)

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

  func localPart(of name: Range<Int>) -> Range<Int> {
    guard let colon = bytes[name].lastIndex(of: UInt8(ascii: ":")) else { return name }
    return (colon + 1)..<name.upperBound
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
