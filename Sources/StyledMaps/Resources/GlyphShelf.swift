internal import MapLabels
internal import MapScene

/// The glyphs of a style, read when texts first need them and kept.
actor GlyphShelf {
  private let template: String?
  private let resources: any ResourceLoading
  private let fonts: (@Sendable () -> any FontOutlining)?
  private var store = GlyphStore()

  /// A shelf of the glyphs at a style's `glyphs` URL; without one all come from fonts.
  init(
    template: String?, resources: any ResourceLoading,
    fonts: (@Sendable () -> any FontOutlining)?
  ) {
    self.template = template
    self.resources = resources
    self.fonts = fonts
  }

  /// The glyphs that texts need, and a warning for each range that is missing.
  func glyphs(for needs: SymbolNeeds) async -> (store: GlyphStore, warnings: [String]) {
    var warnings: [String] = []
    for name in needs.glyphRanges where !store.knows(name) {
      guard let template else {
        store.addMissing(name)
        continue
      }
      if let reason = await read(name, template) { warnings.append(reason) }
    }
    if let fonts, store.wantsFallbacks(for: needs) { store.addFallbacks(for: needs, from: fonts()) }
    return (store, warnings)
  }

  /// Reads a range; why it is missing, if it is.
  private func read(_ name: GlyphRangeName, _ template: String) async -> String? {
    var reason: String?
    do {
      let whole = try await bytes(of: name.fontStack, name, template)
      if let whole, store.add(whole, as: name) { return nil }
      if whole != nil { reason = "\(url(name.fontStack, name, template)) is no file of glyphs" }
      if try await readFonts(name, template) { return nil }
    } catch {
      reason = "\(error)"
    }
    store.addMissing(name)
    let instead = fonts == nil ? "left out" : "drawn with other fonts"
    let why = reason ?? "there is none at \(url(name.fontStack, name, template))"
    return "glyphs \(name) are \(instead): \(why)"
  }

  /// Puts the fonts of a stack together, as servers do whose folders are those of single fonts.
  private func readFonts(
    _ name: GlyphRangeName, _ template: String
  ) async throws(ResourceError) -> Bool {
    let fonts = name.fontStack.split(separator: ",")
    guard fonts.count > 1 else { return false }
    var isRead = false
    // The first font that has a glyph counts, so it is added last.
    for font in fonts.reversed() {
      let bytes = try await bytes(of: String(font), name, template)
      if let bytes, store.add(bytes, as: name) { isRead = true }
    }
    return isRead
  }

  private func bytes(
    of font: String, _ name: GlyphRangeName, _ template: String
  ) async throws(ResourceError) -> [UInt8]? {
    try await resources.bytes(of: url(font, name, template))
  }

  private func url(_ font: String, _ name: GlyphRangeName, _ template: String) -> String {
    template.replacing("{fontstack}", with: font).replacing("{range}", with: name.range)
  }
}
