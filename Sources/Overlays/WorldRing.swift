internal import WebMercator

/// A closed line on the world, each corner joined to the one before it the short way round.
struct WorldRing {
  /// The corners; the last is joined to the first.
  private(set) var points: [WorldPoint]
  /// How often the ring goes round the earth: 0, or 1 eastward or −1 westward where it has a pole inside.
  let winding: Int
  /// For each corner, whether the side from it to the next is a mere cut: along 180° or along the map's edge.
  let cuts: [Bool]
  /// The pole inside, if one is.
  var pole = Pole.none

  enum Pole {
    case none
    case north
    case south
  }

  /// The ring through the valid ones of `coordinates`; `nil` where there are fewer than two.
  init?(_ coordinates: [GeoCoordinate]) {
    var corners = coordinates.filter(\.isValid)
    if let first = corners.first, corners.count > 1, corners.last == first { corners.removeLast() }
    guard corners.count > 1, let first = corners.first else { return nil }
    let line = WorldPoint.line(through: corners + [first])
    points = Array(line.dropLast())
    winding = Int(((line.last?.x ?? 0) - (line.first?.x ?? 0)).rounded())
    cuts = Self.cuts(corners)
    if winding != 0 {
      let mean = corners.reduce(0) { $0 + $1.latitude / Double(corners.count) }
      pole = mean < 0 ? .south : .north
    }
    keepWholeWorld(corners)
  }

  /// A box from −180° to 180° has no width the short way, and is meant as the whole world.
  private mutating func keepWholeWorld(_ corners: [GeoCoordinate]) {
    let longitudes = corners.map(\.longitude)
    guard let west = longitudes.min(), let east = longitudes.max(), east - west >= 360,
      width < 1e-9
    else { return }
    points = corners.map(WorldPoint.init)
  }

  private var width: Double {
    let columns = points.map(\.x)
    return (columns.max() ?? 0) - (columns.min() ?? 0)
  }

  private static func cuts(_ corners: [GeoCoordinate]) -> [Bool] {
    corners.indices.map { index in
      let (start, end) = (corners[index], corners[(index + 1) % corners.count])
      let limit = WorldPoint.latitudeLimit
      return (abs(start.longitude) == 180 && abs(end.longitude) == 180)
        || (abs(start.latitude) >= limit && abs(end.latitude) >= limit
          && start.latitude.sign == end.latitude.sign)
    }
  }

  /// The inside as closed loops, in each copy of the world that is visible; to be filled by the even-odd rule.
  func loops(in copies: WorldCopies) -> [[WorldPoint]] {
    guard pole == .none else { return polarLoop(in: copies).map { [$0] } ?? [] }
    return copies.shifts(points).map { shift in points.map { $0.shifted(by: shift) } }
  }

  /// The outline as open lines without the cuts, in each copy of the world that is visible.
  func outlines(in copies: WorldCopies) -> [[WorldPoint]] {
    let pieces = pieces()
    return pieces.flatMap { piece in
      copies.shifts(piece).map { shift in piece.map { $0.shifted(by: shift) } }
    }
  }

  private func pieces() -> [[WorldPoint]] {
    guard let first = points.first else { return [] }
    let closed = points + [first.shifted(by: Double(winding))]
    var pieces: [[WorldPoint]] = []
    var piece = [first]
    for (index, isCut) in cuts.enumerated() {
      if isCut {
        if piece.count > 1 { pieces.append(piece) }
        piece = []
      }
      piece.append(closed[index + 1])
    }
    if piece.count > 1 { pieces.append(piece) }
    return pieces
  }

  /// The ring repeated eastward through all visible copies, closed along the map's edge.
  private func polarLoop(in copies: WorldCopies) -> [WorldPoint]? {
    guard abs(winding) == 1 else { return nil }
    let eastward = winding > 0 ? points : points.reversed()
    let shifts = copies.shifts(points)
    guard let first = shifts.first, let last = shifts.last else { return nil }
    var loop: [WorldPoint] = []
    for shift in stride(from: first - 1, through: last + 1, by: 1) {
      loop += eastward.map { $0.shifted(by: shift) }
    }
    guard let start = loop.first, let end = loop.last else { return nil }
    let edge = pole == .north ? 0.0 : 1.0
    return loop + [WorldPoint(x: end.x, y: edge), WorldPoint(x: start.x, y: edge)]
  }
}

extension WorldPoint {
  func shifted(by worlds: Double) -> WorldPoint { WorldPoint(x: x + worlds, y: y) }
}

extension WorldCopies {
  /// The shifts that bring some of `points` into the picture.
  func shifts(_ points: [WorldPoint]) -> [Double] {
    guard let first = points.first else { return [] }
    var (minX, maxX, minY, maxY) = (first.x, first.x, first.y, first.y)
    for point in points {
      minX = min(minX, point.x)
      maxX = max(maxX, point.x)
      minY = min(minY, point.y)
      maxY = max(maxY, point.y)
    }
    guard minY <= view.maxY, maxY >= view.minY else { return [] }
    return shifts(minX: minX, maxX: maxX)
  }
}
