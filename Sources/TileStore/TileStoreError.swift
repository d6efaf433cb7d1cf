/// Why tiles could not be had; each prints what failed, why, and what to do.
public enum TileStoreError: Error, Sendable, Equatable {
  /// There is nothing at this path.
  case notFound(path: String)
}
