/// The geometry of one feature in tile units: x to the right, y downward, 0…extent within the tile, more in its buffer.
///
/// One flat list, which is reused from feature to feature. A part is a point set, a line, or a ring (whose last point does
/// not repeat the first).
public struct TileGeometry: Sendable, Equatable {
  /// The points of all parts, one after another.
  public var points: [SIMD2<Int32>] = []
  /// For each part, the index after its last point.
  public var ends: [Int] = []

  /// No geometry.
  public init() {}

  /// Forgets all parts and keeps the memory.
  public mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  /// How many parts there are.
  public var partCount: Int { ends.count }

  /// Which points are the part's; 0 ≤ `part` < `partCount`.
  public func range(of part: Int) -> Range<Int> { (part == 0 ? 0 : ends[part - 1])..<ends[part] }
}
