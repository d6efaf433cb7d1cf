public import Pixels
public import WebMercator

/// Words at a place.
public struct Text: Sendable, Equatable {
  /// The words and how they are set.
  public var block: TextBlock
  /// The top left corner of the block's box.
  public var origin: Point
  /// The colour and opacity.
  public var color: Color
  /// What lies around the letters; `nil` for nothing.
  public var halo: Halo?

  /// Words by their parts.
  public init(_ block: TextBlock, at origin: Point, color: Color, halo: Halo? = nil) {
    self.block = block
    self.origin = origin
    self.color = color
    self.halo = halo
  }

  /// A rim around letters that sets them off from the map.
  public struct Halo: Sendable, Hashable {
    /// The colour and opacity.
    public var color: Color
    /// Points from the letters outward.
    public var width: Double

    /// A halo by colour and width.
    public init(_ color: Color, width: Double) {
      self.color = color
      self.width = width
    }
  }
}
