internal import ImageCodec
internal import MapPainter
internal import MapScene
internal import Pixels

/// Turns a map and the scene over it into the bytes of a file.
struct PictureEncoding {
  /// The kind of file.
  let format: PictureFormat
  /// Pixels a point.
  let scale: Double
  /// Whether there is nothing beneath the scene, so that PDF and SVG hold no pixels for it.
  var isAllScene = false

  /// The file of a picture that is in memory whole.
  func bytes(
    base: consuming Pixmap, scene: Scene, painter: Painter, clock: inout StageClock
  ) throws(SnapshotError) -> [UInt8] {
    switch format {
    case .pdf: try document(.pdf, base: base, file: nil, scene: scene, painter: painter)
    case .svg where isAllScene:
      try document(.svg, base: base, file: nil, scene: scene, painter: painter)
    case .svg:
      // SVG holds the map as a PNG file; ours is made faster and smaller than Cairo's.
      try document(
        .svg, base: base, file: encoded(base, ImageEncodingOptions(format: .png)), scene: scene,
        painter: painter)
    case .png, .jpeg, .webp:
      try imageBytes(base: base, scene: scene, painter: painter, clock: &clock)
    }
  }

  /// Whether the picture is large, and of a format that takes bands.
  func needsBands(_ drawing: Drawing) -> Bool {
    imageOptions != nil && drawing.bands.count > 1
  }

  /// The codec's options, with no palette yet; `nil` for PDF and SVG.
  var imageOptions: ImageEncodingOptions? {
    switch format {
    case .png: ImageEncodingOptions(format: .png)
    case .jpeg(let quality): ImageEncodingOptions(format: .jpeg, quality: quality)
    case .webp(let quality):
      ImageEncodingOptions(format: .webp, quality: quality ?? 90, isLossless: quality == nil)
    case .pdf, .svg: nil
    }
  }

  /// Whether at most 256 colours are wanted.
  var wantsPalette: Bool { format == .png(palette: true) }

  /// Paints the scene's part that lies on some rows of the picture.
  func paint(
    _ scene: Scene, onto band: inout Pixmap, top: Int, painter: Painter
  ) throws(SnapshotError) {
    do {
      try painter.paint(scene, onto: &band, origin: PixelOrigin(x: 0, y: top), scale: scale)
    } catch {
      throw .painting("\(error)")
    }
  }

  private func imageBytes(
    base: consuming Pixmap, scene: Scene, painter: Painter, clock: inout StageClock
  ) throws(SnapshotError) -> [UInt8] {
    try paint(scene, onto: &base, top: 0, painter: painter)
    clock.end(.paint)
    var options = imageOptions ?? ImageEncodingOptions()
    if wantsPalette {
      var builder = PaletteBuilder()
      builder.add(base)
      options.palette = builder.palette()
    }
    return try encoded(base, options)
  }

  private func encoded(
    _ pixmap: Pixmap, _ options: ImageEncodingOptions
  ) throws(SnapshotError) -> [UInt8] {
    do {
      return try ImageEncoder.encode(pixmap, options: options)
    } catch {
      throw .encoding(error)
    }
  }

  private func document(
    _ format: Painter.DocumentFormat, base: Pixmap, file: [UInt8]?, scene: Scene, painter: Painter
  ) throws(SnapshotError) -> [UInt8] {
    do {
      return try painter.document(
        scene, base: isAllScene ? nil : Painter.BaseMap(base, file: file), format: format)
    } catch {
      throw .painting("\(error)")
    }
  }
}
