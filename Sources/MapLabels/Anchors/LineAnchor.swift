/// A point of a line at which a symbol stands.
struct LineAnchor: Sendable, Equatable {
  /// In units of which 8192 are the tile's side, whole numbers.
  var place: SIMD2<Double>
  /// The segment of the line; −1 for none.
  var segment: Int
}
