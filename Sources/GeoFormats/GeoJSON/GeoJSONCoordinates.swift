internal import JSON
internal import WebMercator

/// The `coordinates` of a geometry whose type may not be known yet.
enum GeoJSONCoordinates {
  /// Nothing: an empty array, or no array at all.
  case none
  /// One position; `nil` where it is no place.
  case position(GeoCoordinate?)
  /// Positions.
  case line([GeoCoordinate])
  /// Arrays deeper than that.
  case lists([GeoJSONCoordinates])

  /// The geometry of a type (RFC 7946, 3.1), empty where nothing is left of it; `nil` where the nesting is another.
  func geometry(ofType type: String) -> GeoGeometry? {
    switch (type, self) {
    case ("Point", .position(let place)): .points(place.map { [$0] } ?? [])
    case ("MultiPoint", .line(let places)): .points(places)
    case ("LineString", .line(let places)): .lines([places])
    case ("MultiLineString", .lists(let lists)): Self.lines(lists).map { .lines($0) }
    case ("Polygon", .lists(let lists)): Self.lines(lists).map { .polygons([$0]) }
    case ("MultiPolygon", .lists(let lists)): Self.polygons(lists).map { .polygons($0) }
    case (_, .none): .points([])
    default: nil
    }
  }

  private static func lines(_ lists: [GeoJSONCoordinates]) -> [[GeoCoordinate]]? {
    var lines: [[GeoCoordinate]] = []
    for list in lists {
      switch list {
      case .line(let places): if !places.isEmpty { lines.append(places) }
      case .none: break
      default: return nil
      }
    }
    return lines
  }

  private static func polygons(_ lists: [GeoJSONCoordinates]) -> [[[GeoCoordinate]]]? {
    var polygons: [[[GeoCoordinate]]] = []
    for list in lists {
      switch list {
      case .lists(let rings):
        guard let polygon = lines(rings) else { return nil }
        if !polygon.isEmpty { polygons.append(polygon) }
      case .none: break
      default: return nil
      }
    }
    return polygons
  }
}

extension GeoJSONReader {
  /// Reads an array of numbers, of such arrays, and so on.
  mutating func readCoordinates() throws(JSONError) -> GeoJSONCoordinates {
    try json.beginArray()
    guard try json.nextElement() else { return .none }
    switch try json.kind() {
    case .array: return try readList()
    case .number: return .position(try readPosition())
    default:
      try json.skip()
      while try json.nextElement() { try json.skip() }
      document.skip(.noCoordinate, line: json.position.line)
      return .position(nil)
    }
  }

  /// Longitude and latitude, and passes what follows them, up to the end of the array.
  private mutating func readPosition() throws(JSONError) -> GeoCoordinate? {
    let longitude = try json.number()
    var latitude: Double?
    if try json.nextElement() {
      if try json.kind() == .number { latitude = try json.number() } else { try json.skip() }
      while try json.nextElement() { try json.skip() }
    }
    return document.place(latitude: latitude, longitude: longitude, line: json.position.line)
  }

  /// The arrays of an array, whose first is at hand; those that do not fit the first are left out.
  private mutating func readList() throws(JSONError) -> GeoJSONCoordinates {
    let first = try readCoordinates()
    if case .position(let place) = first { return .line(try readLine(from: place)) }
    var lists = [first]
    while try json.nextElement() {
      guard try json.kind() == .array else {
        try skipMisplaced()
        continue
      }
      lists.append(try readCoordinates())
    }
    return .lists(lists)
  }

  private mutating func readLine(from first: GeoCoordinate?) throws(JSONError) -> [GeoCoordinate] {
    var places = first.map { [$0] } ?? []
    while try json.nextElement() {
      guard try json.kind() == .array else {
        try skipMisplaced()
        continue
      }
      switch try readCoordinates() {
      case .position(let place): if let place { places.append(place) }
      default: document.skip(.badNesting, line: json.position.line)
      }
    }
    return places
  }

  private mutating func skipMisplaced() throws(JSONError) {
    document.skip(.noCoordinate, line: json.position.line)
    try json.skip()
  }
}
