internal import MapScene
internal import Pixels

/// The blurred shape of an icon, a little below it.
struct SoftShadow {
  let picture: Picture

  /// Pixels of the shadow a side at most; a blur needs no more.
  private static let sideLimit = 96.0
  private static let opacity = 0.38

  /// The shadow of `image` drawn in `box`; `nil` where there is nothing to see.
  init?(of image: Pixmap, in box: Rectangle) {
    guard image.width > 0, image.height > 0, box.area > 0 else { return nil }
    let blur = max(1, box.height * 0.06)
    let perPoint = min(2, Self.sideLimit / max(box.width, box.height))
    let radius = max(1, Int((blur * perPoint).rounded()))
    let margin = 3 * radius
    let width = max(1, Int((box.width * perPoint).rounded()))
    let height = max(1, Int((box.height * perPoint).rounded()))
    var field = AlphaField(image, width: width, height: height, margin: margin)
    for _ in 0..<3 { field.blur(radius: radius) }
    let (unitX, unitY) = (box.width / Double(width), box.height / Double(height))
    picture = Picture(
      field.pixmap(opacity: Self.opacity),
      box: Rectangle(
        x: box.minX - Double(margin) * unitX, y: box.minY - Double(margin) * unitY + blur * 0.6,
        width: Double(width + 2 * margin) * unitX, height: Double(height + 2 * margin) * unitY))
  }
}

/// Opacities 0 to 255, row by row.
private struct AlphaField {
  private let width: Int
  private let height: Int
  private var values: [Double]

  /// The mean opacities of `image` in `width` × `height` cells, and an empty margin around them.
  init(_ image: Pixmap, width: Int, height: Int, margin: Int) {
    self.width = width + 2 * margin
    self.height = height + 2 * margin
    values = Array(repeating: 0, count: self.width * self.height)
    for row in 0..<height {
      let rows = Self.cell(row, of: height, over: image.height)
      for column in 0..<width {
        let columns = Self.cell(column, of: width, over: image.width)
        var sum = 0
        for y in rows { for x in columns { sum += Int(image[x, y] >> 24) } }
        values[(row + margin) * self.width + column + margin] =
          Double(sum) / Double(rows.count * columns.count)
      }
    }
  }

  /// The pixels that fall into a cell, at least one.
  private static func cell(_ index: Int, of count: Int, over pixels: Int) -> Range<Int> {
    let first = min(pixels - 1, index * pixels / count)
    return first..<max(first + 1, min(pixels, (index + 1) * pixels / count))
  }

  /// Replaces each value by the mean around it, along rows and then along columns.
  mutating func blur(radius: Int) {
    for row in 0..<height { blurLine(start: row * width, step: 1, count: width, radius: radius) }
    for column in 0..<width {
      blurLine(start: column, step: width, count: height, radius: radius)
    }
  }

  private mutating func blurLine(start: Int, step: Int, count: Int, radius: Int) {
    let line = (0..<count).map { values[start + $0 * step] }
    var sum = line.prefix(radius).reduce(0, +)
    for index in 0..<count {
      if index + radius < count { sum += line[index + radius] }
      if index - radius > 0 { sum -= line[index - radius - 1] }
      values[start + index * step] = sum / Double(2 * radius + 1)
    }
  }

  /// The field as black pixels of these opacities.
  func pixmap(opacity: Double) -> Pixmap {
    let pixels = values.map { value in
      UInt32(max(0, min(255, (value * opacity).rounded()))) << 24
    }
    return Pixmap(width: width, height: height, pixels: pixels, isOpaque: false)
  }
}
