internal import ImageCodec
internal import MapLabels
internal import MapStyle

/// The sprites of a style, read when they are first asked for and kept.
actor SpriteShelf {
  private let sprites: [Style.Sprite]
  private let resources: any ResourceLoading
  private let pixelRatio: Double
  private var reading: Task<Reading, Never>?

  /// The images, and what of them is missing.
  struct Reading: Sendable {
    var sheet = SpriteSheet()
    var table = ImageTable()
    var warnings: [String] = []
  }

  init(style: Style, resources: any ResourceLoading, pixelRatio: Double) {
    sprites = style.sprites
    self.resources = resources
    self.pixelRatio = pixelRatio
  }

  /// All images of all sprites.
  func images() async -> Reading {
    if let reading { return await reading.value }
    let (sprites, resources, pixelRatio) = (sprites, resources, pixelRatio)
    let task = Task {
      var reading = Reading()
      for sprite in sprites {
        await Self.add(sprite, pixelRatio: pixelRatio, from: resources, to: &reading)
      }
      for (name, image) in reading.sheet.images.sorted(by: { $0.key < $1.key }) {
        reading.table.add(image.sceneImage, name: name)
      }
      return reading
    }
    reading = task
    return await task.value
  }

  /// Adds a sprite, at twice the pixels where more than one pixel is a point; where there is none, at the other size.
  private static func add(
    _ sprite: Style.Sprite, pixelRatio: Double, from resources: any ResourceLoading,
    to reading: inout Reading
  ) async {
    var reason = "there is none at \(sprite.url)"
    for suffix in pixelRatio > 1 ? ["@2x", ""] : ["", "@2x"] {
      do {
        guard let index = try await resources.bytes(of: sprite.url + suffix + ".json"),
          let picture = try await resources.bytes(of: sprite.url + suffix + ".png")
        else { continue }
        try reading.sheet.add(
          index: index, picture: ImageDecoder.decode(picture), id: sprite.id)
        return
      } catch {
        reason = "\(error)"
      }
    }
    reading.warnings.append("sprite “\(sprite.id)” is left out: \(reason)")
  }
}
