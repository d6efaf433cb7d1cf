/// Words and how they are set.
public struct TextBlock: Sendable, Hashable {
  /// The words.
  public var string: String
  /// The font size in points.
  public var size: Double
  /// Bold rather than regular.
  public var isBold: Bool
  /// Points after which a line breaks; `nil` for never.
  public var maximumWidth: Double?
  /// Lines at most where `maximumWidth` is given; the last one ends in “…” where more would follow.
  public var maximumLines: Int
  /// Whether lines are centred in the block; otherwise they start where reading starts.
  public var isCentered: Bool

  /// A block by its parts.
  public init(
    _ string: String, size: Double, isBold: Bool = false, maximumWidth: Double? = nil,
    maximumLines: Int = 1, isCentered: Bool = false
  ) {
    self.string = string
    self.size = size
    self.isBold = isBold
    self.maximumWidth = maximumWidth
    self.maximumLines = maximumLines
    self.isCentered = isCentered
  }
}
