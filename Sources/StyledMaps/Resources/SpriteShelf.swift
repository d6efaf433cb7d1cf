internal import MapStyle

/// The sprites of a style, read when they are first asked for and kept.
actor SpriteShelf {
  private let style: Style
  private let resources: any ResourceLoading
  private let pixelRatio: Double
  private var reading: Task<Reading, Never>?

  /// The images, and what of them is missing.
  struct Reading: Sendable {
    var table = ImageTable()
    var warnings: [String] = []
  }

  init(style: Style, resources: any ResourceLoading, pixelRatio: Double) {
    self.style = style
    self.resources = resources
    self.pixelRatio = pixelRatio
  }

  /// All images of all sprites.
  func table() async -> Reading {
    if let reading { return await reading.value }
    let task = Task { Reading() }
    reading = task
    return await task.value
  }
}
