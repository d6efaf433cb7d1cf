// EmbeddedAssets: the files that are compiled into the program, so that a moved binary still works.

internal import CAssets

/// A file that is compiled into the program.
public enum EmbeddedAsset: Sendable, CaseIterable {
  /// Noto Sans Regular, a TrueType font (SIL Open Font License 1.1).
  case notoSansRegular
  /// Noto Sans Bold, a TrueType font (SIL Open Font License 1.1).
  case notoSansBold

  /// The file's bytes, which live as long as the process and are not copied.
  @safe public var bytes: UnsafeRawBufferPointer {
    let embedded =
      switch self {
      case .notoSansRegular: unsafe assets_noto_sans_regular()
      case .notoSansBold: unsafe assets_noto_sans_bold()
      }
    return unsafe UnsafeRawBufferPointer(start: embedded.start, count: embedded.count)
  }
}
