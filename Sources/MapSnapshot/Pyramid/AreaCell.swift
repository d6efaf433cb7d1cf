internal import WebMercator

/// A tile, and what of an area can be in it.
struct AreaCell: Sendable {
  let tile: TileCoordinate
  /// Whether all of it lies in one of the shapes.
  let isWhole: Bool
  private let parts: [Part]

  /// What of one shape can be in the tile.
  private struct Part: Sendable {
    let shape: Int
    var edges: [Int32] = []
    /// For a polygon: whether the tile's point of reference lies in it.
    var isInside = false
  }

  /// The whole world; `nil` for an area of nothing.
  init?(_ area: TileArea) {
    guard let tile = TileCoordinate(zoom: 0, x: 0, y: 0) else { return nil }
    let parts = area.shapes.enumerated().map { index, shape in
      let edges = shape.edges
      // From far away, where nothing is, to the point of reference.
      let start = SIMD2(-9.3717, Self.reference(of: tile).y)
      let isInside =
        edges.count {
          $0.isCrossed(from: start, to: Self.reference(of: tile), axis: 0)
        } % 2 == 1
      return Part(shape: index, edges: Array(0..<Int32(clamping: edges.count)), isInside: isInside)
    }
    self.init(tile, parts, above: tile, area, isLeaf: false)
  }

  /// The tile's four children with what can be in them.
  ///
  /// - Parameters:
  ///   - area: The area of the cell.
  ///   - areLeaves: Whether nothing smaller is asked for, so that what only may touch a child is looked at closely.
  /// - Returns: Those children that the area touches.
  /// - Returns: Those that can hold something of the area.
  func children(_ area: TileArea, areLeaves: Bool) -> [AreaCell] {
    tile.children.compactMap { child in
      if isWhole { return AreaCell(whole: child) }
      return AreaCell(child, parts, above: tile, area, isLeaf: areLeaves)
    }
  }

  private init(whole tile: TileCoordinate) {
    self.tile = tile
    isWhole = true
    parts = []
  }

  private init?(
    _ tile: TileCoordinate, _ parts: [Part], above: TileCoordinate, _ area: TileArea, isLeaf: Bool
  ) {
    self.tile = tile
    var kept: [Part] = []
    let box = Self.inner(tile)
    for part in parts {
      switch Self.presence(of: part, in: tile, box, above: above, area, isLeaf: isLeaf) {
      case .none: break
      case .some(let part): kept.append(part)
      case .whole:
        isWhole = true
        self.parts = []
        return
      }
    }
    guard !kept.isEmpty else { return nil }
    isWhole = false
    self.parts = kept
  }

  private enum Presence {
    case none
    case some(Part)
    case whole
  }

  private static func presence(
    of part: Part, in tile: TileCoordinate, _ box: WorldRectangle, above: TileCoordinate,
    _ area: TileArea, isLeaf: Bool
  ) -> Presence {
    var part = part
    switch area.shapes[part.shape] {
    case .box(let bounds): return presence(of: bounds, part, in: tile, box)
    case .line(let edges):
      part.edges = part.edges.filter { edges.all[Int($0)].touches(box) }
      return part.edges.isEmpty ? .none : .some(part)
    case .polygon(let edges):
      part.isInside = part.isInside != isOdd(edges, part.edges, from: above, to: tile)
      part.edges = part.edges.filter { edges.all[Int($0)].touches(box) }
      return part.edges.isEmpty ? (part.isInside ? .whole : .none) : .some(part)
    case .corridor(let corridor):
      let edges = corridor.edges.all
      part.edges = part.edges.filter { corridor.mayReach(box, from: edges[Int($0)]) }
      if part.edges.contains(where: { corridor.holds(box, beside: edges[Int($0)]) }) {
        return .whole
      }
      if isLeaf {
        part.edges = part.edges.filter { corridor.reaches(box, from: edges[Int($0)]) }
      }
      return part.edges.isEmpty ? .none : .some(part)
    }
  }

  private static func presence(
    of bounds: WorldRectangle, _ part: Part, in tile: TileCoordinate, _ box: WorldRectangle
  ) -> Presence {
    let whole = tile.worldRectangle
    let reaches =
      reaches(bounds.minX...bounds.maxX, inner: box.minX...box.maxX, whole: whole.minX..<whole.maxX)
      && reaches(
        bounds.minY...bounds.maxY, inner: box.minY...box.maxY, whole: whole.minY..<whole.maxY)
    guard reaches else { return .none }
    let isWithin =
      bounds.minX <= box.minX && bounds.maxX >= box.maxX && bounds.minY <= box.minY
      && bounds.maxY >= box.maxY
    return isWithin ? .whole : .some(part)
  }

  /// Whether a span comes into a tile; one without any length is in the tile that begins there, as a place is.
  private static func reaches(
    _ span: ClosedRange<Double>, inner: ClosedRange<Double>, whole: Range<Double>
  ) -> Bool {
    span.lowerBound == span.upperBound
      ? whole.contains(span.lowerBound) || span.lowerBound == 1 && whole.upperBound == 1
      : span.overlaps(inner)
  }

  /// Whether the way between the points of reference of two tiles crosses a polygon's border an odd number of times.
  private static func isOdd(
    _ edges: AreaEdges, _ indices: [Int32], from: TileCoordinate, to: TileCoordinate
  ) -> Bool {
    let (start, end) = (reference(of: from), reference(of: to))
    guard start != end else { return false }
    let corner = SIMD2(end.x, start.y)
    var isOdd = false
    for index in indices {
      let edge = edges.all[Int(index)]
      if edge.isCrossed(from: start, to: corner, axis: 0) { isOdd.toggle() }
      if edge.isCrossed(from: corner, to: end, axis: 1) { isOdd.toggle() }
    }
    return isOdd
  }

  /// A point of the tile on which no border lies by intention, as on its middle one might.
  private static func reference(of tile: TileCoordinate) -> SIMD2<Double> {
    let box = tile.worldRectangle
    return SIMD2(
      box.minX + (box.maxX - box.minX) * 0.487_123_9, box.minY + (box.maxY - box.minY) * 0.521_873_1
    )
  }

  /// The tile without a millionth of it on each side, so that what only touches its edge is not in it.
  private static func inner(_ tile: TileCoordinate) -> WorldRectangle {
    let box = tile.worldRectangle
    let slack = (box.maxX - box.minX) * 1e-6
    return WorldRectangle(
      minX: box.minX + (box.minX == 0 ? 0 : slack), minY: box.minY + (box.minY == 0 ? 0 : slack),
      maxX: box.maxX - (box.maxX == 1 ? 0 : slack), maxY: box.maxY - (box.maxY == 1 ? 0 : slack))
  }
}
