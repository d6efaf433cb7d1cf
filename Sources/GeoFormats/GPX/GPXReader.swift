internal import FoundationEssentials
internal import JSON
internal import WebMercator
internal import XML

/// Reads GPX 1.0 and 1.1 (topografix.com/GPX/1/1): waypoints, routes, and tracks by their segments.
struct GPXReader: ~Copyable {
  private var xml: XMLReader
  private var document = GeoDocument(format: .gpx)

  /// The document of a reader that stands in its `<gpx>`.
  static func document(in xml: consuming XMLReader) throws(XMLError) -> GeoDocument {
    var reader = GPXReader(xml: xml)
    try reader.readRoot()
    try reader.xml.finish()
    return reader.document
  }

  private init(xml: consuming XMLReader) { self.xml = xml }

  private mutating func readRoot() throws(XMLError) {
    while try xml.nextChild() {
      switch xml.name {
      case "wpt": try readWaypoint()
      case "rte", "trk": try readPath()
      case "name": document.name = try xml.text()
      case "metadata": try readMetadata()
      default: try xml.skip()
      }
    }
    if document.features.isEmpty, document.skippedCount == 0 {
      document.warn("the GPX has no waypoint, route or track")
    }
  }

  private mutating func readMetadata() throws(XMLError) {
    while try xml.nextChild() {
      if xml.name == "name" { document.name = try xml.text() } else { try xml.skip() }
    }
  }

  private mutating func readWaypoint() throws(XMLError) {
    guard let coordinate = takePlace() else { return try xml.skip() }
    var feature = GeoFeature(geometry: .points([coordinate]))
    while try xml.nextChild() { try readCommon(into: &feature) }
    document.features.append(feature)
  }

  /// A route or a track while it is read.
  private struct Path {
    var feature = GeoFeature(geometry: .lines([]))
    var lines: [[GeoCoordinate]] = []
  }

  private mutating func readPath() throws(XMLError) {
    let line = xml.line
    var path = Path()
    while try xml.nextChild() {
      switch xml.name {
      case "rtept":
        if path.lines.isEmpty { path.lines.append([]) }
        try readPoint(into: &path)
      case "trkseg": try readSegment(into: &path)
      default: try readCommon(into: &path.feature)
      }
    }
    path.lines.removeAll(where: \.isEmpty)
    guard !path.lines.isEmpty else { return document.skip(.noGeometry, line: line) }
    path.feature.geometry = .lines(path.lines)
    document.features.append(path.feature)
  }

  private mutating func readSegment(into path: inout Path) throws(XMLError) {
    path.lines.append([])
    while try xml.nextChild() {
      if xml.name == "trkpt" { try readPoint(into: &path) } else { try xml.skip() }
    }
  }

  /// A point of a line; of its time only the first of a path is looked at.
  private mutating func readPoint(into path: inout Path) throws(XMLError) {
    guard let coordinate = takePlace() else { return try xml.skip() }
    path.lines[path.lines.count - 1].append(coordinate)
    guard path.feature.date == nil else { return try xml.skip() }
    while try xml.nextChild() {
      if xml.name == "time" {
        path.feature.date = TimeText.date(try xml.text())
      } else {
        try xml.skip()
      }
    }
  }

  private mutating func takePlace() -> GeoCoordinate? {
    let latitude = xml.attribute("lat").flatMap(NumberText.number)
    let longitude = xml.attribute("lon").flatMap(NumberText.number)
    if let latitude, let longitude {
      let coordinate = GeoCoordinate(latitude: latitude, longitude: longitude)
      if coordinate.isValid { return coordinate }
    }
    return document.place(latitude: latitude, longitude: longitude, line: xml.line)
  }

  /// What waypoints, routes and tracks have in common.
  private mutating func readCommon(into feature: inout GeoFeature) throws(XMLError) {
    switch xml.name {
    case "name": feature.name = try text()
    case "desc": feature.description = try text() ?? feature.description
    case "cmt":
      let comment = try text()
      feature.description = feature.description ?? comment
    case "time": feature.date = TimeText.date(try xml.text())
    case "type", "sym":
      let name = xml.name
      if let value = try text() { feature.properties[name] = .string(value) }
    case "extensions": try readExtensions(into: &feature.style)
    default: try xml.skip()
    }
  }

  private mutating func text() throws(XMLError) -> String? {
    let text = try xml.text()
    return text.isEmpty ? nil : text
  }

  /// The looks that OsmAnd, Garmin and the gpx_style schema write, at whatever depth they stand.
  private mutating func readExtensions(into style: inout GeoStyle) throws(XMLError) {
    while try xml.nextChild() {
      switch xml.name {
      case "color", "DisplayColor":
        guard let color = StyleColor(gpx: try xml.text()) else { continue }
        style.stroke = color
        style.markerColor = color
      case "opacity": style.strokeOpacity = NumberText.number(try xml.textBytes())
      case "width": style.strokeWidth = NumberText.number(try xml.textBytes())
      case "line", "TrackExtension", "RouteExtension", "WaypointExtension":
        try readExtensions(into: &style)
      default: try xml.skip()
      }
    }
  }
}
