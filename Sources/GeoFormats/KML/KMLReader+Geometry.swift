internal import FoundationEssentials
internal import WebMercator
internal import XML

extension KMLReader {
  /// The geometries of the child at hand, which is passed; none where it is something else.
  mutating func readGeometry(date: inout Date?) throws(XMLError) -> [GeoGeometry] {
    switch xml.name {
    case "Point":
      let places = try readCoordinates()
      return places.first.map { [.points([$0])] } ?? []
    case "LineString", "LinearRing":
      let places = try readCoordinates()
      return places.isEmpty ? [] : [.lines([places])]
    case "Polygon":
      let rings = try readRings()
      return rings.isEmpty ? [] : [.polygons([rings])]
    case "Track":
      let places = try readTrack(date: &date)
      return places.isEmpty ? [] : [.lines([places])]
    case "MultiGeometry", "MultiTrack":
      var parts: [GeoGeometry] = []
      while try xml.nextChild() { parts += try readGeometry(date: &date) }
      return parts
    case "Model":
      document.skip(.unknownKind, line: xml.line)
      try xml.skip()
      return []
    default:
      try xml.skip()
      return []
    }
  }

  /// The places of the `coordinates` of the element at hand.
  private mutating func readCoordinates() throws(XMLError) -> [GeoCoordinate] {
    var places: [GeoCoordinate] = []
    while try xml.nextChild() {
      guard xml.name == "coordinates" else {
        try xml.skip()
        continue
      }
      let line = xml.line
      let text = try xml.textBytes()
      readTuples(text, into: &places, line: line)
    }
    return places
  }

  /// `longitude,latitude[,altitude]`, parted by blanks (OGC KML 2.2, 16.10); blanks after commas are forgiven.
  private mutating func readTuples(
    _ text: ArraySlice<UInt8>, into places: inout [GeoCoordinate], line: Int
  ) {
    var place = text.startIndex
    NumberText.skipBlanks(in: text, at: &place)
    while place < text.endIndex {
      let start = place
      let longitude = NumberText.number(in: text, at: &place)
      let latitude = Self.numberAfterComma(in: text, at: &place)
      while Self.numberAfterComma(in: text, at: &place) != nil {}
      let isWhole = place == text.endIndex || NumberText.isBlank(text[place])
      if isWhole, place > start {
        take(latitude: latitude, longitude: longitude, into: &places, line: line)
      } else {
        document.skip(.noCoordinate, line: line)
        while place < text.endIndex, !NumberText.isBlank(text[place]) { place += 1 }
      }
      NumberText.skipBlanks(in: text, at: &place)
    }
  }

  private static func numberAfterComma(in text: ArraySlice<UInt8>, at place: inout Int) -> Double? {
    var next = place
    NumberText.skipBlanks(in: text, at: &next)
    guard next < text.endIndex, text[next] == UInt8(ascii: ",") else { return nil }
    next += 1
    guard let number = NumberText.number(in: text, at: &next) else { return nil }
    place = next
    return number
  }

  private mutating func take(
    latitude: Double?, longitude: Double?, into places: inout [GeoCoordinate], line: Int
  ) {
    let place = document.place(latitude: latitude, longitude: longitude, line: line)
    if let place { places.append(place) }
  }

  /// The outer ring and the holes of a `Polygon`; without an outer ring there are none.
  private mutating func readRings() throws(XMLError) -> [[GeoCoordinate]] {
    var outer: [GeoCoordinate] = []
    var holes: [[GeoCoordinate]] = []
    while try xml.nextChild() {
      let boundary = xml.name
      guard boundary == "outerBoundaryIs" || boundary == "innerBoundaryIs" else {
        try xml.skip()
        continue
      }
      while try xml.nextChild() {
        guard xml.name == "LinearRing" else {
          try xml.skip()
          continue
        }
        let ring = try readCoordinates()
        if boundary == "outerBoundaryIs" { outer = ring } else { holes.append(ring) }
      }
    }
    return outer.isEmpty ? [] : [outer] + holes.filter { !$0.isEmpty }
  }

  /// The places of a `gx:Track`, `longitude latitude altitude` each; the first time becomes the date.
  private mutating func readTrack(date: inout Date?) throws(XMLError) -> [GeoCoordinate] {
    var places: [GeoCoordinate] = []
    while try xml.nextChild() {
      switch xml.name {
      case "when" where date == nil: date = TimeText.date(try xml.text())
      case "coord": try readTrackPlace(into: &places)
      default: try xml.skip()
      }
    }
    return places
  }

  private mutating func readTrackPlace(into places: inout [GeoCoordinate]) throws(XMLError) {
    let line = xml.line
    let text = try xml.textBytes()
    var place = text.startIndex
    let longitude = NumberText.number(in: text, at: &place)
    let latitude = NumberText.number(in: text, at: &place)
    let coordinate = GeoCoordinate(latitude: latitude ?? .nan, longitude: longitude ?? .nan)
    guard !coordinate.isValid else { return places.append(coordinate) }
    take(latitude: latitude, longitude: longitude, into: &places, line: line)
  }
}
