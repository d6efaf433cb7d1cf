public import TileStore

/// One place that has tiles, by its name or already open.
public enum SnapshotSource: Sendable, ExpressibleByStringLiteral {
  /// A directory `Z/X/Y.png`, an MBTiles or PMTiles file, or a template with `{z} {x} {y}`; found out by looking.
  ///
  /// `scheme` says from where its rows are counted, where that is not as its kind has it.
  case location(String, scheme: TileScheme? = nil)
  /// A source that is open; share it where many pictures are drawn.
  case opened(any TileSource)

  /// A location, its rows counted as its kind has them.
  public init(stringLiteral location: String) { self = .location(location) }

  /// Opens the source, or gives the open one.
  func open() async throws(TileStoreError) -> any TileSource {
    switch self {
    case .location(let location, let scheme):
      try await TileSourceOpener.open(location, scheme: scheme)
    case .opened(let source): source
    }
  }
}
