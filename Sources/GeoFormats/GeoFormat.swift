/// The formats of files with places.
public enum GeoFormat: String, Sendable, Hashable, CaseIterable {
  /// GPS Exchange Format 1.0 and 1.1.
  case gpx = "GPX"
  /// OGC KML 2.2 and 2.3, with Google's extensions.
  case kml = "KML"
  /// A KML in a ZIP archive.
  case kmz = "KMZ"
  /// RFC 7946; also one value a line, as RFC 8142 has it.
  case geoJSON = "GeoJSON"
  /// Google's encoded polylines, one a line.
  case polyline = "encoded polyline"
}
