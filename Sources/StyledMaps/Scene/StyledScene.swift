public import MapScene
internal import Pixels

/// What a style draws at one camera, ready for a scene.
public struct StyledScene: Sendable {
  /// The layers, bottom first.
  public var layers: [MapLayer] = []
  /// The images that the layers name.
  public var images: [SceneImage] = []
  /// The outlines that the layers name.
  public var outlines: [Path] = []
  /// What it was made of.
  public var statistics = MapStatistics()

  /// Whether a background covers all of the picture.
  public var isOpaque: Bool {
    guard case .background(.color(let color))? = layers.first?.batches.first else { return false }
    return color.alpha >= 1 && layers[0].opacity >= 1
  }
}

extension Scene {
  /// Puts a map beneath all that the scene holds; it must not hold another map.
  public mutating func add(_ map: StyledScene) {
    images = map.images
    outlines = map.outlines
    items.insert(contentsOf: map.layers.map(Item.layer), at: 0)
  }
}
