import GeoFormats
import JSON
import WebMercator

/// What is in a file with places: counts, bounds, length.
struct DocumentSummary: Sendable, Equatable {
  /// How the user named it.
  let location: String
  /// What its bytes say it is.
  let format: GeoFormat
  /// What it calls itself.
  let name: String?
  /// How many features there are.
  let features: Int
  /// How many places stand alone.
  private(set) var points = 0
  /// How many lines there are.
  private(set) var lines = 0
  /// How many areas there are.
  private(set) var polygons = 0
  /// How many places all of it has.
  private(set) var places = 0
  /// Metres of all lines together, on the ellipsoid.
  private(set) var length = 0.0
  /// The box around all places; `nil` where there is none.
  let bounds: GeoBounds?
  /// What was left out or looks wrong; a sentence each.
  let faults: [String]

  init(of document: GeoDocument, location: String) {
    self.location = location
    format = document.format
    name = document.name
    features = document.features.count
    bounds = GeoBounds(enclosing: document.coordinates)
    faults = document.skipped.map(\.description) + document.warnings
    for feature in document.features { count(feature.geometry) }
  }

  private mutating func count(_ geometry: GeoGeometry) {
    switch geometry {
    case .points(let points):
      self.points += points.count
      places += points.count
    case .lines(let lines):
      self.lines += lines.count
      for line in lines {
        places += line.count
        length += Self.length(line)
      }
    case .polygons(let polygons):
      self.polygons += polygons.count
      for rings in polygons { places += rings.reduce(0) { $0 + $1.count } }
    case .collection(let parts):
      for part in parts { count(part) }
    }
  }

  private static func length(_ line: [GeoCoordinate]) -> Double {
    zip(line, line.dropFirst()).reduce(0) { $0 + Ellipsoid.wgs84.distance(from: $1.0, to: $1.1) }
  }
}

extension DocumentSummary {
  /// For machines.
  var json: JSONValue {
    var object = JSONObject()
    object["location"] = .string(location)
    object["kind"] = .string(format.rawValue)
    object["name"] = name.map { .string($0) }
    for (key, count) in [
      ("features", features), ("points", points), ("lines", lines), ("polygons", polygons),
      ("places", places),
    ] {
      object[key] = .number(Double(count))
    }
    object["length"] = .number(length.rounded(toPlaces: 3))
    object["bounds"] = bounds.map {
      .array([$0.west, $0.south, $0.east, $0.north].map(JSONValue.number))
    }
    object["faults"] = .array(faults.map(JSONValue.string))
    return .object(object)
  }

  /// For a person.
  var text: String {
    var table = InspectionTable(title: location)
    table.add("format", format.rawValue)
    table.add("name", name)
    table.add("features", features.grouped)
    table.add("of them", Self.parts([(points, "point"), (lines, "line"), (polygons, "area")]))
    table.add("places", places.grouped)
    table.add("length", length > 0 ? "\((length / 1000).rounded(toPlaces: 3).plain) km" : nil)
    table.add("bounds", bounds.map(InspectionTable.text))
    table.add("faults", faults)
    return table.text
  }

  private static func parts(_ counts: [(count: Int, word: String)]) -> String? {
    let parts = counts.filter { $0.count > 0 }
      .map { "\($0.count.grouped) \($0.word)\($0.count == 1 ? "" : "s")" }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
