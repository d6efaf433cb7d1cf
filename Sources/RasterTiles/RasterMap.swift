internal import Dispatch
public import Pixels
internal import Synchronization
public import TileStore
public import WebMercator

/// A map picture out of raster tiles: each pixel of it, exactly, from the best tile that the sources have.
///
/// Tiles are chosen so that they are stretched by at most √2 where the sources have the zoom, and are resampled once,
/// with a Lanczos filter that goes on across tile edges. Where the stretch is 1 they are copied, on whole pixels: the
/// map is then moved by half a pixel at most. What no source has is filled from parents, else from children, else it
/// shows the background; `statistics` counts them. The world goes on beyond 180°; beyond the poles is background.
public final class RasterMap: Sendable {
  /// Which tiles the picture is made of.
  public let plan: RasterPlan
  /// The picture's columns, in pixels.
  public var width: Int { plan.projection.width }
  /// The picture's rows, in pixels.
  public var height: Int { plan.projection.height }

  private let gatherer: TileGatherer
  private let background: UInt32
  private let ledger: Mutex<RasterLedger>

  /// Looks at a tile near the view to learn the tiles' size, and plans the picture.
  ///
  /// - Parameters:
  ///   - sources: Where tiles come from; each tile from the first that has it.
  ///   - viewport: The camera.
  ///   - background: What is seen where there is no tile, and through transparent ones.
  /// - Throws: `RasterTilesError`: no source, a source of vector tiles, an impossible size, or cancelled.
  public init(
    sources: [any TileSource], viewport: Viewport, background: Color
  ) async throws(RasterTilesError) {
    guard !sources.isEmpty else { throw .noSource }
    for metadata in sources.map(\.metadata) where metadata.format == .mvt {
      throw .notPictures(source: metadata.location, format: "vector tiles")
    }
    let projection = try PictureProjection(viewport)
    let gatherer = TileGatherer(sources: sources)
    var basket = TileBasket()
    let size = try await TileProbe(gatherer: gatherer, projection: projection)
      .size(basket: &basket)
    plan = RasterPlan(projection: projection, tileSize: size, zooms: gatherer.zooms)
    self.gatherer = gatherer
    self.background = background.premultipliedPixel
    ledger = Mutex(RasterLedger(basket: basket))
  }

  /// What the rows drawn so far were made of.
  public var statistics: RasterStatistics {
    ledger.withLock { $0.statistics(locations: gatherer.sources.map(\.metadata.location)) }
  }

  /// Draws some rows of the picture: premultiplied pixels, opaque wherever the background is.
  ///
  /// Rows in their order cost the least, since tiles that two bands share are then decoded once. The compressed tiles
  /// are gathered first; then decoding and drawing go on without a pause, on both cores.
  /// - Parameter rows: Rows from the top of the picture, such as one of `bands(maximumBytes:)`.
  /// - Returns: The pixels of these rows, as wide as the picture.
  /// - Throws: `RasterTilesError.rowsOutside`, `.cancelled`.
  @concurrent
  public func draw(rows: Range<Int>) async throws(RasterTilesError) -> Pixmap {
    guard !rows.isEmpty, (0..<height).contains(rows.lowerBound), rows.upperBound <= height else {
      throw .rowsOutside(rows: rows, height: height)
    }
    var basket = ledger.withLock { $0.takeBasket() }
    let filler = CellFiller(plan: plan, gatherer: gatherer, rows: rows)
    let painter = BandPainter(plan: plan, rows: rows, background: background)
    while true {
      let filling = try await filler.fill(basket: &basket)
      switch painter.paint(filling.pieces, basket: basket) {
      case .drawn(let pixmap, let kept):
        let sources = filling.sources(in: basket)
        basket.tiles = kept
        ledger.withLock { [basket] in
          $0.record(filling.outcomes, sources: sources, basket: basket)
        }
        return pixmap
      case .broken(let reasons):
        // The pixels so far are dropped, so that none are held while the next tiles are waited for.
        for (coordinate, reason) in reasons { basket.reject(coordinate, reason: reason) }
      case .cancelled:
        throw .cancelled
      }
    }
  }
}
