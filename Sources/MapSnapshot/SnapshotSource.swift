public import TileStore

/// One place that has tiles, by its name or already open.
public enum SnapshotSource: Sendable, ExpressibleByStringLiteral {
  /// A directory `Z/X/Y.png`, an MBTiles or PMTiles file, or a template with `{z} {x} {y}`; found out by looking.
  case location(String, scheme: TileScheme = .xyz)
  /// A source that is open; share it where many pictures are drawn.
  case opened(any TileSource)

  /// A location, rows counted from the north.
  public init(stringLiteral location: String) { self = .location(location) }

  /// Opens the source, or gives the open one.
  func open() throws(TileStoreError) -> any TileSource {
    switch self {
    case .location(let location, let scheme): try TileSourceOpener.open(location, scheme: scheme)
    case .opened(let source): source
    }
  }
}
