internal import EmbeddedAssets
internal import StyledMaps

/// What the styles of the family name: their sprites, which are compiled into the program.
struct BuiltInResources: ResourceLoading {
  private static let prefix = "mapsnap://sprite/"

  func path(of url: String) -> String? { nil }

  func bytes(of url: String) async throws(ResourceError) -> [UInt8]? {
    guard url.hasPrefix(Self.prefix) else { throw .notLocal(url: url) }
    let name = url.dropFirst(Self.prefix.count)
    guard let dot = name.lastIndex(of: "."),
      let file = EmbeddedStyle.SpriteFile(rawValue: String(name[name.index(after: dot)...]))
    else { return nil }
    let base = name[..<dot]
    let isDouble = base.hasSuffix("@2x")
    guard let style = EmbeddedStyle(rawValue: String(isDouble ? base.dropLast(3) : base)) else {
      return nil
    }
    return Array(style.sprite(file, isDouble: isDouble))
  }
}
