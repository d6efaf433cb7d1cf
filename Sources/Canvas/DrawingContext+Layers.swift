internal import CPangoCairo
public import Pixels

/// How the lines of a map are stroked.
public struct StrokePen: Sendable, Hashable {
  /// How corners are drawn.
  public enum Join: Sendable {
    /// Pointed up to the miter limit.
    case miter
    /// Cut off.
    case bevel
    /// Round.
    case round
  }

  /// How ends are drawn.
  public enum Cap: Sendable {
    /// Cut at the end.
    case butt
    /// Half a circle.
    case round
    /// Half a square.
    case square
  }

  /// Units across.
  public var width: Double
  /// Corners.
  public var join = Join.miter
  /// Ends.
  public var cap = Cap.butt
  /// How long a miter may be, in widths.
  public var miterLimit = 2.0
  /// Dash and gap in turn; empty for an unbroken line.
  public var dash: [Double] = []

  /// A pen by its width.
  public init(width: Double) { self.width = width }
}

/// A map of the plane: x′ = a·x + c·y + x₀, y′ = b·x + d·y + y₀.
public struct CanvasTransform: Sendable, Hashable {
  /// What x adds to x′ and y′, y adds to x′ and y′, and what is added to both.
  public var numbers: (Double, Double, Double, Double, Double, Double) { (a, b, c, d, x, y) }
  private let a: Double
  private let b: Double
  private let c: Double
  private let d: Double
  private let x: Double
  private let y: Double

  /// A transform by its numbers.
  public init(a: Double, b: Double, c: Double, d: Double, x: Double, y: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.x = x
    self.y = y
  }

  /// Whether Cairo can hold it, and undo it.
  var isUsable: Bool {
    let area = a * d - b * c
    return [a, b, c, d, x, y].allSatisfy { abs($0) <= DrawingContext.coordinateLimit }
      && abs(area) > 1e-9 && area.isFinite
  }

  var matrix: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: x, y0: y)
  }
}

extension DrawingContext {
  /// Draws only inside of the path while `body` runs; the corresponding C function is `cairo_clip`.
  public func clippedToPath<E>(_ body: () throws(E) -> Void) throws(E) {
    unsafe cairo_save(handle)
    defer { unsafe cairo_restore(handle) }
    unsafe cairo_set_fill_rule(handle, CAIRO_FILL_RULE_WINDING)
    unsafe cairo_clip(handle)
    try body()
  }

  /// Draws what `body` draws apart and lays it over the rest once.
  ///
  /// The corresponding C functions are `cairo_push_group` and `cairo_paint_with_alpha`.
  public func withOpacity<E>(_ opacity: Double, _ body: () throws(E) -> Void) throws(E) {
    unsafe cairo_push_group(handle)
    do {
      try body()
    } catch {
      unsafe cairo_pop_group_to_source(handle)
      throw error
    }
    unsafe cairo_pop_group_to_source(handle)
    unsafe cairo_paint_with_alpha(handle, max(0, min(1, opacity)))
  }

  /// Changes the units; `false`, and nothing done, where Cairo cannot hold the numbers.
  ///
  /// The corresponding C function is `cairo_transform`.
  public func transform(by transform: CanvasTransform) -> Bool {
    guard transform.isUsable else { return false }
    var matrix = transform.matrix
    unsafe cairo_transform(handle, &matrix)
    return true
  }

  /// Strokes the path and keeps it; the corresponding C function is `cairo_stroke_preserve`.
  public func stroke(_ color: Color, pen: StrokePen) {
    setSource(color)
    unsafe cairo_set_line_width(handle, pen.width)
    unsafe cairo_set_line_cap(handle, pen.cap.value)
    unsafe cairo_set_line_join(handle, pen.join.value)
    unsafe cairo_set_miter_limit(handle, max(1, pen.miterLimit))
    unsafe cairo_set_dash(handle, pen.dash, Int32(clamping: pen.dash.count), 0)
    unsafe cairo_stroke_preserve(handle)
  }

  /// Fills the path with an image that repeats, and keeps the path.
  ///
  /// The corresponding C function is `cairo_pattern_set_extend`.
  ///
  /// - Parameters:
  ///   - image: one tile of the pattern.
  ///   - toImage: from units to pixels of the image.
  ///   - opacity: 0 to 1.
  public func fill(repeating image: ImageSurface, toImage: CanvasTransform, opacity: Double) {
    guard toImage.isUsable else { return }
    unsafe cairo_save(handle)
    unsafe cairo_set_source_surface(handle, image.handle, 0, 0)
    var matrix = toImage.matrix
    unsafe cairo_pattern_set_extend(cairo_get_source(handle), CAIRO_EXTEND_REPEAT)
    unsafe cairo_pattern_set_matrix(cairo_get_source(handle), &matrix)
    unsafe cairo_clip_preserve(handle)
    unsafe cairo_paint_with_alpha(handle, max(0, min(1, opacity)))
    unsafe cairo_restore(handle)
  }
}

extension StrokePen.Join {
  var value: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    case .round: CAIRO_LINE_JOIN_ROUND
    }
  }
}

extension StrokePen.Cap {
  var value: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}
