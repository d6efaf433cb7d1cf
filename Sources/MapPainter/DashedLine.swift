internal import MapScene
internal import WebMercator

/// Cuts lines into dashes.
///
/// A dash has round ends, which count as part of its length; one that is no longer than the line is wide is a dot.
struct DashedLine {
  /// Points of dash and gap in turn between the middles of the round ends.
  private let lengths: [Double]

  /// Dashes are at most so many, so that a wrong pattern does not take for ever.
  private static let limit = 1_000_000

  /// The pattern for a pen; `nil` where it has no length.
  init?(_ line: Shape.Line) {
    let lengths = line.inkLengths
    guard lengths.reduce(0, +) > 0.01 else { return nil }
    self.lengths = lengths
  }

  /// The dashes of a line, each as a line of its own.
  func pieces(of line: [Point]) -> [[Point]] {
    guard var current = line.first else { return [] }
    var pieces: [[Point]] = []
    var piece = [current]
    var phase = 0
    var rest = lengths[0]
    for next in line.dropFirst() {
      var length = distance(current, next)
      while length > rest, pieces.count < Self.limit {
        current = toward(next, from: current, share: rest / length)
        if phase.isMultiple(of: 2) { pieces.append(piece + [current]) }
        length = distance(current, next)
        phase = (phase + 1) % lengths.count
        rest = lengths[phase]
        piece = [current]
      }
      rest -= length
      current = next
      piece.append(current)
    }
    if phase.isMultiple(of: 2), piece.count > 1 { pieces.append(piece) }
    return pieces
  }

  private func distance(_ first: Point, _ second: Point) -> Double {
    let (x, y) = (second.x - first.x, second.y - first.y)
    return (x * x + y * y).squareRoot()
  }

  private func toward(_ end: Point, from start: Point, share: Double) -> Point {
    Point(x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y))
  }
}

extension Shape.Line {
  /// Dashes without their round ends and gaps with those of their neighbours, an even number of them.
  var inkLengths: [Double] {
    let pairs = dash.count.isMultiple(of: 2) ? dash : dash + dash
    return pairs.enumerated().map { index, length in
      index.isMultiple(of: 2) ? max(0, length - width) : length + min(width, pairs[index - 1])
    }
  }
}
