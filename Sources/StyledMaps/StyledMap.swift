public import MapScene
public import MapStyle
public import TileStore

/// A style with its sources, from which pictures of any camera are drawn.
///
/// What has been read (sources, sprites, glyphs, decoded tiles) is kept for the next picture. It may be used from many tasks at
/// once.
public final class StyledMap: Sendable {
  /// The style.
  public let style: Style
  let resources: any ResourceLoading
  /// Pixels a point, for which sprites and templates are chosen.
  let pixelRatio: Double
  let sources: SourceShelf
  let sprites: SpriteShelf
  let glyphs: GlyphShelf
  let memory = TileMemory()
  let ordering: (any TextOrdering)?
  let crossSourceCollisions: Bool

  /// A map of a style.
  ///
  /// - Parameters:
  ///   - style: What is drawn.
  ///   - resources: Brings what the style names.
  ///   - sources: Open archives; vector ones stand for the style's vector sources, others for its raster sources.
  ///   - pixelRatio: Pixels a point, for which sprites are chosen.
  ///   - ordering: Knows how texts run from right to left.
  ///   - crossSourceCollisions: Whether symbols of different sources compete for room.
  ///   - fonts: Makes what knows the fonts of texts whose glyphs the style lacks.
  public init(
    style: Style, resources: any ResourceLoading, sources: [any TileSource] = [],
    pixelRatio: Double = 1, ordering: (any TextOrdering)? = nil,
    crossSourceCollisions: Bool = true, fonts: (@Sendable () -> any FontOutlining)? = nil
  ) {
    self.style = style
    self.resources = resources
    self.pixelRatio = pixelRatio
    self.sources = SourceShelf(style: style, resources: resources, given: sources)
    self.ordering = ordering
    self.crossSourceCollisions = crossSourceCollisions
    glyphs = GlyphShelf(template: style.glyphs, resources: resources, fonts: fonts)
    sprites = SpriteShelf(style: style, resources: resources, pixelRatio: pixelRatio)
  }
}
