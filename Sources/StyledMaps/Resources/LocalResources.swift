internal import TileStore

/// Resources from the disk: paths, `file:` URLs, and any URL that begins with a prefix that a folder stands for.
public struct LocalResources: ResourceLoading {
  /// A folder that stands for what URLs begin with.
  public struct Mapping: Sendable, Hashable {
    /// What the URL begins with, such as `https://tiles.example.com/fonts/`.
    public var prefix: String
    /// The folder that the rest of the URL is a path in.
    public var folder: String

    /// A mapping by prefix and folder.
    public init(prefix: String, folder: String) {
      self.prefix = prefix
      self.folder = folder
    }
  }

  /// The folder that relative URLs begin at; empty for the working folder.
  public let base: String
  /// The mappings; the longest prefix that fits counts.
  public let mappings: [Mapping]

  /// Resources relative to a folder.
  public init(base: String = "", mappings: [Mapping] = []) {
    self.base = base
    self.mappings = mappings.sorted { $0.prefix.utf8.count > $1.prefix.utf8.count }
  }

  /// The bytes of a file; `nil` where there is none.
  ///
  /// - Throws: `ResourceError`.
  public func bytes(of url: String) async throws(ResourceError) -> [UInt8]? {
    guard let path = path(of: url) else { throw .notLocal(url: url) }
    do {
      return try LocalFile(path: path)?.contents()
    } catch {
      throw .unreadable(path: path, reason: "\(error)")
    }
  }

  /// The path that a URL stands for; `nil` for the network.
  public func path(of url: String) -> String? {
    if let mapping = mappings.first(where: { url.hasPrefix($0.prefix) }) {
      let rest = String(url.dropFirst(mapping.prefix.count))
      return Self.joined(mapping.folder, LocalPath.decoded(Self.withoutQuery(rest)))
    }
    if url.lowercased().hasPrefix("file://") {
      return LocalPath.decoded(String(url.dropFirst(7)))
    }
    guard !url.contains("://") else { return nil }
    return url.hasPrefix("/") || base.isEmpty ? url : Self.joined(base, url)
  }

  private static func joined(_ folder: String, _ path: String) -> String {
    let rest = path.drop { $0 == "/" }
    return folder.hasSuffix("/") ? folder + rest : folder + "/" + rest
  }

  private static func withoutQuery(_ path: String) -> String {
    String(path.prefix { $0 != "?" && $0 != "#" })
  }
}
