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
  /// Pixels a point, for which sprites and templates are chosen.
  let pixelRatio: Double
  let sources: SourceShelf
  let sprites: SpriteShelf
  let glyphs: GlyphShelf
  let memory = TileMemory()
  let ordering: (any TextOrdering)?
  let crossSourceCollisions: Bool
  /// What the style asks for and is not drawn, and archives that it has no use for; a sentence each.
  let warnings: [String]

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
    self.pixelRatio = pixelRatio
    warnings = StyleSupport.warnings(of: style) + Self.unused(sources, by: style)
    self.sources = SourceShelf(style: style, resources: resources, given: sources)
    self.ordering = ordering
    self.crossSourceCollisions = crossSourceCollisions
    glyphs = GlyphShelf(template: style.glyphs, resources: resources, fonts: fonts)
    sprites = SpriteShelf(style: style, resources: resources, pixelRatio: pixelRatio)
  }

  /// The archives that stand for nothing in the style.
  private static func unused(_ sources: [any TileSource], by style: Style) -> [String] {
    let kinds = style.sources.values.map { source -> TileKind? in
      switch source {
      case .vector: .vectors
      case .raster: .pictures
      case .rasterDEM, .geoJSON, .image, .video: nil
      }
    }
    return sources.map(\.metadata).compactMap { metadata in
      let kind = metadata.format == .mvt ? TileKind.vectors : .pictures
      guard !kinds.contains(kind) else { return nil }
      return "\(metadata.location) is not drawn: the style has no source of \(kind.rawValue)"
    }
  }

  private enum TileKind: String {
    case vectors = "vector tiles"
    case pictures = "pictures"
  }
}
