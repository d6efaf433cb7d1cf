internal import CXML2

/// libxml2's parser of one document, which takes its bytes in pieces.
@safe struct ParserContext: ~Copyable {
  /// What settles the encoding of a document.
  enum Encoding {
    /// Its byte order mark or declaration.
    case declared
    /// It is UTF-8, whatever it declares.
    case utf8
  }

  /// libxml2's global state, made once.
  private static let isLibraryReady: Void = xmlInitParser()

  private let handle: xmlParserCtxtPtr?
  /// The line of the first byte.
  let firstLine: Int

  init(_ encoding: Encoding, line: Int) {
    _ = Self.isLibraryReady
    firstLine = line
    var callbacks = unsafe SaxCallbacks.handler()
    unsafe handle = xmlCreatePushParserCtxt(&callbacks, nil, nil, 0, nil)
    guard let handle = unsafe handle else { return }
    // XML_PARSE_NOENT, _DTDLOAD, _RECOVER and _HUGE stay unset.
    let ignored = encoding == .utf8 ? XML_PARSE_IGNORE_ENC.rawValue : 0
    unsafe xmlCtxtUseOptions(handle, Int32(XML_PARSE_NONET.rawValue | ignored))
    unsafe handle.pointee.input?.pointee.line = Int32(clamping: line)
    // So unknown entities are told to `reference` instead of being faults, as if a document type that isn't read had
    // declared them (XML 1.0, 4.1).
    unsafe handle.pointee.hasExternalSubset = 1
  }

  deinit {
    guard let handle = unsafe handle else { return }
    // libxml2 keeps declared entities in a document, which is ours to free.
    if let document = unsafe handle.pointee.myDoc { unsafe xmlFreeDoc(document) }
    unsafe handle.pointee.myDoc = nil
    unsafe xmlFreeParserCtxt(handle)
  }

  /// A parser of a document in windows-1252, or `nil` where the system has no converter for it.
  static func windows1252(line: Int) -> ParserContext? {
    guard let converter = unsafe xmlFindCharEncodingHandler("WINDOWS-1252") else { return nil }
    let parser = ParserContext(.utf8, line: line)
    if let handle = unsafe parser.handle { unsafe xmlSwitchToEncoding(handle, converter) }
    return parser
  }

  /// Whether the document, whose first piece is parsed, declares itself to be ISO-8859-1.
  var isLatin1: Bool {
    guard let name = unsafe handle?.pointee.input?.pointee.encoding else { return false }
    let upper = unsafe String(cString: name).uppercased()
    return ["ISO-8859-1", "ISO_8859-1", "ISO8859-1", "LATIN1", "ISO-LATIN-1"].contains(upper)
  }

  /// Parses bytes, and tells the queue of what is whole with them.
  func parse(_ bytes: ArraySlice<UInt8>, into queue: inout EventQueue) {
    var job = unsafe ParserJob(parser: handle, queue: EventQueue())
    unsafe swap(&queue, &job.queue)
    unsafe bytes.withUnsafeBufferPointer { unsafe job.run($0, conclusion: nil) }
    unsafe swap(&queue, &job.queue)
  }

  /// Tells the parser that no more bytes come, since the text ends, or goes on with something too long.
  func conclude(isCutOff: Bool, into queue: inout EventQueue) {
    var job = unsafe ParserJob(parser: handle, queue: EventQueue())
    unsafe swap(&queue, &job.queue)
    let none = unsafe UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    unsafe job.run(none, conclusion: isCutOff ? .end : .tooLong)
    unsafe swap(&queue, &job.queue)
  }

  /// Whether the parser waits for the end of a tag, reference or document type for more bytes than these.
  ///
  /// Comments and sections may be longer. But of attributes and their defaults libxml2 compares each with each.
  func isStuck(beyond limit: Int) -> Bool {
    guard let parser = unsafe handle?.pointee, let input = unsafe parser.input?.pointee,
      let start = unsafe input.cur, let end = unsafe input.end
    else { return false }
    guard unsafe end - start > limit else { return false }
    switch unsafe parser.instate {
    case XML_PARSER_START_TAG, XML_PARSER_END_TAG, XML_PARSER_DTD: return true
    case XML_PARSER_CONTENT: return unsafe start.pointee == UInt8(ascii: "&")
    default: return false
    }
  }
}
