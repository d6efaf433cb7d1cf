internal import MapScene
internal import MapStyle
internal import Pixels

/// The colours of a `line-gradient`, as MapLibre GL JS keeps them for the piece of a line that lies in a tile.
struct LineGradient {
  private let property: StyleProperty<Color?>
  private let isStepped: Bool
  /// What was made last: most lines are whole.
  private var last: (progress: ClosedRange<Double>, count: Int, paint: LineBatch.Paint)?

  /// `nil` where there is no gradient.
  init?(_ property: StyleProperty<Color?>) {
    guard property.isSet else { return nil }
    self.property = property
    isStepped = property.expression?.isStep ?? false
  }

  /// The gradient of a piece.
  ///
  /// - Parameters:
  ///   - progress: the part of the whole line that the piece is.
  ///   - length: of the piece, in tiles' sides: steps get so many colours that none is larger than a pixel.
  ///   - context: at the picture's zoom.
  /// - Returns: The colours along the piece.
  mutating func paint(
    _ progress: ClosedRange<Double>, length: Double, in context: borrowing EvaluationContext
  ) -> LineBatch.Paint {
    let count = isStepped ? Self.count(length: length) : 256
    if let last, last.progress == progress, last.count == count { return last.paint }
    var context = copy context
    let colors = (0..<count).map { index in
      let share = Double(index) / Double(count - 1)
      context.lineProgress = progress.lowerBound * (1 - share) + progress.upperBound * share
      return (property.value(in: context) ?? .clear).premultipliedPixel
    }
    let paint = LineBatch.Paint.gradient(colors, isStepped: isStepped)
    last = (progress, count, paint)
    return paint
  }

  /// A power of two for the 1,024 pixels that a tile may be wide.
  private static func count(length: Double) -> Int {
    var count = 256
    while Double(count) < length * 1_024, count < 16_384 { count *= 2 }
    return count
  }
}
