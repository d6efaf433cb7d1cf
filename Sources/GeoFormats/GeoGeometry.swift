public import WebMercator

/// Where a feature is: places, lines or areas, one or many.
public enum GeoGeometry: Sendable, Equatable {
  /// Places on their own.
  case points([GeoCoordinate])
  /// Lines through places in order; a line may have a single place.
  case lines([[GeoCoordinate]])
  /// Areas, each by its rings: the outer one, then the holes, in either direction, closed or not.
  case polygons([[[GeoCoordinate]]])
  /// Several of these in one.
  case collection([GeoGeometry])

  /// All places of the geometry, in order.
  public var coordinates: [GeoCoordinate] {
    switch self {
    case .points(let points): points
    case .lines(let lines): Array(lines.joined())
    case .polygons(let polygons): Array(polygons.joined().joined())
    case .collection(let parts): parts.flatMap(\.coordinates)
    }
  }

  /// The geometry of parts: `nil` for none, the part itself for one, parts of one kind joined.
  init?(joining parts: [GeoGeometry]) {
    var joined: [GeoGeometry] = []
    for part in parts {
      switch (joined.last, part) {
      case (.points(let first), .points(let second)):
        joined[joined.count - 1] = .points(first + second)
      case (.lines(let first), .lines(let second)):
        joined[joined.count - 1] = .lines(first + second)
      case (.polygons(let first), .polygons(let second)):
        joined[joined.count - 1] = .polygons(first + second)
      default: joined.append(part)
      }
    }
    guard let first = joined.first else { return nil }
    self = joined.count == 1 ? first : .collection(joined)
  }
}
