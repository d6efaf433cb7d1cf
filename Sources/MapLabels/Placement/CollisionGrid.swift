internal import MapStyle

/// The boxes and circles that placed symbols take, in cells for fast looking up (grid_index.ts); lengths are in points.
struct CollisionGrid {
  /// Points a side of a cell.
  private static let cellSize = 25.0

  /// A box, or the circle in its middle.
  struct Shape {
    var low: SIMD2<Double>
    var high: SIMD2<Double>
    var isCircle = false

    /// A box by its corners.
    init(low: SIMD2<Double>, high: SIMD2<Double>) {
      self.low = low
      self.high = high
    }

    /// A circle.
    init(center: SIMD2<Double>, radius: Double) {
      low = center - radius
      high = center + radius
      isCircle = true
    }

    var center: SIMD2<Double> { (low + high) / 2 }
    var radius: Double { (high.x - low.x) / 2 }

    func hits(_ other: Shape) -> Bool {
      guard low.x <= other.high.x, low.y <= other.high.y, high.x >= other.low.x,
        high.y >= other.low.y
      else { return false }
      switch (isCircle, other.isCircle) {
      case (false, false): return true
      case (true, true):
        let step = center - other.center
        let reach = radius + other.radius
        return reach * reach > step.x * step.x + step.y * step.y
      case (true, false): return other.hitsCircle(self)
      case (false, true): return hitsCircle(other)
      }
    }

    private func hitsCircle(_ circle: Shape) -> Bool {
      let half = (high - low) / 2
      let away = circle.center - center
      let distance = SIMD2(abs(away.x), abs(away.y))
      let radius = circle.radius
      if distance.x > half.x + radius || distance.y > half.y + radius { return false }
      if distance.x <= half.x || distance.y <= half.y { return true }
      let rest = distance - half
      return rest.x * rest.x + rest.y * rest.y <= radius * radius
    }
  }

  private struct Entry {
    var shape: Shape
    var overlap: OverlapMode
    var group: Int
  }

  private struct Node {
    var entry: Int32
    var next: Int32
  }

  private let width: Double
  private let height: Double
  private let columns: Int
  private let rows: Int
  private var heads: [Int32]
  private var nodes: [Node] = []
  private var entries: [Entry] = []

  /// An empty grid of so many points.
  init(width: Double, height: Double) {
    self.width = width
    self.height = height
    columns = max(1, min(8_192, Int((width / Self.cellSize).rounded(.up))))
    rows = max(1, min(8_192, Int((height / Self.cellSize).rounded(.up))))
    heads = [Int32](repeating: -1, count: columns * rows)
  }

  /// Takes the room.
  mutating func insert(_ shape: Shape, overlap: OverlapMode, group: Int) {
    let entry = Int32(clamping: entries.count)
    entries.append(Entry(shape: shape, overlap: overlap, group: group))
    let (x, y) = cells(of: shape)
    for row in y {
      for column in x {
        let cell = row * columns + column
        nodes.append(Node(entry: entry, next: heads[cell]))
        heads[cell] = Int32(clamping: nodes.count - 1)
      }
    }
  }

  /// Whether the room is taken, for a symbol of a group that may overlap others so far.
  func isTaken(_ shape: Shape, overlap: OverlapMode, group: Int) -> Bool {
    guard overlap != .always, shape.high.x >= 0, shape.low.x <= width, shape.high.y >= 0,
      shape.low.y <= height
    else { return false }
    let (x, y) = cells(of: shape)
    for row in y {
      for column in x {
        var node = heads[row * columns + column]
        while node >= 0 {
          let entry = entries[Int(nodes[Int(node)].entry)]
          if entry.group == group, overlap == .never || entry.overlap == .never,
            shape.hits(entry.shape)
          {
            return true
          }
          node = nodes[Int(node)].next
        }
      }
    }
    return false
  }

  private func cells(of shape: Shape) -> (x: ClosedRange<Int>, y: ClosedRange<Int>) {
    let x = cell(shape.low.x, columns)
    let y = cell(shape.low.y, rows)
    return (x...max(x, cell(shape.high.x, columns)), y...max(y, cell(shape.high.y, rows)))
  }

  private func cell(_ place: Double, _ count: Int) -> Int {
    guard place > 0 else { return 0 }
    return Int(min(Double(count - 1), (place / Self.cellSize).rounded(.down)))
  }
}
