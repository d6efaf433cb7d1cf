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
    let url = template.replacing("{fontstack}", with: name.fontStack)
      .replacing("{range}", with: name.range)
    var reason = "there is none at \(url)"
    do {
      if let bytes = try await resources.bytes(of: url) {
        if store.add(bytes, as: name) { return nil }
        reason = "\(url) is no file of glyphs"
      }
    } catch {
      reason = "\(error)"
    }
    store.addMissing(name)
    return "glyphs \(name) are left out: \(reason)"
  }
}
