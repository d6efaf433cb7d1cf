internal import CXML2

extension ParserJob {
  /// What a fatal error of libxml2 means.
  func fault(of error: xmlError) -> XMLError {
    let code = xmlParserErrors(rawValue: xmlParserErrors.RawValue(clamping: unsafe error.code))
    switch code {
    case XML_ERR_INVALID_ENCODING, XML_I18N_CONV_FAILED: return unsafe .undecodable(line: line)
    // Also said of bytes that are no character.
    case XML_ERR_INVALID_CHAR where unsafe input.next >= 0x80:
      return unsafe .undecodable(line: line)
    case XML_ERR_UNKNOWN_ENCODING, XML_ERR_UNSUPPORTED_ENCODING:
      return unsafe .unknownEncoding(name: Self.name(error.str1))
    default: break
    }
    let isAtEnd = unsafe code == XML_ERR_DOCUMENT_END || input.count <= 1
    if isAtEnd, let fault = unsafe faultAtEnd() { return fault }
    return unsafe .broken(line: line, fault: sentence(code, error))
  }

  /// What a fault means that stands where the bytes end.
  private func faultAtEnd() -> XMLError? {
    switch unsafe conclusion {
    case nil: return nil
    case .tooLong: return unsafe tooLong
    // Some converters stop without a word.
    case .end where unsafe unconvertedCount > 0: return unsafe .undecodable(line: line)
    case .end:
      if let element = unsafe parser?.pointee.name {
        return unsafe .cutOff(line: line, element: Self.name(element))
      }
      guard unsafe !queue.hasRoot else { return nil }
      return unsafe .broken(line: line, fault: "ends the text before its first element")
    }
  }

  /// The fault of a part that goes on for too long.
  var tooLong: XMLError {
    let limit = XMLReader.tagLimit >> 10
    return unsafe .broken(line: line, fault: "has a tag or document type of more than \(limit) KiB")
  }

  private func sentence(_ code: xmlParserErrors, _ error: xmlError) -> String {
    let name = unsafe Self.name(error.str1)
    switch code {
    case XML_ERR_TAG_NAME_MISMATCH:
      return unsafe "closes <\(Self.name(error.str2))> where <\(name)> is open"
    case XML_ERR_ATTRIBUTE_REDEFINED: return "has the attribute \(name) twice in one tag"
    case XML_ERR_ATTRIBUTE_WITHOUT_VALUE: return "has the attribute \(name) without a value"
    case XML_ERR_NAME_REQUIRED, XML_ERR_ENTITYREF_SEMICOL_MISSING:
      switch unsafe input.last {
      case UInt8(ascii: "<"): return "has a '<' that begins no element; write &lt;"
      case UInt8(ascii: "&"): return "has a '&' that begins no reference; write &amp;"
      default: break
      }
      return code == XML_ERR_NAME_REQUIRED
        ? "has something in a tag that is no attribute name=\"value\""
        : "has a '&' that begins no reference; write &amp;"
    default: return unsafe Self.sentences[code.rawValue] ?? Self.otherFault(error.message)
    }
  }

  private static let sentences: [xmlParserErrors.RawValue: String] = [
    XML_ERR_ATTRIBUTE_NOT_STARTED.rawValue: "has an attribute without quotes",
    XML_ERR_LT_IN_ATTRIBUTE.rawValue: "has '<' inside an attribute, whose quotes may be missing",
    XML_ERR_SPACE_REQUIRED.rawValue: "has no blank between attributes, whose quotes may be missing",
    XML_ERR_GT_REQUIRED.rawValue: "has something in a tag that is no attribute name=\"value\"",
    XML_ERR_INVALID_CHAR.rawValue: "has a character that XML does not allow",
    XML_ERR_INVALID_DEC_CHARREF.rawValue: "has a character reference that is no number",
    XML_ERR_INVALID_HEX_CHARREF.rawValue: "has a character reference that is no number",
    XML_ERR_DOCUMENT_EMPTY.rawValue: "has no element",
    XML_ERR_DOCUMENT_END.rawValue: "has something behind the end of the root element",
    XML_ERR_COMMENT_NOT_FINISHED.rawValue: "has a comment that never ends",
    XML_ERR_HYPHEN_IN_COMMENT.rawValue: "has '--' inside a comment",
    XML_ERR_PI_NOT_FINISHED.rawValue: "has a processing instruction that never ends",
    XML_ERR_RESERVED_XML_NAME.rawValue: "has an XML declaration that is not the first of the file",
    XML_ERR_MISPLACED_CDATA_END.rawValue: "has ']]>' outside of a CDATA section",
    XML_ERR_DOCTYPE_NOT_FINISHED.rawValue: "has a document type that never ends",
    XML_ERR_INTERNAL_ERROR.rawValue: "has a part that is too long",
  ]

  private static func otherFault(_ message: UnsafePointer<CChar>?) -> String {
    guard let message = unsafe message else { return "is not well-formed XML" }
    let text = unsafe String(cString: message).split(separator: "\n").first ?? ""
    return "is not well-formed XML (\(text.prefix(200)))"
  }

  /// The number of bytes that the parser has but did not take, and those around where it stands; 0 for none.
  private var input: (count: Int, last: UInt8, next: UInt8) {
    guard let input = unsafe parser?.pointee.input?.pointee, let place = unsafe input.cur,
      let base = unsafe input.base, let end = unsafe input.end
    else { return (0, 0, 0) }
    let last = unsafe place > base ? place[-1] : 0
    return unsafe (end - place, last, place < end ? place.pointee : 0)
  }

  /// The bytes that are not yet brought to UTF-8.
  private var unconvertedCount: Int {
    guard let raw = unsafe parser?.pointee.input?.pointee.buf?.pointee.raw else { return 0 }
    return unsafe Int(clamping: xmlBufUse(raw))
  }

  private static func name(_ name: UnsafePointer<CChar>?) -> String {
    guard let name = unsafe name else { return "?" }
    return unsafe String(String(cString: name).prefix(60))
  }

  private static func name(_ name: UnsafePointer<xmlChar>) -> String {
    unsafe String(String(cString: name).prefix(60))
  }
}
