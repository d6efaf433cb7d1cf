/// Why bytes could not be decompressed.
public enum InflateError: Error, Sendable, Hashable {
  /// The data is damaged, cut off, or not of this format.
  case corrupt(Compression)
  /// The data would grow beyond the limit, in bytes.
  case tooLarge(Compression, limit: Int)
  /// The system has no memory for the library's state.
  case outOfMemory(Compression)
}

extension InflateError: CustomStringConvertible {
  /// One sentence, meant to follow the name of what was being read: what failed, and what to do.
  public var description: String { "\(problem); \(advice)" }

  /// What failed, for errors that say themselves what to do.
  public var problem: String {
    switch self {
    case .corrupt(let format): "the \(format.rawValue) data is damaged or cut off"
    case .tooLarge(let format, let limit):
      "the \(format.rawValue) data grows beyond \(limit) bytes, which no honest file of this kind does"
    case .outOfMemory(let format): "the system has no memory left to decompress \(format.rawValue)"
    }
  }

  private var advice: String {
    switch self {
    case .corrupt: "get the file again"
    case .tooLarge: "get the file from a source you trust"
    case .outOfMemory: "close other programs"
    }
  }
}
