extension ArraySlice<UInt8> {
  /// Where a word in lower-case ASCII begins and ends, whatever its case here; `nil` where it isn't.
  ///
  /// Searching a `String` for a `String` takes a hundred times as long.
  func range(ofWord word: StaticString) -> Range<Int>? {
    word.withUTF8Buffer { wanted in
      guard count >= wanted.count else { return nil }
      for start in startIndex...(endIndex - wanted.count) {
        let isHere = wanted.indices.allSatisfy { Self.lowered(self[start + $0]) == wanted[$0] }
        if isHere { return start..<(start + wanted.count) }
      }
      return nil
    }
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}
