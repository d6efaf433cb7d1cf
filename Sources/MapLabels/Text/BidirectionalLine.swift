/// Puts the units of a line into the order in which they are drawn (UAX 9, rules L1 and L2).
enum BidirectionalLine {
  /// The line from left to right, without spaces at its ends.
  static func visual(_ line: ArraySlice<TextUnit>, hasLevels: Bool) -> ArraySlice<TextUnit> {
    guard hasLevels else { return trimmed(line) }
    var units = line.filter { !isControl($0.point) }
    var end = units.count
    while end > 0, CodePointRules.isWhitespace(units[end - 1].point) {
      end -= 1
      units[end].level = units[end].paragraphLevel
    }
    reorder(&units)
    return trimmed(units[...])
  }

  /// The ends of lines and of paragraphs, each of which has its own direction.
  static func ends(_ ends: [Int], of units: [TextUnit]) -> [Int] {
    let paragraphs = units.indices.filter { endsParagraph(units[$0].point) }.map { $0 + 1 }
    return Set(ends + paragraphs).sorted()
  }

  private static func endsParagraph(_ point: UInt32) -> Bool {
    switch point {
    case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: true
    default: false
    }
  }

  private static func trimmed(_ line: ArraySlice<TextUnit>) -> ArraySlice<TextUnit> {
    var line = line
    while let last = line.last, CodePointRules.isWhitespace(last.point) { line.removeLast() }
    while let first = line.first, CodePointRules.isWhitespace(first.point) { line.removeFirst() }
    return line
  }

  private static func reorder(_ units: inout [TextUnit]) {
    guard let highest = units.map(\.level).max(), highest > 0 else { return }
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < units.count {
        guard units[start].level >= level else {
          start += 1
          continue
        }
        let end = units[start...].firstIndex { $0.level < level } ?? units.count
        units[start..<end].reverse()
        start = end
      }
    }
  }

  /// Marks that only say in which direction a text runs.
  private static func isControl(_ point: UInt32) -> Bool {
    switch point {
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
