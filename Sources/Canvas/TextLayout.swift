internal import CFontconfig
internal import CPangoCairo

/// A text that is broken into lines of placed glyphs; all lengths are in units of the context.
@safe public final class TextLayout {
  let handle: OpaquePointer
  private let map: FontMap
  private let logical: PangoRectangle

  /// Sets `setting` in the fonts of `map`; the corresponding C function is `pango_layout_new`.
  init(_ setting: TextSetting, map: FontMap) throws(CanvasError) {
    guard let handle = unsafe pango_layout_new(map.context) else {
      throw .noFonts(reason: "Pango made no layout")
    }
    unsafe self.handle = handle
    self.map = map
    unsafe Self.apply(setting, to: handle)
    var logical = PangoRectangle()
    unsafe pango_layout_get_extents(handle, nil, &logical)
    self.logical = logical
  }

  deinit { unsafe g_object_unref(UnsafeMutableRawPointer(handle)) }

  private static func apply(_ setting: TextSetting, to handle: OpaquePointer) {
    let description = unsafe pango_font_description_new()
    defer { unsafe pango_font_description_free(description) }
    unsafe pango_font_description_set_family(description, "Noto Sans, sans-serif")
    unsafe pango_font_description_set_weight(
      description, setting.isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
    unsafe pango_font_description_set_absolute_size(
      description, max(0.1, min(1e4, setting.size)) * Double(PANGO_SCALE))
    unsafe pango_layout_set_font_description(handle, description)
    unsafe pango_layout_set_text(handle, setting.string.withoutNoncharacters, -1)
    unsafe pango_layout_set_wrap(handle, PANGO_WRAP_WORD_CHAR)
    unsafe pango_layout_set_alignment(
      handle, setting.alignment == .center ? PANGO_ALIGN_CENTER : PANGO_ALIGN_LEFT)
    guard let width = setting.maximumWidth, width.isFinite else { return }
    unsafe pango_layout_set_width(handle, pangoUnits(max(0, min(1e6, width))))
    unsafe pango_layout_set_height(handle, -Int32(max(1, min(1_000, setting.maximumLines))))
    unsafe pango_layout_set_ellipsize(handle, PANGO_ELLIPSIZE_END)
  }

  private static func pangoUnits(_ length: Double) -> Int32 {
    Int32((length * Double(PANGO_SCALE)).rounded(.up))
  }

  /// From the left edge of the leftmost line to the right edge of the rightmost.
  public var width: Double { Double(logical.width) / Double(PANGO_SCALE) }
  /// From the top of the first line to the bottom of the last, with the font's own room above and below.
  public var height: Double { Double(logical.height) / Double(PANGO_SCALE) }
  /// From the top to the baseline of the first line.
  public var baseline: Double {
    Double(unsafe pango_layout_get_baseline(handle)) / Double(PANGO_SCALE)
  }
  /// Lines.
  public var lineCount: Int { Int(unsafe pango_layout_get_line_count(handle)) }
  /// Whether the end was cut off.
  public var isEllipsized: Bool { unsafe pango_layout_is_ellipsized(handle) != 0 }

  /// Where the layout's own origin lies when its box starts at 0.
  var originX: Double { -Double(logical.x) / Double(PANGO_SCALE) }

  /// The box that the glyphs' ink fills, from the top left of the text's box.
  public var ink: (x: Double, y: Double, width: Double, height: Double) {
    var ink = PangoRectangle()
    unsafe pango_layout_get_extents(handle, &ink, nil)
    let unit = Double(PANGO_SCALE)
    return (
      Double(ink.x - logical.x) / unit, Double(ink.y - logical.y) / unit,
      Double(ink.width) / unit, Double(ink.height) / unit
    )
  }

  /// The characters that no font has, each once, in order.
  public var missingCharacters: [Unicode.Scalar] {
    guard unsafe pango_layout_get_unknown_glyphs_count(handle) > 0 else { return [] }
    var missing: [Unicode.Scalar] = []
    unsafe forEachRun { run in
      for index in 0..<Int(unsafe run.glyphs.pointee.num_glyphs) {
        let glyph = unsafe run.glyphs.pointee.glyphs[index].glyph
        guard glyph & Self.unknownFlag != 0, glyph != .max else { continue }
        guard let scalar = Unicode.Scalar(glyph & ~Self.unknownFlag) else { continue }
        if !missing.contains(scalar) { missing.append(scalar) }
      }
    }
    return missing
  }

  /// Pango's mark on a glyph number that is a character instead (`PANGO_GLYPH_UNKNOWN_FLAG`, a macro).
  private static let unknownFlag: UInt32 = 0x1000_0000
}

// MARK: - Runs

extension TextLayout {
  /// Glyphs of one font that follow each other on a line.
  @unsafe struct Run {
    let font: UnsafeMutablePointer<PangoFont>
    let glyphs: UnsafeMutablePointer<PangoGlyphString>
    let x: Double
    let baseline: Double
    /// The place of the run's first byte in the text.
    let offset: Int
  }

  /// Visits each run with its place in the layout's own units.
  func forEachRun(_ body: (Run) -> Void) {
    guard let iterator = unsafe pango_layout_get_iter(handle) else { return }
    defer { unsafe pango_layout_iter_free(iterator) }
    repeat {
      guard let run = unsafe pango_layout_iter_get_run_readonly(iterator),
        let font = unsafe run.pointee.item.pointee.analysis.font,
        let glyphs = unsafe run.pointee.glyphs
      else { continue }
      var extents = PangoRectangle()
      unsafe pango_layout_iter_get_run_extents(iterator, nil, &extents)
      let unit = Double(PANGO_SCALE)
      let baseline = Double(unsafe pango_layout_iter_get_run_baseline(iterator)) / unit
      unsafe body(
        Run(
          font: font, glyphs: glyphs, x: Double(extents.x) / unit, baseline: baseline,
          offset: Int(unsafe run.pointee.item.pointee.offset)))
    } while unsafe pango_layout_iter_next_run(iterator) != 0
  }

  /// Whether a font's glyphs are pictures, as of emoji.
  static func isColored(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    let fontconfigFont = unsafe UnsafeMutableRawPointer(font)
      .assumingMemoryBound(to: PangoFcFont.self)
    guard let pattern = unsafe pango_fc_font_get_pattern(fontconfigFont) else { return false }
    var isColored: FcBool = 0
    return unsafe FcPatternGetBool(pattern, FC_COLOR, 0, &isColored) == FcResultMatch
      && isColored == FcTrue
  }
}

extension TextLayout {
  /// The families of the fonts that it is set in, each once.
  var families: [String] {
    var families: [String] = []
    unsafe forEachRun { run in
      let description = unsafe pango_font_describe(run.font)
      defer { unsafe pango_font_description_free(description) }
      guard let name = unsafe pango_font_description_get_family(description) else { return }
      let family = unsafe String(cString: name)
      if !families.contains(family) { families.append(family) }
    }
    return families
  }
}
