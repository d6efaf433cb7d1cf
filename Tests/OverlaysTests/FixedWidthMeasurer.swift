import MapScene

/// Letters that are all half as wide as the font is high, on lines of 1.2 times its height.
struct FixedWidthMeasurer: TextMeasuring {
  /// Characters that this font lacks.
  var missing: Set<Unicode.Scalar> = []

  func extent(of block: TextBlock) -> TextExtent {
    let letter = block.size / 2
    var lines = [0]
    let room = block.maximumWidth.map { max(1, Int($0 / letter)) } ?? .max
    for word in block.string.split(separator: " ") {
      let used = lines[lines.count - 1]
      if used == 0 {
        lines[lines.count - 1] = word.count
      } else if used + 1 + word.count <= room {
        lines[lines.count - 1] += 1 + word.count
      } else {
        lines.append(word.count)
      }
    }
    let isEllipsized =
      block.maximumWidth != nil
      && (lines.count > block.maximumLines || lines.contains { $0 > room })
    if block.maximumWidth != nil { lines = Array(lines.prefix(block.maximumLines)) }
    let width = Double(min(room, lines.max() ?? 0)) * letter
    let height = Double(lines.count) * block.size * 1.2
    return TextExtent(
      width: width, height: height, isEllipsized: isEllipsized,
      ink: Rectangle(x: 0, y: block.size * 0.2, width: width, height: height - block.size * 0.4),
      missing: block.string.unicodeScalars.filter(missing.contains))
  }
}
