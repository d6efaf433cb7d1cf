/// How a file wants a feature to look; what it does not say is `nil`.
public struct GeoStyle: Sendable, Equatable {
  /// A line's colour, also that of an area's outline.
  public var stroke: StyleColor?
  /// How opaque lines are, 0 to 1, besides the colour's own opacity.
  public var strokeOpacity: Double?
  /// Points across a line.
  public var strokeWidth: Double?
  /// Whether an area has an outline.
  public var isOutlined: Bool?
  /// An area's colour.
  public var fill: StyleColor?
  /// How opaque areas are, 0 to 1, besides the colour's own opacity.
  public var fillOpacity: Double?
  /// Whether an area is filled.
  public var isFilled: Bool?
  /// A place's colour.
  public var markerColor: StyleColor?

  /// A style that says nothing.
  public init() {}

  /// This style, and where it says nothing the other one.
  public func over(_ other: GeoStyle) -> GeoStyle {
    var style = self
    style.stroke = stroke ?? other.stroke
    style.strokeOpacity = strokeOpacity ?? other.strokeOpacity
    style.strokeWidth = strokeWidth ?? other.strokeWidth
    style.isOutlined = isOutlined ?? other.isOutlined
    style.fill = fill ?? other.fill
    style.fillOpacity = fillOpacity ?? other.fillOpacity
    style.isFilled = isFilled ?? other.isFilled
    style.markerColor = markerColor ?? other.markerColor
    return style
  }
}
