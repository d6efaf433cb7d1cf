internal import VectorTiles

/// Geometry of features in units of which 8192 are the tile's side.
enum SymbolGeometry {
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
