internal import CPangoCairo

extension Typesetter {
  /// The outlines of a text's clusters from left to right; `nil` where no font has all of its characters.
  ///
  /// A stack whose name speaks of bold (or medium, or heavier) is set in bold.
  ///
  /// - Throws: `CanvasError` where there are no fonts, or Cairo fails.
  public func outlines(of text: String, fontStack: String) throws(CanvasError) -> [GlyphOutline]? {
    let isBold = ["bold", "black", "heavy", "medium"].contains {
      fontStack.lowercased().contains($0)
    }
    let layout = try layout(TextSetting(text, size: GlyphOutliner.size, isBold: isBold))
    guard layout.missingCharacters.isEmpty else { return nil }
    var outliner = try GlyphOutliner(text)
    unsafe layout.forEachRun { run in unsafe outliner.add(run) }
    return outliner.clusters
  }
}

/// Takes glyphs apart into outlines, cluster by cluster.
private struct GlyphOutliner {
  /// Large, so that numbers of Pango's 1024ths stay exact.
  static let size = 96.0
  private static let scale = 24 / size

  private(set) var clusters: [GlyphOutline] = []
  private let surface: RecordingCanvas
  /// For each byte of the text the place of its scalar.
  private var scalars: [Int] = []

  init(_ text: String) throws(CanvasError) {
    surface = try RecordingCanvas()
    for (place, scalar) in text.unicodeScalars.enumerated() {
      for _ in 0..<UTF8.width(scalar) { scalars.append(place) }
    }
  }

  /// Adds the clusters of a run.
  mutating func add(_ run: TextLayout.Run) {
    let glyphs = unsafe run.glyphs
    let count = Int(unsafe glyphs.pointee.num_glyphs)
    var start = 0
    while start < count {
      var end = start + 1
      let cluster = unsafe glyphs.pointee.log_clusters[start]
      while end < count, unsafe glyphs.pointee.log_clusters[end] == cluster { end += 1 }
      unsafe addCluster(start..<end, byte: run.offset + Int(cluster), run)
      start = end
    }
  }

  private mutating func addCluster(_ range: Range<Int>, byte: Int, _ run: TextLayout.Run) {
    var outline = GlyphOutline()
    outline.firstScalar = scalars.indices.contains(byte) ? scalars[byte] : 0
    var part = unsafe PangoGlyphString()
    unsafe part.num_glyphs = Int32(range.count)
    unsafe part.glyphs = unsafe run.glyphs.pointee.glyphs + range.lowerBound
    unsafe part.log_clusters = unsafe run.glyphs.pointee.log_clusters + range.lowerBound
    for index in range {
      outline.advance += Double(unsafe run.glyphs.pointee.glyphs[index].geometry.width)
    }
    outline.advance *= Self.scale / Double(PANGO_SCALE)
    outline.pieces = unsafe surface.pieces(of: &part, font: run.font, scale: Self.scale)
    clusters.append(outline)
  }
}

/// A canvas without pixels, of which only paths are taken.
@safe private final class RecordingCanvas {
  private let surface: OpaquePointer
  private let context: OpaquePointer

  init() throws(CanvasError) {
    guard let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1),
      let context = unsafe cairo_create(surface)
    else { throw .noFonts(reason: "Cairo made no canvas") }
    unsafe self.surface = surface
    unsafe self.context = context
    // Curves are flattened by whoever paints.
    unsafe cairo_set_tolerance(context, 0.05)
  }

  deinit {
    unsafe cairo_destroy(context)
    unsafe cairo_surface_destroy(surface)
  }

  /// The corresponding C function is `pango_cairo_glyph_string_path`.
  func pieces(
    of glyphs: inout PangoGlyphString, font: UnsafeMutablePointer<PangoFont>, scale: Double
  ) -> [GlyphOutline.Piece] {
    unsafe cairo_new_path(context)
    unsafe cairo_move_to(context, 0, 0)
    unsafe pango_cairo_glyph_string_path(context, font, &glyphs)
    guard let path = unsafe cairo_copy_path(context) else { return [] }
    defer { unsafe cairo_path_destroy(path) }
    var pieces: [GlyphOutline.Piece] = []
    var index = 0
    let count = Int(unsafe path.pointee.num_data)
    while index < count, let data = unsafe path.pointee.data {
      let header = unsafe data[index].header
      func point(_ place: Int) -> SIMD2<Double> {
        let point = unsafe data[index + place].point
        return SIMD2(point.x, point.y) * scale
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: pieces.append(.move(x: point(1).x, y: point(1).y))
      case CAIRO_PATH_LINE_TO: pieces.append(.line(x: point(1).x, y: point(1).y))
      case CAIRO_PATH_CURVE_TO: pieces.append(.curve(point(1), point(2), end: point(3)))
      default: pieces.append(.close)
      }
      index += max(1, Int(header.length))
    }
    // A move that nothing follows draws nothing.
    while case .move? = pieces.last { pieces.removeLast() }
    return pieces
  }
}
