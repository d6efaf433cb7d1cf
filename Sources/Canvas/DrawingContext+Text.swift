internal import CPangoCairo
public import Pixels

extension DrawingContext {
  /// Draws a text with the top left corner of its box at `x`, `y`.
  ///
  /// On pixels the glyphs' outlines are filled, since Cairo 1.16 moves ready glyphs to whole pixels; in documents the text
  /// stays text.
  public func text(_ layout: TextLayout, x: Double, y: Double, color: Color) {
    setSource(color)
    switch surface.kind {
    case .document:
      unsafe cairo_move_to(handle, x + layout.originX, y)
      unsafe pango_cairo_show_layout(handle, layout.handle)
      unsafe cairo_new_path(handle)
    case .pixels:
      addOutlines(of: layout, x: x, y: y, drawsColored: true)
      unsafe cairo_set_fill_rule(handle, CAIRO_FILL_RULE_WINDING)
      unsafe cairo_fill(handle)
    }
  }

  /// Strokes the outlines of a text with round corners, as a halo that the text is then drawn over.
  public func textOutline(
    _ layout: TextLayout, x: Double, y: Double, color: Color, width: Double
  ) {
    addOutlines(of: layout, x: x, y: y, drawsColored: false)
    stroke(color, width: width)
    unsafe cairo_new_path(handle)
  }

  private func addOutlines(of layout: TextLayout, x: Double, y: Double, drawsColored: Bool) {
    unsafe cairo_new_path(handle)
    unsafe layout.forEachRun { run in
      let isColored = unsafe TextLayout.isColored(run.font)
      guard !isColored || drawsColored else { return }
      guard isColored else {
        unsafe cairo_move_to(handle, x + layout.originX + run.x, y + run.baseline)
        unsafe pango_cairo_glyph_string_path(handle, run.font, run.glyphs)
        return
      }
      unsafe showColored(run, x: x + layout.originX + run.x, y: y + run.baseline)
    }
  }

  /// Draws a run of emoji without losing the path so far.
  private func showColored(_ run: TextLayout.Run, x: Double, y: Double) {
    let path = unsafe cairo_copy_path(handle)
    defer { unsafe cairo_path_destroy(path) }
    unsafe cairo_new_path(handle)
    unsafe cairo_move_to(handle, x, y)
    unsafe pango_cairo_show_glyph_string(handle, run.font, run.glyphs)
    unsafe cairo_new_path(handle)
    unsafe cairo_append_path(handle, path)
  }
}
