/// What stands on the picture beside the map.
public struct Furniture: Sendable, Equatable {
  /// Who made the data, or nothing; HTML is reduced to its words.
  public var attribution: String?
  /// Whether a scale bar is drawn at the bottom left.
  public var scaleBar = false
  /// A heading at the top, or none.
  public var title: String?
  /// Whether meridians and parallels are drawn with their degrees.
  public var graticule = false
  /// Whether the map beneath is dark.
  public var dark = false

  /// No furniture.
  public init() {}
}
