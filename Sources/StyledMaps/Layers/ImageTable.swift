internal import MapLabels
internal import MapScene
internal import Pixels

/// The images of a style's sprites, which the scene's layers name by their index.
struct ImageTable: Sendable {
  /// The images in the scene's order.
  private(set) var images: [SceneImage] = []
  private var indices: [String: Int] = [:]
  /// All names.
  private(set) var names: Set<String> = []

  /// No images.
  init() {}

  /// The index of an image; `nil` where there is none of that name.
  func index(of name: String) -> Int? { indices[name] }

  /// Adds an image under a name; the first of a name counts.
  mutating func add(_ image: SceneImage, name: String) {
    guard indices[name] == nil else { return }
    indices[name] = images.count
    names.insert(name)
    images.append(image)
  }
}

extension SpriteImage {
  /// The image for patterns, which repeats without a border.
  var sceneImage: SceneImage {
    guard isDistanceField else { return .pixels(pixels, pixelRatio: pixelRatio) }
    return .distances(
      pixels.pixels.map { UInt8($0 >> 24) }, width: pixels.width, height: pixels.height,
      pixelRatio: pixelRatio)
  }
}
