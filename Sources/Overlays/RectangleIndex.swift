internal import MapScene

/// Boxes in a grid of cells, so that those near a box are found without looking at all.
struct RectangleIndex {
  private var boxes: [Rectangle] = []
  private var cells: [Cell: [Int]] = [:]

  private struct Cell: Hashable {
    let x: Int
    let y: Int
  }

  /// Points a side.
  private static let cellSize = 128.0
  /// Cells from the picture's corner at most; a picture has at most 512.
  private static let cellLimit = 1_024.0

  mutating func insert(_ box: Rectangle) {
    Self.forEachCell(box) { cells[$0, default: []].append(boxes.count) }
    boxes.append(box)
  }

  /// Square points that a box shares with others, counted for each.
  func sharedArea(_ box: Rectangle) -> Double {
    var sum = 0.0
    forEachNeighbor(box) { sum += $0.intersection(box).area }
    return sum
  }

  /// Square points that a box shares with the one that covers most of it.
  func largestOverlap(_ box: Rectangle) -> Double {
    var largest = 0.0
    forEachNeighbor(box) { largest = max(largest, $0.intersection(box).area) }
    return largest
  }

  private func forEachNeighbor(_ box: Rectangle, _ body: (Rectangle) -> Void) {
    var seen: Set<Int> = []
    Self.forEachCell(box) { cell in
      for index in cells[cell] ?? [] where boxes[index].intersects(box) {
        if seen.insert(index).inserted { body(boxes[index]) }
      }
    }
  }

  private static func forEachCell(_ box: Rectangle, _ body: (Cell) -> Void) {
    func cell(_ value: Double) -> Int {
      let index = (value / cellSize).rounded(.down)
      return index.isNaN ? 0 : Int(max(-cellLimit, min(cellLimit, index)))
    }
    guard box.minX <= box.maxX, box.minY <= box.maxY else { return }
    for y in cell(box.minY)...max(cell(box.minY), cell(box.maxY)) {
      for x in cell(box.minX)...max(cell(box.minX), cell(box.maxX)) { body(Cell(x: x, y: y)) }
    }
  }
}
