internal import MapPainter
internal import MapScene
internal import Pixels
internal import RasterTiles
internal import StyledMaps
internal import TileStore
internal import WebMercator

/// What all blocks of a pyramid share: open sources, and a style with its sprites and glyphs.
struct PyramidMap: Sendable {
  private enum Base: Sendable {
    case raster([any TileSource])
    case styled(StyledMap)
  }

  private let base: Base
  private let options: PyramidOptions
  /// What the sources say of themselves.
  let sources: [TileSourceMetadata]

  /// Opens sources and style.
  init(_ options: PyramidOptions) async throws(SnapshotError) {
    self.options = options
    let opened = try await Drawing.open(options.sources)
    sources = opened.map(\.metadata)
    let isRaster = !opened.isEmpty && opened.allSatisfy { $0.metadata.format != .mvt }
    if isRaster, options.style?.isOwn ?? true {
      base = .raster(opened)
    } else {
      base = .styled(
        try await StyledMap.open(
          options.style ?? .builtIn(.light), sources: opened, folders: options.folders,
          pixelRatio: Double(options.scale)))
    }
  }

  /// A picture of tiles, and what was noticed.
  struct Drawn: Sendable {
    /// The pixels of all columns and rows between the block's first and last ones.
    var pixmap: Pixmap
    var warnings: [String] = []
    var attributions: [String] = []
  }

  /// Draws a block.
  ///
  /// - Throws: `SnapshotError`; `.missingTiles` where the options are strict.
  func draw(_ block: TileBlock) async throws(SnapshotError) -> Drawn {
    switch base {
    case .raster(let sources): try await draw(block, from: sources)
    case .styled(let map): try await draw(block, map)
    }
  }

  private func draw(
    _ block: TileBlock, from sources: [any TileSource]
  ) async throws(SnapshotError) -> Drawn {
    let pixmap: Pixmap
    let statistics: RasterStatistics
    do throws(RasterTilesError) {
      let map = try await RasterMap(
        sources: sources, viewport: viewport(of: block, margin: 0),
        background: options.background ?? SnapshotOptions.rasterBackground)
      pixmap = try await map.draw(rows: 0..<map.height)
      statistics = map.statistics
    } catch {
      throw SnapshotError(error)
    }
    try checkStrictness(statistics.absent, of: statistics.needed)
    // All sources are named by the pyramid as a whole.
    return Drawn(pixmap: pixmap, warnings: statistics.warnings)
  }

  private func draw(_ block: TileBlock, _ map: StyledMap) async throws(SnapshotError) -> Drawn {
    let margin = PyramidOptions.margin
    let viewport = viewport(of: block, margin: margin)
    let styled = await map.scene(of: viewport, isPartOfPyramid: true)
    guard !Task.isCancelled else { throw .cancelled }
    let statistics = styled.statistics
    try checkStrictness(
      statistics.tiles.overzoomed + statistics.tiles.missing, of: statistics.tiles.needed)
    var scene = Scene(size: viewport.size)
    scene.add(styled)
    let room = 2 * margin * options.scale
    var pixmap = Pixmap(
      width: viewport.pixelWidth - room, height: viewport.pixelHeight - room,
      filledWith: (options.background ?? .clear).premultipliedPixel)
    do {
      try Painter().paint(
        scene, onto: &pixmap,
        origin: PixelOrigin(x: margin * options.scale, y: margin * options.scale),
        scale: viewport.scale)
    } catch {
      throw .painting("\(error)")
    }
    return Drawn(
      pixmap: pixmap, warnings: statistics.warnings, attributions: statistics.attributions)
  }

  private func checkStrictness(_ absent: Int, of needed: Int) throws(SnapshotError) {
    guard options.isStrict, absent > 0 else { return }
    throw .missingTiles(count: absent, needed: needed)
  }

  /// The camera over the block's tiles, so many points of margin around them; all numbers of it are exact.
  private func viewport(of block: TileBlock, margin: Int) -> Viewport {
    let (columns, rows) = (block.columns, block.rows)
    let zoom = block.tiles.first?.zoom ?? 0
    let world = 1 / exp2(zoom)
    return Viewport(
      worldCenter: WorldPoint(
        x: Double(columns.lowerBound + columns.upperBound + 1) / 2 * world,
        y: Double(rows.lowerBound + rows.upperBound + 1) / 2 * world),
      zoom: Double(zoom) - (options.tileSize == 256 ? 1 : 0),
      size: PictureSize(
        width: columns.count * options.tileSize + 2 * margin,
        height: rows.count * options.tileSize + 2 * margin),
      scale: Double(options.scale))
  }

  private func exp2(_ zoom: Int) -> Double {
    Double(sign: .plus, exponent: zoom, significand: 1)
  }
}
