/// What must be brought before symbols can be laid out.
public struct SymbolNeeds: Sendable {
  /// For each font stack the code points that are drawn.
  public var codePoints: [String: Set<UInt32>] = [:]
  /// For each font stack the words that are shaped as a whole, where fonts have them.
  public var words: [String: Set<String>] = [:]
  /// The names of images.
  public var images: Set<String> = []

  /// Nothing.
  public init() {}

  /// The files of the style's `glyphs` URL, in order.
  public var glyphRanges: [GlyphRangeName] {
    var names: Set<GlyphRangeName> = []
    for (stack, points) in codePoints {
      for point in points { names.insert(GlyphRangeName(fontStack: stack, holding: point)) }
    }
    return names.sorted { ($0.fontStack, $0.first) < ($1.fontStack, $1.first) }
  }

  /// Adds what another needs.
  public mutating func formUnion(_ other: SymbolNeeds) {
    codePoints.merge(other.codePoints) { $0.union($1) }
    words.merge(other.words) { $0.union($1) }
    images.formUnion(other.images)
  }
}
