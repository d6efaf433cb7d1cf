internal import CPangoCairo
public import Pixels

/// The pen on a surface: x to the right, y downward, in units that `scale` and `translate` set.
///
/// Cairo's errors stick to the context: after the first one nothing more is drawn, and `check` throws it.
@safe public final class DrawingContext {
  let handle: OpaquePointer
  let surface: DrawingSurface

  /// Units from the origin that Cairo's fixed-point numbers reach at a scale of 1, with a margin.
  public static let coordinateLimit = 4_000_000.0

  /// A pen on `surface`; the corresponding C function is `cairo_create`.
  ///
  /// - Throws: `CanvasError.drawing`.
  public init(_ surface: DrawingSurface) throws(CanvasError) {
    self.surface = surface
    guard let handle = unsafe cairo_create(surface.handle) else {
      throw .drawing(operation: "draw", reason: "out of memory")
    }
    unsafe self.handle = handle
    try check("draw")
  }

  deinit { unsafe cairo_destroy(handle) }

  /// Throws the first error since the context was made.
  ///
  /// - Throws: `CanvasError.drawing`.
  public func check(_ operation: String) throws(CanvasError) {
    try Canvas.check(unsafe cairo_status(handle), operation)
  }

  /// Moves the origin; the corresponding C function is `cairo_translate`.
  public func translate(x: Double, y: Double) { unsafe cairo_translate(handle, x, y) }

  /// Makes a unit `factor` times as large; the corresponding C function is `cairo_scale`.
  public func scale(by factor: Double) { unsafe cairo_scale(handle, factor, factor) }

  /// Runs `body` and undoes what it did to origin and scale.
  ///
  /// The corresponding C functions are `cairo_save` and `cairo_restore`.
  public func withSavedState<E>(_ body: () throws(E) -> Void) throws(E) {
    unsafe cairo_save(handle)
    defer { unsafe cairo_restore(handle) }
    try body()
  }
}

// MARK: - Paths

extension DrawingContext {
  /// Starts a piece of the path; the corresponding C function is `cairo_move_to`.
  public func move(x: Double, y: Double) { unsafe cairo_move_to(handle, x, y) }

  /// Goes on straight; the corresponding C function is `cairo_line_to`.
  public func line(x: Double, y: Double) { unsafe cairo_line_to(handle, x, y) }

  /// Goes on along a cubic Bézier curve; the corresponding C function is `cairo_curve_to`.
  public func curve(x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double) {
    unsafe cairo_curve_to(handle, x1, y1, x2, y2, x, y)
  }

  /// Goes back to where the piece started; the corresponding C function is `cairo_close_path`.
  public func close() { unsafe cairo_close_path(handle) }

  /// Forgets the path; the corresponding C function is `cairo_new_path`.
  public func clearPath() { unsafe cairo_new_path(handle) }

  /// Fills the path and keeps it; the corresponding C function is `cairo_fill_preserve`.
  public func fill(_ color: Color, evenOdd: Bool = false) {
    setSource(color)
    unsafe cairo_set_fill_rule(
      handle, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    unsafe cairo_fill_preserve(handle)
  }

  /// Strokes the path with round ends and corners, and keeps it; the corresponding C function is `cairo_stroke_preserve`.
  ///
  /// - Parameters:
  ///   - color: the colour and opacity.
  ///   - width: units across.
  ///   - dash: lengths of dashes and gaps in turn, without the round ends; empty for an unbroken line.
  public func stroke(_ color: Color, width: Double, dash: [Double] = []) {
    setSource(color)
    unsafe cairo_set_line_width(handle, width)
    unsafe cairo_set_line_cap(handle, CAIRO_LINE_CAP_ROUND)
    unsafe cairo_set_line_join(handle, CAIRO_LINE_JOIN_ROUND)
    unsafe cairo_set_dash(handle, dash, Int32(clamping: dash.count), 0)
    unsafe cairo_stroke_preserve(handle)
  }

  func setSource(_ color: Color) {
    unsafe cairo_set_source_rgba(handle, color.red, color.green, color.blue, color.alpha)
  }
}

// MARK: - Shades and pictures

extension DrawingContext {
  /// A side in units below which Cairo's fixed-point numbers give out.
  private static let leastLength = 0.01

  private static func isDrawable(_ lengths: Double...) -> Bool {
    lengths.allSatisfy { abs($0) <= coordinateLimit }
  }

  /// Draws an upright ellipse whose opacity fades from the middle to nothing at the rim.
  ///
  /// The corresponding C function is `cairo_pattern_create_radial`.
  public func shade(
    _ color: Color, x: Double, y: Double, radiusX: Double, radiusY: Double
  ) {
    guard Self.isDrawable(x, y, radiusX, radiusY), min(radiusX, radiusY) > Self.leastLength else {
      return
    }
    let pattern = unsafe cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
    defer { unsafe cairo_pattern_destroy(pattern) }
    for step in 0...8 {
      let distance = Double(step) / 8
      // A smooth bell: (1 − d²)², flat in the middle and at the rim.
      let bell = (1 - distance * distance) * (1 - distance * distance)
      unsafe cairo_pattern_add_color_stop_rgba(
        pattern, distance, color.red, color.green, color.blue, color.alpha * bell)
    }
    unsafe cairo_save(handle)
    unsafe cairo_translate(handle, x, y)
    unsafe cairo_scale(handle, radiusX, radiusY)
    unsafe cairo_new_path(handle)
    unsafe cairo_rectangle(handle, -1, -1, 2, 2)
    unsafe cairo_set_source(handle, pattern)
    unsafe cairo_fill(handle)
    unsafe cairo_restore(handle)
  }

  /// Draws a picture with its top left corner at `x`, `y`, stretched to `width` × `height` units.
  ///
  /// The corresponding C function is `cairo_set_source_surface`.
  public func image(
    _ image: ImageSurface, x: Double, y: Double, width: Double, height: Double
  ) {
    guard Self.isDrawable(x, y, width, height), min(width, height) > Self.leastLength else {
      return
    }
    unsafe cairo_save(handle)
    unsafe cairo_translate(handle, x, y)
    unsafe cairo_scale(handle, width / Double(image.width), height / Double(image.height))
    unsafe cairo_set_source_surface(handle, image.handle, 0, 0)
    unsafe cairo_pattern_set_filter(cairo_get_source(handle), CAIRO_FILTER_GOOD)
    unsafe cairo_paint(handle)
    unsafe cairo_restore(handle)
  }
}
