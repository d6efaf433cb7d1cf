/// Why a sprite can't be read.
public enum SpriteError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The index is no JSON.
  case invalidJSON(reason: String)
  /// The index is no object of images.
  case noObject

  /// What failed, why, and what to do.
  public var description: String {
    switch self {
    case .invalidJSON(let reason):
      "cannot read the sprite's index: it is no JSON (\(reason)); make the sprite again"
    case .noObject:
      "cannot read the sprite's index: it is no JSON object of images by name; make the sprite again"
    }
  }
}
