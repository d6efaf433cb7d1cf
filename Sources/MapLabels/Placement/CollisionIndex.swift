internal import MapStyle

/// The picture and a margin around it in which symbols compete for room (collision_index.ts).
struct CollisionIndex {
  /// Points around the picture in which symbols still compete.
  static let margin = 100.0

  private let size: SIMD2<Double>
  private var grid: CollisionGrid

  /// The room of a picture of so many points.
  init(width: Double, height: Double) {
    size = SIMD2(width, height)
    grid = CollisionGrid(width: width + 2 * Self.margin, height: height + 2 * Self.margin)
  }

  /// Whether a box on the picture is free.
  func isFree(_ box: CollisionGrid.Shape, overlap: OverlapMode, group: Int) -> Bool {
    let box = shifted(box)
    return isInside(box) && !grid.isTaken(box, overlap: overlap, group: group)
  }

  /// Whether circles on the picture are free and one of them can be seen.
  func areFree(_ circles: [CollisionGrid.Shape], overlap: OverlapMode, group: Int) -> Bool {
    var isSeen = false
    for circle in circles {
      let circle = shifted(circle)
      if grid.isTaken(circle, overlap: overlap, group: group) { return false }
      isSeen = isSeen || isInside(circle)
    }
    return isSeen
  }

  /// Takes room.
  mutating func insert(_ shape: CollisionGrid.Shape, overlap: OverlapMode, group: Int) {
    grid.insert(shifted(shape), overlap: overlap, group: group)
  }

  private func shifted(_ shape: CollisionGrid.Shape) -> CollisionGrid.Shape {
    var shape = shape
    shape.low += Self.margin
    shape.high += Self.margin
    return shape
  }

  private func isInside(_ shape: CollisionGrid.Shape) -> Bool {
    shape.high.x >= 0 && shape.low.x < size.x + 2 * Self.margin && shape.high.y >= 0
      && shape.low.y < size.y + 2 * Self.margin
  }

  /// Circles along the path of a label on the picture.
  func circles(along path: [SIMD2<Double>], radius: Double) -> [CollisionGrid.Shape] {
    var circles: [CollisionGrid.Shape] = []
    for part in visibleParts(of: path) {
      let walk = PathWalk(part, padding: radius * 0.25)
      // A little more than a diameter may lie between them.
      let count =
        walk.length <= 0.5 * radius ? 1 : Int((walk.paddedLength / (radius * 2.5)).rounded(.up)) + 1
      for index in 0..<count {
        let share = Double(index) / Double(max(count - 1, 1))
        circles.append(CollisionGrid.Shape(center: walk.point(at: share), radius: radius))
      }
    }
    return circles
  }

  private func visibleParts(of path: [SIMD2<Double>]) -> [[SIMD2<Double>]] {
    guard let first = path.first else { return [] }
    let low = path.reduce(first) { pointwiseMin($0, $1) }
    let high = path.reduce(first) { pointwiseMax($0, $1) }
    let (minimum, maximum) = (SIMD2(repeating: -Self.margin), size + Self.margin)
    if low.x >= minimum.x, low.y >= minimum.y, high.x <= maximum.x, high.y <= maximum.y {
      return [path]
    }
    if high.x < minimum.x || high.y < minimum.y || low.x > maximum.x || low.y > maximum.y {
      return []
    }
    return LineClipping.parts(
      of: path, minX: minimum.x, minY: minimum.y, maxX: maximum.x, maxY: maximum.y)
  }
}

/// Finds points along a path (path_interpolator.ts).
struct PathWalk {
  private let points: [SIMD2<Double>]
  private var distances: [Double] = [0]
  private let padding: Double
  /// The path's length.
  let length: Double
  /// The length between the paddings at both ends.
  let paddedLength: Double

  init(_ points: [SIMD2<Double>], padding: Double) {
    self.points = points
    for index in 1..<max(1, points.count) {
      distances.append(distances[index - 1] + (points[index] - points[index - 1]).length)
    }
    length = distances[distances.count - 1]
    self.padding = min(padding, length * 0.5)
    paddedLength = length - self.padding * 2
  }

  /// The point at a share of the padded length, 0 to 1.
  func point(at share: Double) -> SIMD2<Double> {
    guard points.count > 1 else { return points.first ?? SIMD2(0, 0) }
    let target = max(0, min(1, share)) * paddedLength + padding
    var index = 1
    while distances[index] < target, index + 1 < points.count { index += 1 }
    let step = distances[index] - distances[index - 1]
    let part = step > 0 ? (target - distances[index - 1]) / step : 0
    return points[index - 1] * (1 - part) + points[index] * part
  }
}
