/// The name of an image, perhaps with whether the sprite has it.
public struct ResolvedImage: Sendable, Equatable {
  /// The image's name, in a sprite with an id other than `default` after `id:`.
  public var name: String
  /// Whether the image was among the context's `availableImages`.
  public var isAvailable: Bool

  /// An image by its name.
  public init(name: String, isAvailable: Bool = false) {
    self.name = name
    self.isAvailable = isAvailable
  }
}
