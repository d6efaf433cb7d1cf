internal import MapScene
internal import WebMercator

/// Which pixels of a target lie in a tile's square: those whose middle does, as by the stencil of MapLibre GL JS.
///
/// Squares with a common side share no pixel and leave none out: places are rounded finely before they are compared, so that
/// it does not matter from which of both tiles the side was reckoned.
struct PixelClip {
  /// All pixels of the square, and more where it is turned.
  let box: PixelBox
  /// The two directions of a turned square.
  private let sides: (across: Side, down: Side)?

  private init(box: PixelBox, sides: (across: Side, down: Side)?) {
    self.box = box
    self.sides = sides
  }

  /// A target without a clip.
  init(_ target: PixelTarget) {
    self.init(
      box: PixelBox(minX: 0, minY: 0, maxX: target.width, maxY: target.height), sides: nil)
  }

  /// The part of `target` in `clip`; `nil` where there is none.
  init?(_ clip: TileClip?, on target: PixelTarget) {
    guard let clip else {
      self.init(target)
      return
    }
    let (right, down) = (clip.right, clip.down)
    if abs(right.y) + abs(down.x) <= 1e-9 * (abs(right.x) + abs(down.y)), right.x > 0, down.y > 0 {
      guard let box = Self.upright(clip, on: target) else { return nil }
      self.init(box: box, sides: nil)
      return
    }
    guard let across = Side(right, down, from: clip.origin, on: target),
      let along = Side(down, right, from: clip.origin, on: target)
    else { return nil }
    let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { x, y in
      Point(
        x: clip.origin.x + x * right.x + y * down.x, y: clip.origin.y + x * right.y + y * down.y)
    }
    guard let bounds = Path(through: corners).bounds, let box = target.block(around: bounds) else {
      return nil
    }
    self.init(box: box, sides: (across, along))
  }

  private static func upright(_ clip: TileClip, on target: PixelTarget) -> PixelBox? {
    func first(_ value: Double, _ origin: Int) -> Int? {
      let pixel = (value * target.scale * 1024).rounded() / 1024 - 0.5
      guard !pixel.isNaN else { return nil }
      let limit = Double(1 << 30)
      return Int(max(-limit, min(limit, pixel)).rounded(.up)) &- origin
    }
    guard let minX = first(clip.origin.x, target.origin.x),
      let minY = first(clip.origin.y, target.origin.y),
      let maxX = first(clip.origin.x + clip.right.x, target.origin.x),
      let maxY = first(clip.origin.y + clip.down.y, target.origin.y)
    else { return nil }
    return PixelBox(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
      .clipped(width: target.width, height: target.height)
  }

  /// Whether each row has all columns of the box.
  var isUpright: Bool { sides == nil }

  /// The columns of a row of the target.
  func columns(row: Int) -> Range<Int> {
    guard let sides else { return box.minX..<box.maxX }
    let across = sides.across.columns(row: row, within: box.minX..<box.maxX)
    return sides.down.columns(row: row, within: across)
  }
}

extension PixelClip {
  /// How far the middle of a pixel lies along one side of a square, 0 at its start and 1 at its end.
  private struct Side {
    let start: Double
    let stepX: Double
    let stepY: Double

    init?(_ side: Point, _ other: Point, from origin: Point, on target: PixelTarget) {
      let area = side.x * other.y - side.y * other.x
      guard area.isFinite, abs(area) > 1e-12 else { return nil }
      let (unitX, unitY) = (other.y / area, -other.x / area)
      stepX = unitX / target.scale
      stepY = unitY / target.scale
      start =
        (Double(target.origin.x) + 0.5) * stepX + (Double(target.origin.y) + 0.5) * stepY
        - origin.x * unitX - origin.y * unitY
      guard start.isFinite, abs(start) < 1e12 else { return nil }
    }

    func columns(row: Int, within range: Range<Int>) -> Range<Int> {
      let base = start + Double(row) * stepY
      func isInside(_ column: Int) -> Bool {
        let place = ((base + Double(column) * stepX) * 1_048_576).rounded()
        return place >= 0 && place < 1_048_576
      }
      if abs(stepX) < 1e-9 { return isInside(range.lowerBound) ? range : 0..<0 }
      let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
      let ends = (-base / stepX, (1 - base) / stepX)
      var first = Int(max(low, min(high, min(ends.0, ends.1) - 2)).rounded(.down))
      var last = Int(max(low, min(high, max(ends.0, ends.1) + 2)).rounded(.up))
      while first < last, !isInside(first) { first += 1 }
      while last > first, !isInside(last - 1) { last -= 1 }
      return first..<last
    }
  }
}
