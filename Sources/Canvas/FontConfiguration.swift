internal import CFontconfig
internal import EmbeddedAssets

#if canImport(Glibc)
  internal import Glibc
#endif

/// Which fonts there are.
@safe final class FontConfiguration {
  let handle: OpaquePointer

  private init(adopting handle: OpaquePointer) { unsafe self.handle = handle }

  deinit { unsafe FcConfigDestroy(handle) }

  /// The embedded fonts alone; `nil` where the system lets no file be made in memory.
  ///
  /// No configuration file is read, so that this costs less than a millisecond and is the same on every machine.
  static func embedded() -> FontConfiguration? {
    guard let handle = unsafe FcConfigCreate() else { return nil }
    let configuration = unsafe FontConfiguration(adopting: handle)
    return configuration.addEmbeddedFonts() ? configuration : nil
  }

  /// The system's fonts, and the embedded ones among them; `nil` where Fontconfig fails.
  static func system() -> FontConfiguration? {
    guard let handle = unsafe FcInitLoadConfigAndFonts() else { return nil }
    let configuration = unsafe FontConfiguration(adopting: handle)
    _ = configuration.addEmbeddedFonts()
    return configuration
  }

  private func addEmbeddedFonts() -> Bool {
    guard !Self.embeddedFiles.isEmpty else { return false }
    return Self.embeddedFiles.allSatisfy {
      unsafe FcConfigAppFontAddFile(handle, $0) == FcTrue
    }
  }

  /// Paths of the embedded fonts as files in memory, which stay as long as the process; empty where that failed.
  ///
  /// Fontconfig 2.14 and Pango 1.50 take fonts by path only.
  private static let embeddedFiles: [String] = {
    let faces: [EmbeddedAsset] = [.notoSansRegular, .notoSansBold, .notoSansItalic]
    let paths = faces.compactMap(memoryFile)
    return paths.count == faces.count ? paths : []
  }()

  private static func memoryFile(of asset: EmbeddedAsset) -> String? {
    let file = unsafe cfontconfig_memory_file("font")
    guard file >= 0 else { return nil }
    let bytes = asset.bytes
    var written = 0
    while written < bytes.count {
      let count = unsafe write(
        file, bytes.baseAddress?.advanced(by: written), bytes.count - written)
      guard count > 0 else {
        close(file)
        return nil
      }
      written += count
    }
    return "/proc/self/fd/\(file)"
  }
}
