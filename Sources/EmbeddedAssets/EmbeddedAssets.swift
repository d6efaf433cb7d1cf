// EmbeddedAssets: the files that are compiled into the program, so that a moved binary still works.

internal import CAssets

/// A file that is compiled into the program.
public enum EmbeddedAsset: Sendable, CaseIterable {
  /// Noto Sans Regular, a TrueType font (SIL Open Font License 1.1).
  case notoSansRegular
  /// Noto Sans Bold, a TrueType font (SIL Open Font License 1.1).
  case notoSansBold
  /// Noto Sans Italic, a TrueType font (SIL Open Font License 1.1).
  case notoSansItalic
  /// The world atlas, a PMTiles archive of vector tiles, zooms 0 to 7 (made with Natural Earth, public domain).
  case worldAtlas

  /// The file's bytes, which live as long as the process and are not copied.
  @safe public var bytes: UnsafeRawBufferPointer {
    let embedded =
      switch self {
      case .notoSansRegular: unsafe assets_noto_sans_regular()
      case .notoSansBold: unsafe assets_noto_sans_bold()
      case .notoSansItalic: unsafe assets_noto_sans_italic()
      case .worldAtlas: unsafe assets_world_atlas()
      }
    return unsafe UnsafeRawBufferPointer(start: embedded.start, count: embedded.count)
  }
}
