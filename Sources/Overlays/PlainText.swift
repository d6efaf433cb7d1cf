/// Words from outside as one line that can be set.
enum PlainText {
  /// What is beyond is cut off: no picture has room for it, and setting it would take long.
  private static let scalarLimit = 2_000

  /// The words with every run of spaces, line ends and control characters made one space; empty where none are left.
  static func line(_ words: String) -> String {
    var line = String.UnicodeScalarView()
    var count = 0
    var isAfterSpace = true
    for scalar in words.unicodeScalars.prefix(2 * scalarLimit) {
      if scalar.properties.isWhitespace && scalar != "\u{A0}"
        || scalar.properties.generalCategory == .control
      {
        if !isAfterSpace { line.append(" ") }
        isAfterSpace = true
      } else {
        line.append(scalar)
        isAfterSpace = false
        count += 1
      }
      if count >= scalarLimit {
        line.append("…")
        break
      }
    }
    if isAfterSpace, line.last == " " { line.removeLast() }
    return String(line)
  }
}
