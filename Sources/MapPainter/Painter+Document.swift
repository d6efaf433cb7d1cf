internal import Canvas
public import MapScene
public import Pixels
internal import WebMercator

extension Painter {
  /// A kind of document in which overlays and text stay vectors.
  public enum DocumentFormat: String, Sendable {
    /// Portable Document Format; a point of the picture is a point of 1/72 inch.
    case pdf
    /// Scalable Vector Graphics; a point of the picture is a CSS pixel.
    case svg
  }

  /// The base map of a document, drawn over the whole page.
  public struct BaseMap: Sendable {
    /// Its pixels; an opaque one needs less room in the file.
    public var pixmap: Pixmap
    /// The same picture as a PNG or JPEG file that the document may hold instead of the pixels.
    public var file: [UInt8]?

    /// A base map by its pixels.
    public init(_ pixmap: Pixmap, file: [UInt8]? = nil) {
      self.pixmap = pixmap
      self.file = file
    }
  }

  /// The scene as the bytes of a PDF or SVG file.
  ///
  /// - Parameters:
  ///   - scene: what to draw, in points.
  ///   - base: the map beneath, or nothing.
  ///   - format: the kind of document.
  ///   - title: words for the document's properties.
  /// - Returns: The whole file; the same scene gives the same bytes.
  /// - Throws: `PainterError`, mostly where memory ran out.
  public func document(
    _ scene: Scene, base: BaseMap?, format: DocumentFormat, title: String? = nil
  ) throws(PainterError) -> [UInt8] {
    do {
      let document = try DocumentSurface(
        format == .pdf ? .pdf : .svg, width: Double(max(1, scene.size.width)),
        height: Double(max(1, scene.size.height)))
      document.describe(title: title)
      let context = try DrawingContext(document.surface)
      if let base { try draw(base, size: scene.size, on: context) }
      let drawing = ItemDrawing(context: context, painter: self)
      for item in scene.items { try drawing.draw(item, of: scene) }
      try context.check("draw the document")
      return try document.finish()
    } catch {
      throw PainterError(error)
    }
  }

  private func draw(
    _ base: BaseMap, size: PictureSize, on context: DrawingContext
  ) throws(CanvasError) {
    let pixmap = base.pixmap
    guard pixmap.width > 0, pixmap.height > 0 else { return }
    let (unitX, unitY) = (
      Double(size.width) / Double(pixmap.width), Double(size.height) / Double(pixmap.height)
    )
    let side = DrawingSurface.sideLimit
    for top in stride(from: 0, to: pixmap.height, by: side) {
      for left in stride(from: 0, to: pixmap.width, by: side) {
        let block = PixelBlock(
          x: left, y: top, width: min(side, pixmap.width - left),
          height: min(side, pixmap.height - top))
        let image = try ImageSurface(pixmap, block: block)
        if let file = base.file, block.width == pixmap.width, block.height == pixmap.height,
          let format = ImageSurface.EncodedFormat(file)
        {
          try image.attach(file, format: format)
        }
        context.image(
          image, x: Double(left) * unitX, y: Double(top) * unitY,
          width: Double(block.width) * unitX, height: Double(block.height) * unitY)
      }
    }
  }
}

extension ImageSurface.EncodedFormat {
  /// The format by a file's first bytes; `nil` where documents cannot hold it.
  init?(_ file: [UInt8]) {
    if file.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if file.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else {
      return nil
    }
  }
}
