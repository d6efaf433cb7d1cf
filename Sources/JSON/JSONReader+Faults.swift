extension JSONReader {
  /// The error of something else standing here than what has to.
  func unexpected(_ expected: String) -> JSONError {
    guard offset < bytes.count else {
      let isBlank = bytes.allSatisfy { [0x20, 0x0A, 0x0D, 0x09, 0xEF, 0xBB, 0xBF].contains($0) }
      return isBlank ? .empty : .cutOff(at: position)
    }
    if bytes.prefix(2).contains(0) || bytes.starts(with: [0xFF, 0xFE])
      || bytes.starts(with: [0xFE, 0xFF])
    {
      // UTF-16, which no JSON between systems may be (RFC 8259, section 8.1).
      return .notUTF8(at: position)
    }
    return .unexpected(found: found, expected: expected, at: position)
  }

  /// The character at this place, in quotes, or its number where it can't be shown.
  var found: String {
    guard offset < bytes.count else { return "the end" }
    let byte = bytes[offset]
    guard byte >= 0x20, byte != 0x7F else { return "control character \(byte)" }
    let rest = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
    return rest.unicodeScalars.first.map { "'\($0)'" } ?? "nothing"
  }
}
