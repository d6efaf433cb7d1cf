/// A corner of a triangle that a line is drawn with.
struct LineVertex {
  /// In pixels of the picture, rounded to 256ths.
  var point: SIMD2<Double>
  /// Across the line from −1 to 1 (y), and along a round end from 0 to 1 (x).
  var normal: SIMD2<Double>
  /// Along the line, in pixels, or as what GL JS makes of the progress of one with a gradient.
  var place: Double
  /// The part of the gradient that is drawn, 0 to 1.
  var progress: Double
}
