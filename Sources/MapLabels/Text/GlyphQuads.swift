internal import MapScene
internal import Pixels
internal import MapStyle

/// Turns the glyphs of a shaped text into quads (quads.ts, `getGlyphQuads`).
struct GlyphQuads {
  let text: ShapedText
  let store: GlyphStore
  /// For each section of the text its image and the image's number in the bucket.
  let images: [(number: Int32, image: SpriteImage)?]
  /// In units of which 24 are an em.
  let offset: SIMD2<Double>
  let isAlongLine: Bool
  let allowsVerticalPlacement: Bool
  /// In radians.
  let rotation: Double

  /// The quads of all glyphs, in units of which 24 are an em.
  func quads() -> [SymbolQuad] {
    var quads: [SymbolQuad] = []
    quads.reserveCapacity(text.glyphs.count)
    for line in text.lines {
      for glyph in text.glyphs[line.glyphs] {
        if let quad = quad(glyph, line: line) { quads.append(quad) }
      }
    }
    return quads
  }

  /// What is drawn: its size in pixels, the size of its border in units, and its pixels a unit.
  private struct Source {
    var content: SymbolQuad.Content
    var size: SIMD2<Double>
    var border: Double
    var pixelRatio: Double
  }

  private func source(_ glyph: ShapedText.Glyph) -> Source? {
    guard glyph.glyph < 0 else {
      switch store.glyphs[Int(glyph.glyph)].shape {
      case .empty: return nil
      case .bitmap(_, let width, let height):
        return Source(
          content: .glyph(glyph.glyph), size: SIMD2(Double(width), Double(height)),
          border: Double(GlyphStore.border), pixelRatio: 1)
      case .outline:
        let size = SIMD2(glyph.metrics.width, glyph.metrics.height)
        return Source(content: .glyph(glyph.glyph), size: size, border: 0, pixelRatio: 1)
      }
    }
    guard let entry = images[Int(glyph.section)] else { return nil }
    let (width, height) = (entry.image.pixels.width + 2, entry.image.pixels.height + 2)
    let box = Rectangle(x: 0, y: 0, width: Double(width), height: Double(height))
    return Source(
      content: .image(entry.number, box), size: SIMD2(Double(width), Double(height)),
      border: 1 / entry.image.pixelRatio, pixelRatio: entry.image.pixelRatio)
  }

  private func quad(_ glyph: ShapedText.Glyph, line: ShapedText.Line) -> SymbolQuad? {
    guard let source = source(glyph) else { return nil }
    let isTurned = (isAlongLine || allowsVerticalPlacement) && glyph.isVertical
    let halfAdvance = glyph.metrics.advance * glyph.scale / 2
    var place = isAlongLine ? SIMD2(0, 0) : SIMD2(glyph.x + halfAdvance, glyph.y) + offset
    if !isAlongLine { place.y -= lineShift(glyph, line) }
    let base = isTurned ? SIMD2(0, 0) : place
    let x1 = (glyph.metrics.left - source.border) * glyph.scale - halfAdvance + base.x
    let y1 = (-glyph.metrics.top - source.border) * glyph.scale + base.y
    let x2 = x1 + source.size.x * glyph.scale / source.pixelRatio
    let y2 = y1 + source.size.y * glyph.scale / source.pixelRatio
    var corners = [SIMD2(x1, y1), SIMD2(x2, y1), SIMD2(x1, y2)]
    if isTurned { turnUpright(&corners, glyph, halfAdvance: halfAdvance, place: place) }
    corners = corners.map { $0.turned(by: rotation) }
    if isAlongLine { corners = corners.map { $0 + SIMD2(0, glyph.y) } }
    var quad = SymbolQuad.spread(
      source.content, from: origin(of: source, glyph), size: source.size, topLeft: corners[0],
      topRight: corners[1], bottomLeft: corners[2])
    quad.lineOffset = isAlongLine ? glyph.x + halfAdvance : 0
    quad.section = glyph.section
    quad.haloFactor = glyph.scale
    return quad
  }

  /// The top left corner of what is drawn, in its own units.
  private func origin(of source: Source, _ glyph: ShapedText.Glyph) -> SIMD2<Double> {
    guard glyph.glyph >= 0, case .outline(let path) = store.glyphs[Int(glyph.glyph)].shape,
      let box = path.bounds
    else { return SIMD2(0, 0) }
    return SIMD2(box.minX, box.minY)
  }

  /// Puts images and scaled glyphs into the middle of a vertical line.
  private func lineShift(_ glyph: ShapedText.Glyph, _ line: ShapedText.Line) -> Double {
    guard allowsVerticalPlacement, text.isVerticalizable else { return 0 }
    let shift =
      glyph.glyph < 0
      ? -(TextSetting.em - glyph.metrics.width * glyph.scale) / 2
      : (glyph.scale - 1) * TextSetting.em
    return line.offset / 2 - shift
  }

  /// Turns a glyph against its vertical line, so that it stands upright.
  ///
  /// Such glyphs stand in boxes of one em; a turn around the middle of the box's left edge puts the box's midline on the line's.
  private func turnUpright(
    _ corners: inout [SIMD2<Double>], _ glyph: ShapedText.Glyph, halfAdvance: Double,
    place: SIMD2<Double>
  ) {
    let center = SIMD2(-halfAdvance, halfAdvance - ShapedText.lift)
    let narrowness = TextSetting.em / 2 - halfAdvance
    let correction = SIMD2(
      5 - ShapedText.lift - narrowness, glyph.glyph < 0 ? -narrowness : 0)
    for index in corners.indices {
      corners[index] = corners[index].turned(by: -.pi / 2, around: center) + correction + place
    }
  }
}
