/// Why a resource of a style could not be had; each prints what failed, why, and what to do.
public enum ResourceError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The URL leads to the network, and nothing stands for it.
  case notLocal(url: String)
  /// The system refused to read the file, in its own words.
  case unreadable(path: String, reason: String)

  /// What failed, why, and what to do.
  public var description: String {
    switch self {
    case .notLocal(let url):
      "cannot read \(url): it lies on the network; give a folder that stands for it (--map-url PREFIX=FOLDER)"
    case .unreadable(let path, let reason): "cannot read \(path): \(reason); check the file"
    }
  }
}
