public import WebMercator

/// An upright box in points, y downward.
public struct Rectangle: Sendable, Hashable {
  /// The left edge.
  public var minX: Double
  /// The top edge.
  public var minY: Double
  /// The right edge.
  public var maxX: Double
  /// The bottom edge.
  public var maxY: Double

  /// A box by its edges.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// A box by its top left corner and its sides.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// Across.
  public var width: Double { maxX - minX }
  /// Down.
  public var height: Double { maxY - minY }
  /// The middle.
  public var middle: Point { Point(x: (minX + maxX) / 2, y: (minY + maxY) / 2) }
  /// Square points; 0 where a side is negative.
  public var area: Double { max(0, width) * max(0, height) }

  /// The box with each edge moved outward by `distance` points.
  public func inflated(by distance: Double) -> Rectangle {
    Rectangle(
      minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }

  /// The box moved by `offset`.
  public func moved(by offset: Point) -> Rectangle {
    Rectangle(
      minX: minX + offset.x, minY: minY + offset.y, maxX: maxX + offset.x, maxY: maxY + offset.y)
  }

  /// The smallest box that holds both.
  public func union(_ other: Rectangle) -> Rectangle {
    Rectangle(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// What both share; a side is negative where they are apart.
  public func intersection(_ other: Rectangle) -> Rectangle {
    Rectangle(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  /// Whether both share a point; edges count.
  public func intersects(_ other: Rectangle) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
