/// Distances at the four sides of a box, in points or as the property says.
public struct Padding: Sendable, Equatable {
  /// At the top.
  public var top: Double
  /// At the right.
  public var right: Double
  /// At the bottom.
  public var bottom: Double
  /// At the left.
  public var left: Double

  /// Padding by its sides, in the order of CSS.
  public init(top: Double, right: Double, bottom: Double, left: Double) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// One to four numbers, as CSS reads them; `nil` for other counts.
  public init?(_ numbers: [Double]) {
    switch numbers.count {
    case 1:
      self.init(top: numbers[0], right: numbers[0], bottom: numbers[0], left: numbers[0])
    case 2:
      self.init(top: numbers[0], right: numbers[1], bottom: numbers[0], left: numbers[1])
    case 3:
      self.init(top: numbers[0], right: numbers[1], bottom: numbers[2], left: numbers[1])
    case 4:
      self.init(top: numbers[0], right: numbers[1], bottom: numbers[2], left: numbers[3])
    default: return nil
    }
  }

  /// Top, right, bottom, left.
  public var numbers: [Double] { [top, right, bottom, left] }
}
