internal import MapScene

/// The pixels that are painted on, and where they lie in the whole picture.
struct PixelTarget {
  /// Premultiplied pixels, row by row.
  let pixels: UnsafeMutableBufferPointer<UInt32>
  /// Pixels from one row to the next.
  let width: Int
  let height: Int
  let origin: PixelOrigin
  /// Pixels a point.
  let scale: Double

  /// The rectangle of whole pixels, in pixels of the target, that holds a box of the picture given in points.
  func block(around box: Rectangle, margin: Double = 1) -> PixelBox? {
    PixelBox(box, scale: scale, margin: margin)?.moved(x: -origin.x, y: -origin.y)
      .clipped(width: width, height: height)
  }
}

/// A rectangle of pixels: columns from `minX` to before `maxX`, rows from `minY` to before `maxY`.
struct PixelBox: Equatable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  var width: Int { maxX - minX }
  var height: Int { maxY - minY }

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Whole pixels around a box in points, and `margin` pixels more on each side; `nil` where a number is not one.
  ///
  /// Edges are brought to within ±2^30 pixels, far beyond any picture.
  init?(_ box: Rectangle, scale: Double, margin: Double) {
    func edge(_ value: Double, _ rule: FloatingPointRoundingRule, _ move: Double) -> Int? {
      let limit = Double(1 << 30)
      let pixel = value * scale + move
      return pixel.isNaN ? nil : Int(max(-limit, min(limit, pixel)).rounded(rule))
    }
    guard let minX = edge(box.minX, .down, -margin), let minY = edge(box.minY, .down, -margin),
      let maxX = edge(box.maxX, .up, margin), let maxY = edge(box.maxY, .up, margin)
    else { return nil }
    self.init(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  func moved(x: Int, y: Int) -> PixelBox {
    PixelBox(minX: minX &+ x, minY: minY &+ y, maxX: maxX &+ x, maxY: maxY &+ y)
  }

  func inflated(by distance: Int) -> PixelBox {
    PixelBox(
      minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }

  /// What both share; `nil` where that is nothing.
  func intersection(_ other: PixelBox) -> PixelBox? {
    let shared = PixelBox(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
    return shared.width > 0 && shared.height > 0 ? shared : nil
  }

  /// The part within 0…`width`, 0…`height`; `nil` where that is nothing.
  func clipped(width: Int, height: Int) -> PixelBox? {
    intersection(PixelBox(minX: 0, minY: 0, maxX: width, maxY: height))
  }
}
