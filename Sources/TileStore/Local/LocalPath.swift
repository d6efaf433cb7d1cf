/// From what a user writes to a path of the disk.
package enum LocalPath {
  /// The path that a location names, be it a path or a `file:` URL.
  ///
  /// - Throws: `notLocal` for any other URL, and for files of another machine.
  static func path(of location: String) throws(TileStoreError) -> String {
    guard let colon = location.firstRange(of: "://") else { return location }
    let scheme = location[..<colon.lowerBound].lowercased()
    let isScheme = !scheme.isEmpty && scheme.allSatisfy { $0.isLetter || $0.isNumber || $0 == "+" }
    guard isScheme else { return location }
    guard scheme == "file" else { throw .notLocal(location: location) }
    let rest = location[colon.upperBound...]
    let host = rest.prefix { $0 != "/" }
    guard host.isEmpty || host == "localhost" else { throw .notLocal(location: location) }
    return decoded(rest.dropFirst(host.count))
  }

  /// The text with its `%20` and the like turned into bytes; what is no such escape stays.
  package static func decoded(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
