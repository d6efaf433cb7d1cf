import GeoFormats
import MapSnapshot
import WebMercator

/// The area as the command line names it; no file is read yet.
struct AreaArgument: Sendable, Equatable {
  /// One thing that belongs to it.
  enum Part: Sendable, Equatable {
    case bounds(GeoBounds)
    case polygon(String)
    case track(String)
  }

  private(set) var parts: [Part] = []
  private var corridor: Double?

  /// Takes the options of the group Area.
  init(_ arguments: inout Arguments) throws(UsageError) {
    try takeBoxes(from: &arguments)
    for entry in arguments.take([RenderOption.polygon]) {
      parts.append(.polygon(entry.value ?? ""))
    }
    let tracks = arguments.take([RenderOption.track])
    for entry in tracks { parts.append(.track(entry.value ?? "")) }
    corridor = try arguments.value(of: RenderOption.corridor) { text throws(ValueError) in
      try Length(argument: text, called: "corridor").metres
    }
    if tracks.isEmpty != (corridor == nil) {
      throw .incomplete(
        reason: tracks.isEmpty
          ? "--corridor has no track" : "--track does not say how far around it tiles are wanted",
        advice: tracks.isEmpty ? "add --track FILE" : "add --corridor METRES")
    }
  }

  private mutating func takeBoxes(from arguments: inout Arguments) throws(UsageError) {
    var center: GeoCoordinate?
    func missing() -> UsageError {
      .incomplete(
        reason: "--center and --distance go together, the middle first",
        advice: "write --center LAT,LON --distance METRES")
    }
    let options = [RenderOption.bbox, RenderOption.center, RenderOption.distance]
    for entry in arguments.take(options) {
      switch entry.option.name {
      case RenderOption.bbox.name:
        parts.append(.bounds(try entry.parsed(GeoBounds.init(argument:))))
      case RenderOption.center.name:
        guard center == nil else { throw missing() }
        center = try entry.parsed(GeoCoordinate.init(argument:))
      default:
        guard let middle = center else { throw missing() }
        let distance = try entry.parsed(Distance.init(argument:))
        parts.append(.bounds(Self.box(around: middle, distance)))
        center = nil
      }
    }
    if center != nil { throw missing() }
  }

  /// The box so many metres wide and high, measured on the ellipsoid through its middle.
  private static func box(around center: GeoCoordinate, _ distance: Distance) -> GeoBounds {
    let ellipsoid = Ellipsoid.wgs84
    let degree = ellipsoid.parallelArc(latitude: center.latitude, degrees: 1)
    let half = min(180, degree > 0 ? distance.eastWest / 2 / degree : 180)
    let north = ellipsoid.destination(
      from: center, azimuth: 0, distance: min(distance.northSouth / 2, 9_000_000))
    let south = ellipsoid.destination(
      from: center, azimuth: 180, distance: min(distance.northSouth / 2, 9_000_000))
    // A way over a pole comes down on the other side.
    let top = north.latitude < center.latitude ? 90 : north.latitude
    let bottom = south.latitude > center.latitude ? -90 : south.latitude
    guard half < 180 else { return GeoBounds(west: -180, south: bottom, east: 180, north: top) }
    return GeoBounds(
      west: longitude(center.longitude - half), south: bottom,
      east: longitude(center.longitude + half), north: top)
  }

  private static func longitude(_ degrees: Double) -> Double {
    GeoCoordinate(latitude: 0, longitude: degrees).normalized.longitude
  }

  /// The area, with its files read; `nil` where nothing was named.
  func area() throws(Failure) -> TileArea? {
    var area = TileArea()
    for part in parts {
      switch part {
      case .bounds(let bounds): area.add(bounds)
      case .polygon(let path): try Self.add(path, corridor: nil, to: &area)
      case .track(let path): try Self.add(path, corridor: corridor, to: &area)
      }
    }
    return parts.isEmpty ? nil : area
  }

  private static func add(
    _ path: String, corridor: Double?, to area: inout TileArea
  ) throws(Failure) {
    let document: GeoDocument
    do {
      document = try GeoDocument.read(path: path)
    } catch {
      throw Failure(error)
    }
    var hasPlaces = false
    for feature in document.features {
      hasPlaces = hasPlaces || !feature.geometry.coordinates.isEmpty
      area.add(feature.geometry, corridor: corridor)
    }
    guard hasPlaces else {
      throw Failure(
        .badData,
        "cannot take an area from \(quoted(path)): there is no place in it; export it again"
      )
    }
  }
}

extension TileArea {
  /// Adds a geometry, or all around it.
  fileprivate mutating func add(_ geometry: GeoGeometry, corridor: Double?) {
    switch geometry {
    case .points(let places):
      for place in places {
        if let corridor { add(corridor: [place], within: corridor) } else { add(place) }
      }
    case .lines(let lines):
      for line in lines {
        if let corridor {
          add(corridor: line, within: corridor)
        } else {
          add(line: line.count == 1 ? line + line : line)
        }
      }
    case .polygons(let polygons):
      for rings in polygons {
        guard let corridor else {
          add(polygon: rings)
          continue
        }
        for ring in rings { add(corridor: ring, within: corridor) }
      }
    case .collection(let parts): for part in parts { add(part, corridor: corridor) }
    }
  }
}
