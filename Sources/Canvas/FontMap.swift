internal import Synchronization
internal import CFontconfig
internal import CPangoCairo

/// Loads fonts and keeps them; for one thread at a time.
@safe final class FontMap {
  private let map: UnsafeMutablePointer<PangoFontMap>
  /// Pango's settings for layouts of this map.
  let context: OpaquePointer

  /// A map of the fonts of `configuration`; `nil` where Pango was built without Fontconfig.
  init?(_ configuration: FontConfiguration) {
    Self.keepPangoFromLoadingSystemFonts(meanwhile: configuration)
    guard let map = unsafe Self.makeMap(configuration) else { return nil }
    guard let context = unsafe pango_font_map_create_context(map) else {
      unsafe g_object_unref(UnsafeMutableRawPointer(map))
      return nil
    }
    unsafe self.map = map
    unsafe self.context = context
    turnHintingOff()
    // Without a fixed language the user's locale would choose among fonts.
    unsafe pango_context_set_language(context, pango_language_from_string("en"))
  }

  deinit {
    unsafe g_object_unref(UnsafeMutableRawPointer(context))
    unsafe g_object_unref(UnsafeMutableRawPointer(map))
  }

  private static func makeMap(
    _ configuration: FontConfiguration
  ) -> UnsafeMutablePointer<PangoFontMap>? {
    guard let map = unsafe pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      return nil
    }
    unsafe pango_fc_font_map_set_config(OpaquePointer(map), configuration.handle)
    return unsafe map
  }

  /// Glyphs keep their true shapes and distances, so that a text is as wide at 1x as at 2x.
  private func turnHintingOff() {
    let options = unsafe cairo_font_options_create()
    defer { unsafe cairo_font_options_destroy(options) }
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe pango_cairo_context_set_font_options(context, options)
    unsafe pango_context_set_round_glyph_positions(context, 0)
  }

  /// Spares the first font map of a process the search for fonts.
  ///
  /// That map makes Pango call `FcInit` on a thread of its own, which reads every font of the
  /// system where no cache of them was written: seconds in a fresh container. It reads nothing where some configuration is
  /// current already, so ours is, for that moment.
  private static func keepPangoFromLoadingSystemFonts(meanwhile configuration: FontConfiguration) {
    firstMap.withLock { isDone in
      guard !isDone else { return }
      isDone = true
      unsafe FcConfigSetCurrent(configuration.handle)
      if let map = unsafe makeMap(configuration) {
        unsafe g_object_unref(UnsafeMutableRawPointer(map))
      }
      FcConfigSetCurrent(nil)
    }
  }

  private static let firstMap = Mutex(false)
}
