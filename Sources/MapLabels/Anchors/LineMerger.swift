/// Joins lines with the same text that touch, so that labels run on across them (merge_lines.ts).
struct LineMerger {
  /// An end of a line that bears a text.
  private struct End: Hashable {
    var text: Int
    var x: Double
    var y: Double
  }

  private var lines: [[SIMD2<Double>]]
  private var lefts: [End: Int] = [:]
  private var rights: [End: Int] = [:]

  /// Joins the lines; those with equal numbers in `texts` may be joined, and those below 0 are left alone.
  ///
  /// - Returns: the lines, of which those that went into others are empty.
  static func merge(_ lines: [[SIMD2<Double>]], texts: [Int]) -> [[SIMD2<Double>]] {
    var merger = LineMerger(lines: lines)
    for index in lines.indices where texts[index] >= 0 && !lines[index].isEmpty {
      merger.add(index, text: texts[index])
    }
    return merger.lines
  }

  private init(lines: [[SIMD2<Double>]]) { self.lines = lines }

  private mutating func add(_ index: Int, text: Int) {
    guard let left = end(text, lines[index].first), let right = end(text, lines[index].last) else {
      return
    }
    let before = rights[left]
    let after = lefts[right]
    if let before, let after, before != after {
      joinBefore(after, left: left, right: right, from: index)
      joinAfter(before, left: left, right: right, from: after)
      lefts[left] = nil
      rights[right] = nil
      if let end = end(text, lines[before].last) { rights[end] = before }
    } else if let before {
      joinAfter(before, left: left, right: right, from: index)
    } else if let after {
      joinBefore(after, left: left, right: right, from: index)
    } else {
      lefts[left] = index
      rights[right] = index
    }
  }

  private func end(_ text: Int, _ point: SIMD2<Double>?) -> End? {
    point.map { End(text: text, x: $0.x, y: $0.y) }
  }

  /// Puts a line behind the one that ends where it begins.
  private mutating func joinAfter(_ target: Int, left: End, right: End, from source: Int) {
    rights[left] = nil
    rights[right] = target
    lines[target].removeLast()
    lines[target] += lines[source]
    lines[source] = []
  }

  /// Puts a line before the one that begins where it ends.
  private mutating func joinBefore(_ target: Int, left: End, right: End, from source: Int) {
    lefts[right] = nil
    lefts[left] = target
    lines[target].removeFirst()
    lines[target] = lines[source] + lines[target]
    lines[source] = []
  }
}
