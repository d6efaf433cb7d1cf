public import Pixels
public import WebMercator

/// Something that a person puts on the map.
public enum Overlay: Sendable, Equatable {
  /// A mark whose tip is on a place.
  case pin(Pin)
  /// A line through places, in order.
  case line(Line)
  /// An area with holes.
  case polygon(Polygon)
  /// A circle of so many metres around a place.
  case circle(Circle)

  /// A line through places; neighbours more than 180° of longitude apart are joined the short way.
  public struct Line: Sendable, Equatable {
    /// The places in order.
    public var coordinates: [GeoCoordinate]
    /// How it is drawn.
    public var stroke: Stroke

    /// A line through `coordinates`.
    public init(_ coordinates: [GeoCoordinate], stroke: Stroke = .line) {
      self.coordinates = coordinates
      self.stroke = stroke
    }
  }

  /// An area: one outer ring and the rings of its holes, closed or not, in either direction.
  public struct Polygon: Sendable, Equatable {
    /// The outer ring, then the holes.
    public var rings: [[GeoCoordinate]]
    /// The outline, or none.
    public var stroke: Stroke?
    /// The inside, or nothing.
    public var fill: Color?

    /// An area by its rings.
    public init(
      _ rings: [[GeoCoordinate]], stroke: Stroke? = .line,
      fill: Color? = Stroke.line.color.multipliedAlpha(0.2)
    ) {
      self.rings = rings
      self.stroke = stroke
      self.fill = fill
    }
  }

  /// All places within a distance of a place, measured on the ellipsoid.
  public struct Circle: Sendable, Equatable {
    /// The middle.
    public var center: GeoCoordinate
    /// Metres, more than 0.
    public var radius: Double
    /// The outline, or none.
    public var stroke: Stroke?
    /// The inside, or nothing.
    public var fill: Color?

    /// A circle by its middle and its radius in metres.
    public init(
      center: GeoCoordinate, radius: Double, stroke: Stroke? = .line,
      fill: Color? = Stroke.line.color.multipliedAlpha(0.2)
    ) {
      self.center = center
      self.radius = radius
      self.stroke = stroke
      self.fill = fill
    }
  }
}
