internal import VectorTiles
internal import WebMercator

/// Geometry of features in units of which 8192 are the tile's side.
enum SymbolGeometry {
  /// The parts of a geometry within a slice of its tile; rings end where they begin.
  static func lines(
    _ geometry: TileGeometry, type: GeometryType, extent: Int, tile: SymbolTile
  ) -> [[SIMD2<Double>]] {
    let levels = tile.content.zoom - tile.data.zoom
    guard levels > 0 else { return lines(geometry, type: type, extent: extent) }
    let side = Double(max(1, extent))
    let scale = Double(1 << min(30, levels))
    let corner =
      SIMD2(Double(tile.content.x), Double(tile.content.y))
      - SIMD2(Double(tile.data.x), Double(tile.data.y)) * scale
    let (low, high) = (-sliceBuffer, side + sliceBuffer)
    var parts: [[SIMD2<Double>]] = []
    guard
      touches(geometry, low: (corner * side + low) / scale, high: (corner * side + high) / scale)
    else { return [] }
    for part in 0..<geometry.partCount {
      var line = geometry.points[geometry.range(of: part)].map {
        SIMD2(Double($0.x), Double($0.y)) * scale - corner * side
      }
      switch type {
      case .point: line.removeAll { $0.x < low || $0.y < low || $0.x > high || $0.y > high }
      case .polygon: line = RingClipping.part(of: line, low: low, high: high)
      default:
        parts += LineClipping.parts(of: line, minX: low, minY: low, maxX: high, maxY: high)
        continue
      }
      if type == .polygon, let first = line.first { line.append(first) }
      if !line.isEmpty { parts.append(line) }
    }
    let unit = SymbolTile.extent / side
    return parts.map { $0.map { ($0 * unit + 0.5).rounded(.down) } }
  }

  private static func touches(
    _ geometry: TileGeometry, low: SIMD2<Double>, high: SIMD2<Double>
  ) -> Bool {
    guard var minimum = geometry.points.first else { return false }
    var maximum = minimum
    for point in geometry.points {
      minimum = pointwiseMin(minimum, point)
      maximum = pointwiseMax(maximum, point)
    }
    return Double(minimum.x) <= high.x && Double(minimum.y) <= high.y
      && Double(maximum.x) >= low.x && Double(maximum.y) >= low.y
  }

  /// How far slices reach beyond their squares, in units of the data's extent.
  private static let sliceBuffer = 128.0

  /// The parts of a geometry; rings end where they begin.
  static func lines(_ geometry: TileGeometry, type: GeometryType, extent: Int) -> [[SIMD2<Double>]]
  {
    guard type != .unknown else { return [] }
    let scale = SymbolTile.extent / Double(max(1, extent))
    var lines: [[SIMD2<Double>]] = []
    lines.reserveCapacity(geometry.partCount)
    for part in 0..<geometry.partCount {
      let range = geometry.range(of: part)
      guard !range.isEmpty else { continue }
      var line: [SIMD2<Double>] = []
      line.reserveCapacity(range.count + 1)
      for point in geometry.points[range] {
        // As JavaScript's Math.round.
        let place = SIMD2(Double(point.x), Double(point.y)) * scale
        line.append((place + 0.5).rounded(.down))
      }
      if type == .polygon { line.append(line[0]) }
      lines.append(line)
    }
    return lines
  }

  /// Joins lines of features with the same text; of a feature with several parts only the first is looked at.
  static func merge(_ features: inout [SymbolFeature]) {
    let merged = LineMerger.merge(
      features.map { $0.lines.first ?? [] }, texts: features.map(\.textNumber))
    for index in features.indices {
      if merged[index].isEmpty {
        features[index].lines = []
      } else {
        features[index].lines[0] = merged[index]
      }
    }
    features.removeAll { $0.lines.isEmpty }
  }

  /// Rings to polygons, each an outline followed by its holes (classify_rings.ts).
  static func polygons(_ rings: [[SIMD2<Double>]]) -> [[[SIMD2<Double>]]] {
    guard rings.count > 1 else { return [rings] }
    var polygons: [[[SIMD2<Double>]]] = []
    var outlineIsNegative: Bool?
    for ring in rings {
      let area = area(of: ring)
      guard area != 0 else { continue }
      if outlineIsNegative == nil { outlineIsNegative = area < 0 }
      if outlineIsNegative == (area < 0) {
        polygons.append([ring])
      } else {
        polygons[polygons.count - 1].append(ring)
      }
    }
    return polygons
  }

  private static func area(of ring: [SIMD2<Double>]) -> Double {
    guard var previous = ring.last else { return 0 }
    var sum = 0.0
    for point in ring {
      sum += (previous.x - point.x) * (point.y + previous.y)
      previous = point
    }
    return sum
  }
}
