/// Why something could not be drawn; each prints what failed, why, and what to do.
public enum CanvasError: Error, Sendable, Equatable {
  /// Cairo refused; `reason` is its own sentence.
  case drawing(operation: String, reason: String)
  /// A side of a drawing in pixels that Cairo cannot hold.
  case size(width: Int, height: Int)
  /// Neither embedded nor system fonts could be loaded.
  case noFonts(reason: String)
}

extension CanvasError: CustomStringConvertible {
  /// What failed, why, and what to do.
  public var description: String {
    switch self {
    case .drawing(let operation, let reason):
      "cannot \(operation): Cairo says “\(reason)”; make the picture smaller or draw less on it"
    case .size(let width, let height):
      "cannot draw on \(width) × \(height) pixels: a side has 1 to \(DrawingSurface.sideLimit) of them; "
        + "draw it in blocks"
    case .noFonts(let reason):
      "cannot set text: \(reason); install a font (Debian: fonts-noto-core) and mount /proc"
    }
  }
}
