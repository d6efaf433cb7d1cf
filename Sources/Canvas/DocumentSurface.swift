internal import CPangoCairo

/// A page of a PDF or SVG file that is being drawn.
///
/// The bytes gather in memory and are whole only after `finish`.
public final class DocumentSurface {
  /// Which file is made.
  public enum Format: Sendable, Hashable {
    /// Portable Document Format 1.5.
    case pdf
    /// Scalable Vector Graphics 1.1.
    case svg
  }

  /// What is drawn on.
  public let surface: DrawingSurface
  private let format: Format
  private let sink: ByteSink

  /// An empty page, `width` × `height` points (of 1/72 inch in PDF).
  ///
  /// - Throws: `CanvasError.drawing`.
  public init(_ format: Format, width: Double, height: Double) throws(CanvasError) {
    let sink = ByteSink()
    self.sink = sink
    self.format = format
    let closure = unsafe Unmanaged.passUnretained(sink).toOpaque()
    let handle =
      switch format {
      case .pdf: unsafe cairo_pdf_surface_create_for_stream(appendBytes, closure, width, height)
      case .svg: unsafe cairo_svg_surface_create_for_stream(appendBytes, closure, width, height)
      }
    guard let handle = unsafe handle else {
      throw .drawing(operation: "start a page", reason: "out of memory")
    }
    surface = try unsafe DrawingSurface(
      adopting: handle, kind: .document, for: "start a page")
    switch format {
    case .pdf: unsafe cairo_pdf_surface_restrict_to_version(handle, CAIRO_PDF_VERSION_1_5)
    case .svg: unsafe cairo_svg_surface_set_document_unit(handle, CAIRO_SVG_UNIT_PX)
    }
  }

  deinit {
    // Cairo writes what is left when a surface ends, so that it must end before its sink does.
    unsafe cairo_surface_finish(surface.handle)
  }

  /// Puts words into the properties of a PDF; the corresponding C function is `cairo_pdf_surface_set_metadata`.
  public func describe(title: String?) {
    guard format == .pdf else { return }
    if let title {
      unsafe cairo_pdf_surface_set_metadata(
        surface.handle, CAIRO_PDF_METADATA_TITLE, title.withoutNoncharacters)
    }
    // The same picture gives the same bytes on any day.
    unsafe cairo_pdf_surface_set_metadata(
      surface.handle, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
  }

  /// Ends the page and gives the whole file; the corresponding C function is `cairo_surface_finish`.
  ///
  /// - Throws: `CanvasError.drawing`.
  public func finish() throws(CanvasError) -> [UInt8] {
    unsafe cairo_surface_finish(surface.handle)
    try check(unsafe cairo_surface_status(surface.handle), "finish the document")
    return format == .svg ? SVGIdentifiers.renumbered(sink.bytes) : sink.bytes
  }
}

/// Where Cairo writes a document to.
private final class ByteSink {
  var bytes: [UInt8] = []
}

private let appendBytes: cairo_write_func_t = { closure, data, length in
  guard let closure = unsafe closure, let data = unsafe data else {
    return CAIRO_STATUS_WRITE_ERROR
  }
  let sink = unsafe Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
  unsafe sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
  return CAIRO_STATUS_SUCCESS
}
