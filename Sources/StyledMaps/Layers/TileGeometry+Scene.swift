internal import MapScene
internal import VectorTiles
internal import WebMercator

extension TileProjection {
  /// Appends a part of a feature to a list, in points of the picture moved by `offset`; repeated points are dropped.
  ///
  /// - Returns: Whether the part has at least `least` points; if not, nothing is appended.
  @discardableResult
  func append(
    _ geometry: TileGeometry, part: Int, offset: Point, least: Int, to list: inout PointList
  ) -> Bool {
    let range = geometry.range(of: part)
    let start = list.points.count
    var last = SIMD2<Int32>(repeating: .min)
    let base = Point(x: origin.x + offset.x, y: origin.y + offset.y)
    geometry.points.withUnsafeBufferPointer { points in
      for point in points[range] where point != last {
        let (x, y) = (Double(point.x), Double(point.y))
        list.points.append(
          SIMD2(
            Float(base.x + x * step.x - y * step.y), Float(base.y + x * step.y + y * step.x)))
        last = point
      }
    }
    guard list.points.count - start >= least else {
      list.points.removeLast(list.points.count - start)
      return false
    }
    list.ends.append(Int32(truncatingIfNeeded: list.points.count))
    return true
  }
}

/// The box of a geometry in tile units.
struct TileBox {
  var minX = Int32.max
  var minY = Int32.max
  var maxX = Int32.min
  var maxY = Int32.min

  /// The box of all points.
  init(_ geometry: TileGeometry) {
    geometry.points.withUnsafeBufferPointer { points in
      for point in points {
        minX = min(minX, point.x)
        minY = min(minY, point.y)
        maxX = max(maxX, point.x)
        maxY = max(maxY, point.y)
      }
    }
  }

  /// A box by its edges.
  init(minX: Int32, minY: Int32, maxX: Int32, maxY: Int32) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Whether both share a point, where this one is made larger by `margin` on each side.
  func touches(_ other: TileBox, margin: Int32) -> Bool {
    minX &- margin <= other.maxX && maxX &+ margin >= other.minX && minY &- margin <= other.maxY
      && maxY &+ margin >= other.minY
  }
}

extension TileProjection {
  /// The part of the tile that a picture shows, in tile units; `nil` where it shows none.
  func visibleBox(of size: PictureSize, within shown: TileBox) -> TileBox? {
    let scale = step.x * step.x + step.y * step.y
    guard scale > 0 else { return nil }
    let (width, height) = (Double(size.width), Double(size.height))
    let corners = [(0, 0), (width, 0), (width, height), (0, height)].map { corner in
      let (x, y) = (corner.0 - origin.x, corner.1 - origin.y)
      return ((x * step.x + y * step.y) / scale, (y * step.x - x * step.y) / scale)
    }
    func bounded(_ value: Double) -> Int32 {
      value.isNaN ? 0 : Int32(max(-1e9, min(1e9, value.rounded())))
    }
    let box = TileBox(
      minX: max(shown.minX, bounded((corners.map(\.0).min() ?? 0) - 1)),
      minY: max(shown.minY, bounded((corners.map(\.1).min() ?? 0) - 1)),
      maxX: min(shown.maxX, bounded((corners.map(\.0).max() ?? 0) + 1)),
      maxY: min(shown.maxY, bounded((corners.map(\.1).max() ?? 0) + 1)))
    return box.minX <= box.maxX && box.minY <= box.maxY ? box : nil
  }
}
