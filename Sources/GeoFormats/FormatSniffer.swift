/// Finds out what bytes are by looking at them, never at a name.
enum FormatSniffer {
  /// What a file's first bytes say.
  enum Finding: Equatable {
    case empty
    case gzip
    case zip
    case html
    case xml
    case json
    case polyline
    /// Something else that is known by name.
    case known(String)
    case unknown
  }

  static func finding(_ bytes: [UInt8]) -> Finding {
    if let name = binaryName(bytes) { return .known(name) }
    if bytes.starts(with: [0x1F, 0x8B]) { return .gzip }
    if bytes.starts(with: Array("PK".utf8)), bytes.count > 3, bytes[2] < 9 { return .zip }
    return textFinding(bytes)
  }

  /// The same of a text in UTF-8.
  static func textFinding(_ bytes: [UInt8]) -> Finding {
    guard let start = bytes.firstIndex(where: { !NumberText.isBlank($0) && $0 != 0x1E }) else {
      return .empty
    }
    if bytes[start] == UInt8(ascii: "<") { return isHTML(bytes[start...]) ? .html : .xml }
    // Polylines may begin with a brace or bracket, but have no quotes, digits, commas or blanks.
    if bytes.allSatisfy({ (63...126).contains($0) || NumberText.isBlank($0) }) { return .polyline }
    if bytes[start] == UInt8(ascii: "{") || bytes[start] == UInt8(ascii: "[") { return .json }
    return .unknown
  }

  private static func isHTML(_ bytes: ArraySlice<UInt8>) -> Bool {
    let start = bytes.prefix(1_000)
    return start.range(ofWord: "<!doctype html") != nil || start.range(ofWord: "<html") != nil
  }

  /// Files that are taken for tracks, by their magic numbers.
  private static func binaryName(_ bytes: [UInt8]) -> String? {
    let magics: [(start: [UInt8], name: String)] = [
      ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"), ([0xFF, 0xD8, 0xFF], "a JPEG picture"),
      (Array("SQLite format 3\0".utf8), "an SQLite database"), (Array("%PDF-".utf8), "a PDF"),
      (Array("PMTiles".utf8), "a PMTiles archive"),
      ([0x00, 0x00, 0x27, 0x0A], "a shapefile"),
    ]
    if let magic = magics.first(where: { bytes.starts(with: $0.start) }) { return magic.name }
    let isFIT = bytes.count >= 12 && Array(bytes[8..<12]) == Array(".FIT".utf8)
    return isFIT ? "a FIT file of a sports watch" : nil
  }
}
