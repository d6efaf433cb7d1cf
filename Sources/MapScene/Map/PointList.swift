/// Lines or rings as one flat list, in points of the picture, y downward.
public struct PointList: Sendable, Equatable {
  /// The points of all parts, one after another.
  public var points: [SIMD2<Float>] = []
  /// For each part, the index after its last point.
  public var ends: [Int32] = []

  /// No parts.
  public init() {}

  /// How many parts there are.
  public var count: Int { ends.count }

  /// Which points are the part's; 0 ≤ `part` < `count`.
  public func range(of part: Int) -> Range<Int> {
    (part == 0 ? 0 : Int(ends[part - 1]))..<Int(ends[part])
  }
}
