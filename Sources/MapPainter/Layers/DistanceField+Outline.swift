internal import MapScene
internal import WebMercator

extension DistanceField {
  /// The edge in a part of the field as smooth closed lines, in pixels of the field (marching squares).
  func outline(of part: Rectangle) -> Path {
    guard isWhole else { return Path() }
    let columns = Self.cells(part.minX, part.maxX, width)
    let rows = Self.cells(part.minY, part.maxY, height)
    guard !columns.isEmpty, !rows.isEmpty else { return Path() }
    var links: [Int: Int] = [:]
    for row in rows {
      for column in columns { link(column, row, &links) }
    }
    var path = Path()
    while let first = links.keys.min() {
      var ring: [Point] = []
      var current = first
      while let next = links.removeValue(forKey: current) {
        ring.append(crossing(current))
        current = next
      }
      if ring.count > 2 { path.appendSmooth(ring) }
    }
    return path
  }

  private static let edge = 191.25

  /// The squares between the middles of neighbouring pixels that lie in a part.
  private static func cells(_ low: Double, _ high: Double, _ count: Int) -> Range<Int> {
    let first = Int(max(0, min(1e6, low)))
    return first..<max(first, min(count - 1, Int(max(0, min(1e6, high)))))
  }

  private func value(_ column: Int, _ row: Int) -> Double { Double(bytes[row * width + column]) }

  /// Sides between neighbouring pixels' middles are numbered: 2 · pixel for the one to the right, + 1 for the one down.
  private func link(_ column: Int, _ row: Int, _ links: inout [Int: Int]) {
    let corners = [(0, 0), (1, 0), (1, 1), (0, 1)].map {
      value(column + $0.0, row + $0.1) >= Self.edge
    }
    let here = row * width + column
    let sides = [2 * here, 2 * (here + 1) + 1, 2 * (here + width), 2 * here + 1]
    // From a side where one goes out of the inside to the one where one comes into it, with the inside on one hand.
    var (starts, ends): ([Int], [Int]) = ([], [])
    for side in 0..<4 where corners[side] != corners[(side + 1) % 4] {
      if corners[side] { starts.append(sides[side]) } else { ends.append(sides[side]) }
    }
    guard starts.count == ends.count, let start = starts.first, let end = ends.first else { return }
    if starts.count == 1 {
      links[start] = end
    } else {
      let isInside =
        (value(column, row) + value(column + 1, row) + value(column, row + 1)
          + value(column + 1, row + 1)) / 4 >= Self.edge
      // Two edges pass: they cut off the corners that are not like the middle.
      let isStraight = corners[0] == isInside
      links[starts[0]] = isStraight ? ends[0] : ends[1]
      links[starts[1]] = isStraight ? ends[1] : ends[0]
    }
  }

  /// Where the edge crosses a side.
  private func crossing(_ side: Int) -> Point {
    let (column, row) = (side / 2 % width, side / 2 / width)
    let isDown = side % 2 == 1
    let first = value(column, row)
    let second = isDown ? value(column, row + 1) : value(column + 1, row)
    let share = first == second ? 0.5 : (Self.edge - first) / (second - first)
    let (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
    return isDown ? Point(x: x, y: y + share) : Point(x: x + share, y: y)
  }
}

extension Path {
  /// Adds a closed curve through points (Catmull and Rom).
  fileprivate mutating func appendSmooth(_ ring: [Point]) {
    let count = ring.count
    move(to: ring[0])
    for index in 0..<count {
      let (before, start) = (ring[(index + count - 1) % count], ring[index])
      let (end, after) = (ring[(index + 1) % count], ring[(index + 2) % count])
      curve(
        to: end,
        controls: Point(x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6),
        Point(x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6))
    }
    close()
  }
}
