/// Finds where a text is broken so that its lines are about equally long (shaping.ts, `determineLineBreaks`).
struct LineBreaker {
  /// A unit as the breaker sees it.
  struct Item {
    var point: UInt32
    var advance: Double
    var isImage = false
  }

  /// A place where a line could end.
  private struct Break {
    var index: Int
    var x: Double
    /// The break before it, or −1.
    var prior: Int
    var badness: Double
  }

  private let items: [Item]
  private let targetWidth: Double
  private var breaks: [Break] = []

  /// The ends of the lines, the last of which is the text's.
  static func ends(of items: [Item], maximumWidth: Double) -> [Int] {
    guard !items.isEmpty else { return [] }
    var breaker = LineBreaker(items, maximumWidth: maximumWidth)
    return breaker.run()
  }

  private init(_ items: [Item], maximumWidth: Double) {
    self.items = items
    let total = items.reduce(0) { $0 + $1.advance }
    let lineCount = (total / maximumWidth).rounded(.up)
    targetWidth = total / (lineCount.isFinite && lineCount > 1 ? lineCount : 1)
  }

  private mutating func run() -> [Int] {
    let hasZeroWidthSpaces = items.contains { $0.point == 0x200B }
    var x = 0.0
    for (index, item) in items.enumerated() {
      if !CodePointRules.isWhitespace(item.point) { x += item.advance }
      guard index + 1 < items.count else { break }
      let next = items[index + 1].point
      let isIdeographic = CodePointRules.allowsIdeographicBreaking(item.point)
      guard
        CodePointRules.isBreakable(item.point) || isIdeographic || item.isImage
          || (index + 2 < items.count && CodePointRules.isBreakableBefore(next))
      else { continue }
      let penalty = Self.penalty(
        item.point, before: next, isPenalizable: isIdeographic && hasZeroWidthSpaces)
      breaks.append(bestBreak(at: index + 1, x: x, penalty: penalty, isLast: false))
    }
    return chain(to: bestBreak(at: items.count, x: x, penalty: 0, isLast: true))
  }

  private func chain(to last: Break) -> [Int] {
    var ends = [last.index]
    var prior = last.prior
    while prior >= 0 {
      ends.append(breaks[prior].index)
      prior = breaks[prior].prior
    }
    return ends.reversed()
  }

  private func bestBreak(at index: Int, x: Double, penalty: Double, isLast: Bool) -> Break {
    var best = Break(
      index: index, x: x, prior: -1, badness: badness(width: x, penalty: penalty, isLast: isLast))
    for (place, candidate) in breaks.enumerated() {
      let badness =
        badness(width: x - candidate.x, penalty: penalty, isLast: isLast) + candidate.badness
      if badness <= best.badness {
        best.prior = place
        best.badness = badness
      }
    }
    return best
  }

  private func badness(width: Double, penalty: Double, isLast: Bool) -> Double {
    let raggedness = (width - targetWidth) * (width - targetWidth)
    // Last lines had better be short than long.
    if isLast { return width < targetWidth ? raggedness / 2 : raggedness * 2 }
    return raggedness + abs(penalty) * penalty
  }

  private static func penalty(_ point: UInt32, before next: UInt32, isPenalizable: Bool) -> Double {
    var penalty = 0.0
    if point == 0x0A { penalty -= 10_000 }
    if isPenalizable { penalty += 150 }
    if point == 0x28 || point == 0xFF08 { penalty += 50 }
    if next == 0x29 || next == 0xFF09 { penalty += 50 }
    return penalty
  }
}
