/// Knows how large words get.
public protocol TextMeasuring {
  /// The size of a block, in points.
  func extent(of block: TextBlock) -> TextExtent
}

/// How large a block of words is, in points.
public struct TextExtent: Sendable, Equatable {
  /// Across the widest line.
  public var width: Double
  /// From the top of the first line to the bottom of the last.
  public var height: Double
  /// Whether the end was cut off.
  public var isEllipsized: Bool
  /// The box of the ink, from the top left corner of the block.
  public var ink: Rectangle
  /// Characters that no font has.
  public var missing: [Unicode.Scalar]

  /// An extent by its parts; without `ink` the ink fills the block.
  public init(
    width: Double, height: Double, isEllipsized: Bool = false, ink: Rectangle? = nil,
    missing: [Unicode.Scalar] = []
  ) {
    self.width = width
    self.height = height
    self.isEllipsized = isEllipsized
    self.ink = ink ?? Rectangle(x: 0, y: 0, width: width, height: height)
    self.missing = missing
  }
}
