internal import MapScene

/// The images and outlines of a scene, each once.
struct SymbolArt: Sendable {
  private let firstImage: Int
  private let firstOutline: Int
  private(set) var images: [SceneImage] = []
  private(set) var outlines: [Path] = []
  /// For each glyph of the store its index; −1 where it isn't in the scene yet.
  private var glyphNumbers: [Int32] = []
  private var sprites: [(image: SpriteImage, number: Int)] = []

  init(firstImage: Int, firstOutline: Int) {
    self.firstImage = firstImage
    self.firstOutline = firstOutline
  }

  /// What draws a glyph.
  mutating func content(ofGlyph glyph: Int32, in store: GlyphStore) -> SymbolBatch.Content? {
    if glyphNumbers.count < store.glyphs.count {
      glyphNumbers += repeatElement(-1, count: store.glyphs.count - glyphNumbers.count)
    }
    switch store.glyphs[Int(glyph)].shape {
    case .empty: return nil
    case .outline(let path):
      if glyphNumbers[Int(glyph)] < 0 {
        glyphNumbers[Int(glyph)] = Int32(clamping: outlines.count)
        outlines.append(path)
      }
      return .outline(firstOutline + Int(glyphNumbers[Int(glyph)]))
    case .bitmap(let pixels, let width, let height):
      if glyphNumbers[Int(glyph)] < 0 {
        glyphNumbers[Int(glyph)] = Int32(clamping: images.count)
        images.append(.distances(pixels, width: width, height: height, pixelRatio: 1))
      }
      return .distanceField(
        firstImage + Int(glyphNumbers[Int(glyph)]),
        Rectangle(x: 0, y: 0, width: Double(width), height: Double(height)))
    }
  }

  /// The number of a sprite's image.
  mutating func number(of image: SpriteImage) -> Int {
    if let known = sprites.first(where: { $0.image == image }) { return known.number }
    sprites.append((image, firstImage + images.count))
    images.append(image.bordered)
    return firstImage + images.count - 1
  }
}
