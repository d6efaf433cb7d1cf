/// The outline of a cluster of characters; 24 units are an em, y grows downward from the base line.
public struct GlyphOutline: Sendable {
  /// The pieces of the outline.
  public var pieces: [Piece] = []
  /// How far the pen moves on.
  public var advance = 0.0
  /// The place of the cluster's first scalar in the text.
  public var firstScalar = 0

  /// A piece of an outline, by its end and its control points.
  public enum Piece: Sendable {
    /// Starts a new piece.
    case move(x: Double, y: Double)
    /// Goes on straight.
    case line(x: Double, y: Double)
    /// Goes on along a cubic Bézier curve.
    case curve(SIMD2<Double>, SIMD2<Double>, end: SIMD2<Double>)
    /// Goes back to the last start.
    case close
  }
}
