/// Finds the point of a polygon that is farthest from its outline, by a search through ever smaller squares.
///
/// V. Agafonkin, "A new algorithm for finding a visual center of a polygon" (find_pole_of_inaccessibility.ts).
struct PoleOfInaccessibility {
  private let rings: [[SIMD2<Double>]]

  private struct Cell {
    var center: SIMD2<Double>
    var half: Double
    var distance: Double
    /// The largest distance that a point of the cell can have.
    var best: Double { distance + half * 2.0.squareRoot() }
  }

  /// The pole, within `precision` of the best distance; `nil` where there is no outline.
  static func pole(of rings: [[SIMD2<Double>]], precision: Double) -> SIMD2<Double>? {
    PoleOfInaccessibility(rings: rings).find(precision)
  }

  private init(rings: [[SIMD2<Double>]]) { self.rings = rings }

  private func find(_ precision: Double) -> SIMD2<Double>? {
    guard let outline = rings.first, let first = outline.first else { return nil }
    let low = outline.reduce(first) { pointwiseMin($0, $1) }
    let high = outline.reduce(first) { pointwiseMax($0, $1) }
    let size = high - low
    let side = min(size.x, size.y)
    guard side > 0, size.x.isFinite, size.y.isFinite else { return low }
    var best = centroidCell(of: outline)
    var queue = CellQueue()
    // A sliver has no more squares than this.
    let side2 = max(side, max(size.x, size.y) / 256)
    for x in stride(from: low.x, to: high.x, by: side2) {
      for y in stride(from: low.y, to: high.y, by: side2) {
        queue.push(cell(SIMD2(x + side2 / 2, y + side2 / 2), half: side2 / 2))
      }
    }
    while let next = queue.pop() {
      if next.distance > best.distance || best.distance == 0 { best = next }
      guard next.best - best.distance > precision else { continue }
      let half = next.half / 2
      for step in [SIMD2(-half, -half), SIMD2(half, -half), SIMD2(-half, half), SIMD2(half, half)] {
        queue.push(cell(next.center + step, half: half))
      }
    }
    return best.center
  }

  private func cell(_ center: SIMD2<Double>, half: Double) -> Cell {
    Cell(center: center, half: half, distance: signedDistance(center))
  }

  private func centroidCell(of ring: [SIMD2<Double>]) -> Cell {
    var (area, sum) = (0.0, SIMD2(0.0, 0.0))
    var previous = ring[ring.count - 1]
    for point in ring {
      let cross = previous.x * point.y - point.x * previous.y
      sum += (previous + point) * cross
      area += cross * 3
      previous = point
    }
    return cell(area == 0 ? ring[0] : sum / area, half: 0)
  }

  /// The distance to the outline, below 0 outside.
  private func signedDistance(_ point: SIMD2<Double>) -> Double {
    var (isInside, nearest) = (false, Double.infinity)
    for ring in rings {
      guard var previous = ring.last else { continue }
      for current in ring {
        if (current.y > point.y) != (previous.y > point.y),
          point.x < (previous.x - current.x) * (point.y - current.y) / (previous.y - current.y)
            + current.x
        {
          isInside.toggle()
        }
        nearest = min(nearest, squaredDistance(point, current, previous))
        previous = current
      }
    }
    return (isInside ? 1 : -1) * nearest.squareRoot()
  }

  private func squaredDistance(
    _ point: SIMD2<Double>, _ start: SIMD2<Double>, _ end: SIMD2<Double>
  ) -> Double {
    let step = end - start
    let square = step.x * step.x + step.y * step.y
    guard square > 0 else {
      let away = point - start
      return away.x * away.x + away.y * away.y
    }
    let share = ((point.x - start.x) * step.x + (point.y - start.y) * step.y) / square
    let away = point - (start + step * max(0, min(1, share)))
    return away.x * away.x + away.y * away.y
  }

  /// A binary heap, the cell with the best hope on top.
  private struct CellQueue {
    private var cells: [Cell] = []

    mutating func push(_ cell: Cell) {
      cells.append(cell)
      var index = cells.count - 1
      while index > 0, cells[(index - 1) / 2].best < cells[index].best {
        cells.swapAt(index, (index - 1) / 2)
        index = (index - 1) / 2
      }
    }

    mutating func pop() -> Cell? {
      guard let top = cells.first, let last = cells.popLast() else { return nil }
      guard !cells.isEmpty else { return top }
      cells[0] = last
      var index = 0
      while true {
        var child = 2 * index + 1
        guard child < cells.count else { break }
        if child + 1 < cells.count, cells[child + 1].best > cells[child].best { child += 1 }
        guard cells[child].best > cells[index].best else { break }
        cells.swapAt(index, child)
        index = child
      }
      return top
    }
  }
}
