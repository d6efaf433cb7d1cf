internal import CXML2

/// One call of libxml2, which its callbacks find by a pointer that lives as long as the call.
@unsafe struct ParserJob {
  /// Why no more bytes come.
  enum Conclusion {
    case end
    case tooLong
  }

  /// Elements inside each other deeper than any GPX or KML has them.
  private static let depthLimit = 200
  private static let attributeLimit = 100

  let parser: xmlParserCtxtPtr?
  var queue: EventQueue
  private(set) var conclusion: Conclusion?

  init(parser: xmlParserCtxtPtr?, queue: EventQueue) {
    unsafe self.parser = unsafe parser
    unsafe self.queue = queue
  }

  mutating func run(_ bytes: UnsafeBufferPointer<UInt8>, conclusion: Conclusion?) {
    unsafe self.conclusion = conclusion
    guard let parser = unsafe parser else {
      return unsafe fail("needs more memory to be read than there is")
    }
    let start = unsafe UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
    let isLast: Int32 = conclusion == nil ? 0 : 1
    let code = unsafe withUnsafeMutablePointer(to: &self) { job in
      unsafe parser.pointee.userData = UnsafeMutableRawPointer(job)
      return unsafe cxml2_parse(parser, start, Int32(clamping: bytes.count), isLast)
    }
    unsafe parser.pointee.userData = nil
    // A converter that fails doesn't tell the document's own handler.
    let hasFailed =
      unsafe code == XML_ERR_INVALID_ENCODING.rawValue || parser.pointee.wellFormed == 0
    if hasFailed { unsafe queue.fail(.undecodable(line: line)) }
    if conclusion == .tooLong { unsafe queue.fail(tooLong) }
  }

  /// The line where the parser stands.
  var line: Int { Int(unsafe parser?.pointee.input?.pointee.line ?? 1) }

  mutating func fail(_ fault: String) {
    unsafe queue.fail(.broken(line: line, fault: fault))
    if let parser = unsafe parser { unsafe xmlStopParser(parser) }
  }

  mutating func start(
    _ name: UnsafePointer<xmlChar>, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?,
    count: Int
  ) {
    guard unsafe queue.depth < Self.depthLimit else {
      return unsafe fail("has elements inside each other deeper than \(Self.depthLimit)")
    }
    guard unsafe count <= Self.attributeLimit else {
      return unsafe fail("has more than \(Self.attributeLimit) attributes in one tag")
    }
    unsafe queue.appendStart(keep(name), line: line)
    guard let attributes = unsafe attributes else { return }
    // Each is five pointers: name, prefix, namespace, begin and end of the value.
    for place in stride(from: 0, to: 5 * count, by: 5) {
      guard let name = unsafe attributes[place], let start = unsafe attributes[place + 3],
        let end = unsafe attributes[place + 4]
      else { continue }
      let value = unsafe UnsafeBufferPointer(start: start, count: max(0, end - start))
      unsafe queue.appendAttribute(keep(name), queue.keep(value))
    }
  }

  private mutating func keep(_ name: UnsafePointer<xmlChar>) -> Range<Int> {
    unsafe queue.keep(UnsafeBufferPointer(start: name, count: Int(xmlStrlen(name))))
  }

  /// Keeps an entity that is not XML's own as it is written.
  mutating func reference(_ name: UnsafePointer<xmlChar>) {
    // libxml2 gives up after so many unknown entities, lest they grow; these don't.
    unsafe parser?.pointee.nbentities = 0
    let text = unsafe "&\(String(cString: name));"
    guard unsafe parser?.pointee.instate != XML_PARSER_ATTRIBUTE_VALUE else {
      return unsafe fail("has \(text.prefix(60)) in an attribute, which XML does not know")
    }
    let range = unsafe Array(text.utf8).withUnsafeBufferPointer { unsafe queue.keep($0) }
    unsafe queue.appendText(range)
  }
}
