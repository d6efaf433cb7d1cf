/// Sets texts: in the embedded fonts first, and in the system's where those lack a character.
///
/// For one thread at a time. Warm, a short text costs some 40 µs.
public final class Typesetter {
  private let embedded: FontMap?
  private var system: FontMap??

  /// Loads the embedded fonts, which takes about a millisecond.
  public init() {
    embedded = FontConfiguration.embedded().flatMap(FontMap.init)
  }

  /// Sets a text.
  ///
  /// - Throws: `CanvasError.noFonts` where there is no font at all.
  public func layout(_ setting: TextSetting) throws(CanvasError) -> TextLayout {
    if let embedded {
      let layout = try TextLayout(setting, map: embedded)
      guard !layout.missingCharacters.isEmpty, let system = systemMap() else { return layout }
      return try TextLayout(setting, map: system)
    }
    guard let system = systemMap() else {
      throw .noFonts(reason: "neither the embedded fonts nor any of the system's could be loaded")
    }
    return try TextLayout(setting, map: system)
  }

  /// The system's fonts, which are looked for only when they are first needed.
  private func systemMap() -> FontMap? {
    if let system { return system }
    let map = FontConfiguration.system().flatMap(FontMap.init)
    system = .some(map)
    return map
  }
}
