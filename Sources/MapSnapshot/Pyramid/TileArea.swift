public import WebMercator

/// A part of the world: boxes, areas and corridors along lines; their union, never a hull.
///
/// Tiles are found from the world downward: what lies beside every shape is left at once, what lies wholly within one is not
/// looked at again. So counting the tiles of a country takes time for its border, not for its inside.
public struct TileArea: Sendable {
  private(set) var shapes: [AreaShape] = []

  /// Nothing.
  public init() {}

  /// Whether nothing was added.
  public var isEmpty: Bool { shapes.isEmpty }

  /// Adds a box; a tile belongs to it that shares more than an edge with it.
  public mutating func add(_ bounds: GeoBounds) {
    let box = WorldRectangle(bounds)
    shapes.append(.box(box))
    // What lies beyond 180° is the beginning of the next copy of the world.
    for step in [-1.0, 1.0] where box.minX + step < 1 && box.maxX + step > 0 {
      shapes.append(
        .box(
          WorldRectangle(
            minX: box.minX + step, minY: box.minY, maxX: box.maxX + step, maxY: box.maxY)))
    }
  }

  /// Adds one place, which is in one tile.
  public mutating func add(_ place: GeoCoordinate) {
    add(
      GeoBounds(
        west: place.longitude, south: place.latitude, east: place.longitude, north: place.latitude))
  }

  /// Adds an area by its rings, an outer one and holes, closed or not: all tiles that it touches.
  public mutating func add(polygon rings: [[GeoCoordinate]]) {
    shapes.append(.polygon(AreaEdges(rings: rings, areClosed: true)))
  }

  /// Adds all tiles that a line passes.
  public mutating func add(line: [GeoCoordinate]) {
    shapes.append(.line(AreaEdges(rings: [line], areClosed: false)))
  }

  /// Adds all tiles that lie within a distance of a line, and no others.
  ///
  /// The line is straight on the map from place to place. How far a tile is from it is measured along the ellipsoid from the
  /// tile's nearest point.
  /// - Parameters:
  ///   - line: The places of the line; one place alone gives a circle.
  ///   - distance: Metres on the ground.
  public mutating func add(corridor line: [GeoCoordinate], within distance: Double) {
    guard distance.isFinite, distance >= 0 else { return }
    let line = line.count == 1 ? line + line : line
    let pieces = AreaEdges(
      rings: [line], areClosed: false, isTrack: true, pieceLength: 1.0 / 1024)
    shapes.append(.corridor(Corridor(edges: pieces, distance: distance)))
  }
}

/// One shape of an area.
enum AreaShape: Sendable {
  case box(WorldRectangle)
  case polygon(AreaEdges)
  case line(AreaEdges)
  case corridor(Corridor)

  /// The shape's edges; none for a box.
  var edges: [AreaEdges.Edge] {
    switch self {
    case .box: []
    case .polygon(let edges), .line(let edges): edges.all
    case .corridor(let corridor): corridor.edges.all
    }
  }
}
