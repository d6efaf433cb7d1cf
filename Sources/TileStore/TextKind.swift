/// Kinds of text that are found where tiles should be.
enum TextKind {
  /// What the text is, as a sentence names it; `nil` for bytes that are no such text.
  static func sniff(_ bytes: [UInt8]) -> String? {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let spaces: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
    let text = bytes.dropFirst(start).prefix(1024).drop { spaces.contains($0) }
    // A tag of protobuf may be one of these bytes; a text goes on with another printable one.
    guard let first = text.first, let second = text.dropFirst().first else { return nil }
    guard spaces.contains(second) || (0x21...0x7E).contains(second) else { return nil }
    let head = String(decoding: text, as: UTF8.self).lowercased()
    switch first {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return "JSON text"
    case UInt8(ascii: "<"):
      let isHTML = head.contains("<html") || head.hasPrefix("<!doctype html")
      return isHTML ? "an HTML page" : "XML text"
    default:
      return nil
    }
  }
}
