public import FoundationEssentials
public import JSON

/// One thing of a file: a waypoint, a track, a placemark, a GeoJSON feature.
public struct GeoFeature: Sendable, Equatable {
  /// Where it is.
  public var geometry: GeoGeometry
  /// What it is called.
  public var name: String?
  /// What is said of it; may be HTML in KML.
  public var description: String?
  /// When it was, or when it began.
  public var date: Date?
  /// How the file wants it to look.
  public var style = GeoStyle()
  /// What else the file says of it: GeoJSON's properties, KML's extended data.
  public var properties = JSONObject()

  /// A feature of which only the geometry is known.
  public init(geometry: GeoGeometry) { self.geometry = geometry }
}
