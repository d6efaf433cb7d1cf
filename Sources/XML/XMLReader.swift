/// Goes through the elements of an XML text, once and without building a tree.
///
/// `nextChild()` steps into the next child of the element at hand, or out of it. So a reader of an element is a loop
/// `while try xml.nextChild() { switch xml.name { … } }`, where each case takes the child by such a loop of its own,
/// by `text()` or by `skip()`.
///
/// The text is parsed by libxml2 as XML 1.0 (fifth edition) with namespaces, in the encoding of its byte order mark or
/// declaration. Comments, processing instructions and the document type are passed over. Entities other than XML's own
/// five are never expanded but stay as they are written, so that no text grows and nothing is fetched. Names are taken
/// without their namespace prefix.
public struct XMLReader: ~Copyable {
  /// Bytes that are parsed at once.
  private static let pieceSize = 1 << 15
  /// The most bytes of a tag.
  static let tagLimit = 1 << 16

  private let bytes: [UInt8]
  private let start: Int
  private var offset: Int
  private var parser: ParserContext
  private var isConcluded = false
  private var depth = 0
  var queue = EventQueue()
  /// Where in the queue the attributes stand of the element that was stepped into last.
  var attributes = 0..<0

  /// The name of the element that was stepped into last, without prefix.
  public private(set) var name = ""
  /// The line on which the tag ends that was stepped into or out of last, counted from 1.
  public private(set) var line = 1

  /// A reader that stands before the root of a text.
  ///
  /// - Parameters:
  ///   - bytes: The whole text. Blanks before it are forgiven.
  ///   - isUTF8: Whether it is in UTF-8, whatever it says itself.
  public init(_ bytes: [UInt8], isUTF8: Bool = false) {
    self.bytes = bytes
    start = bytes.firstIndex { !Self.isBlank($0) } ?? bytes.count
    offset = start
    parser = ParserContext(
      isUTF8 ? .utf8 : .declared, line: 1 + bytes[..<start].count { $0 == 0x0A })
  }

  /// Steps into the next child element of the one at hand; where there is none, steps out of it.
  ///
  /// Outside of the root, the root is the next child, and the end of the text the way out.
  public mutating func nextChild() throws(XMLError) -> Bool {
    while let event = try nextEvent() {
      if event.kind == .end { return false }
      if event.kind == .start { return true }
    }
    return false
  }

  /// Steps out of the element at hand, past all that is in it.
  public mutating func skip() throws(XMLError) {
    let outside = depth - 1
    while depth > outside, outside >= 0, try nextEvent(isNamed: false) != nil {}
  }

  /// Goes to the end of the text, past all that is left.
  public mutating func finish() throws(XMLError) {
    while try nextEvent(isNamed: false) != nil {}
  }

  /// The next event, after which the reader stands; `nil` at the end of the text.
  mutating func nextEvent(isNamed: Bool = true) throws(XMLError) -> EventQueue.Event? {
    guard try fill() else { return nil }
    let event = queue.takeFirst()
    switch event.kind {
    case .start:
      depth += 1
      line = event.line
      if isNamed { name = String(decoding: queue.bytes[event.name], as: UTF8.self) }
      attributes = queue.takeAttributes()
    case .end:
      depth -= 1
      line = event.line
    case .attribute, .text: break
    }
    return event
  }

  /// Parses on where all events are taken; `false` at the end of the text.
  private mutating func fill() throws(XMLError) -> Bool {
    while queue.isEmpty {
      if let fault = queue.fault { throw fault }
      if isConcluded { return false }
      queue.removeAll()
      attributes = 0..<0
      parsePiece()
    }
    return true
  }

  private mutating func parsePiece() {
    let end = min(offset + Self.pieceSize, bytes.count)
    parser.parse(bytes[offset..<end], into: &queue)
    let isFirst = offset == start
    offset = end
    if isFirst, parser.isLatin1, let western = ParserContext.windows1252(line: parser.firstLine) {
      // What calls itself ISO-8859-1 is windows-1252, says the WHATWG Encoding Standard.
      parser = western
      queue = EventQueue()
      offset = start
      return
    }
    guard queue.fault == nil else { return }
    if offset == bytes.count || parser.isStuck(beyond: Self.tagLimit) {
      isConcluded = true
      parser.conclude(isCutOff: offset == bytes.count, into: &queue)
    }
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
