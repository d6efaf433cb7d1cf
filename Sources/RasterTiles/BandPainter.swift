internal import ImageCodec
internal import Pixels
internal import WebMercator

/// Decodes the tiles of a band of rows and draws its pieces, without a pause and on both cores.
///
/// The pieces are done in waves, so that only a few megabytes of decoded tiles are held at a time.
struct BandPainter {
  let plan: RasterPlan
  /// The rows of the picture that are drawn.
  let rows: Range<Int>
  /// The premultiplied pixel behind everything.
  let background: UInt32

  /// How a band came out.
  enum Outcome {
    /// The band's pixels, and the tiles that the next band needs too.
    case drawn(Pixmap, kept: [TileCoordinate: GatheredTile])
    /// Tiles whose bytes are no whole pictures, with the reason.
    case broken([TileCoordinate: String])
    /// The task was cancelled.
    case cancelled
  }

  /// Draws the pieces from the tiles of the basket.
  func paint(_ pieces: [TilePiece], basket: TileBasket) -> Outcome {
    var work = BandWork(plan: plan, rows: rows, pieces: pieces, basket: basket)
    var isFinished = true
    let width = plan.projection.width
    let count = width * rows.count
    let covered = pieces.reduce(0) { $0 + $1.area.width * $1.area.height }
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let start = buffer.baseAddress else { return }
      if plan.projection.isTurned || covered < count {
        buffer.initialize(repeating: background)
      }
      let canvas = BandCanvas(
        pixels: start, width: width, firstRow: rows.lowerBound, background: background)
      while isFinished, let wave = work.nextWave() {
        isFinished = !Task.isCancelled && work.draw(wave, on: canvas)
      }
      if !isFinished { buffer.initialize(repeating: background) }
      initialized = count
    }
    guard work.broken.isEmpty else { return .broken(work.broken) }
    guard isFinished else { return .cancelled }
    let picture = Pixmap(
      width: width, height: rows.count, pixels: pixels, isOpaque: isOpaque(pixels))
    return .drawn(picture, kept: work.kept())
  }

  /// Whether each pixel is opaque; over an opaque background they all are.
  private func isOpaque(_ pixels: [UInt32]) -> Bool {
    background >= 0xFF00_0000 || pixels.reduce(0xFF00_0000) { $0 & $1 } == 0xFF00_0000
  }
}

/// The pixels of a band while they are drawn.
struct BandCanvas {
  /// The first pixel of the first row.
  let pixels: UnsafeMutablePointer<UInt32>
  /// Pixels a row.
  let width: Int
  /// The picture's row that is the band's first.
  let firstRow: Int
  /// The premultiplied pixel behind everything.
  let background: UInt32

  /// The place of a pixel of the picture.
  func place(_ area: PixelRectangle) -> UnsafeMutablePointer<UInt32> {
    pixels + (area.y - firstRow) * width + area.x
  }
}
