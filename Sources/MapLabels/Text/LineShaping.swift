internal import MapStyle

/// Gives the glyphs of line after line their places (shaping.ts, `shapeLines`).
struct LineShaping {
  let sections: [ShapingSection]
  let setting: TextSetting
  let store: GlyphStore
  private var shaped = ShapedText()
  private var y = 0.0
  private var widest = 0.0
  private var tallest = 0.0
  private let justify: Double
  /// Units of which 24 are an em in a point at the layout's size.
  private let unitsPerPoint: Double

  init(sections: [ShapingSection], setting: TextSetting, store: GlyphStore) {
    self.sections = sections
    self.setting = setting
    self.store = store
    justify = setting.justification.factor
    unitsPerPoint = setting.sizeAtTileZoom > 0 ? TextSetting.em / setting.sizeAtTileZoom : 0
  }

  /// What the tallest parts of a line need.
  private struct LineSize {
    var scale = 0.0
    /// How wide a vertical line is.
    var width = 0.0
    /// How high a horizontal line is.
    var height = 0.0
  }

  mutating func addLine(_ units: ArraySlice<TextUnit>) {
    guard !units.isEmpty else {
      y += setting.lineHeight
      shaped.lines.append(ShapedText.Line(glyphs: shaped.glyphs.count..<shaped.glyphs.count))
      return
    }
    let size = size(of: units)
    let start = shaped.glyphs.count
    var (x, imageOffset) = (0.0, 0.0)
    for unit in units { place(unit, x: &x, imageOffset: &imageOffset, size) }
    if shaped.glyphs.count > start {
      widest = max(widest, x - setting.spacing)
      justifyLine(from: start)
    }
    shaped.lines.append(
      ShapedText.Line(
        glyphs: start..<shaped.glyphs.count,
        offset: max(imageOffset, (size.scale - 1) * TextSetting.em)))
    let height = setting.lineHeight * size.scale + imageOffset
    y += height
    tallest = max(tallest, height)
  }

  private func size(of units: ArraySlice<TextUnit>) -> LineSize {
    var size = LineSize()
    var (width, height) = (0.0, 0.0)
    for unit in units {
      let section = sections[Int(unit.section)]
      size.scale = max(size.scale, section.scale)
      guard let image = section.image else { continue }
      width = max(width, image.width)
      height = max(height, image.height)
    }
    size.width = max(size.scale * TextSetting.em, width * unitsPerPoint)
    size.height = max(size.scale * TextSetting.em, height * unitsPerPoint)
    return size
  }

  private mutating func place(
    _ unit: TextUnit, x: inout Double, imageOffset: inout Double, _ size: LineSize
  ) {
    let section = sections[Int(unit.section)]
    let isVertical = isVertical(unit.point)
    var glyph = ShapedText.Glyph(
      glyph: unit.glyph, section: unit.section, x: x, y: y + ShapedText.lift, scale: section.scale,
      isVertical: isVertical, metrics: GlyphMetrics())
    let room: Double
    if section.isImage {
      guard let image = section.image else { return }
      shaped.hasImages = true
      glyph.glyph = -1
      glyph.scale *= unitsPerPoint
      glyph.metrics = GlyphMetrics(
        width: image.width, height: image.height, left: 1, top: -Double(GlyphRange.border),
        advance: isVertical ? image.height : image.width)
      room = image.height * glyph.scale
      imageOffset = max(
        imageOffset,
        (isVertical ? image.width : image.height) * glyph.scale - TextSetting.em * size.scale)
    } else {
      guard unit.glyph >= 0 else { return }
      glyph.metrics = store.glyphs[Int(unit.glyph)].metrics
      room = glyph.scale * TextSetting.em
    }
    glyph.y += isVertical ? size.width - room : (size.height - room) * section.alignmentFactor
    shaped.glyphs.append(glyph)
    if isVertical { shaped.isVerticalizable = true }
    let advance = isVertical && !section.isImage ? TextSetting.em : glyph.metrics.advance
    x += advance * glyph.scale + setting.spacing
  }

  private func isVertical(_ point: UInt32) -> Bool {
    guard setting.mode == .vertical else { return false }
    return setting.allowsVerticalPlacement
      ? !CodePointRules.isWhitespace(point) && !CodePointRules.isComplexInVerticalText(point)
      : CodePointRules.isUprightInVerticalText(point)
  }

  private mutating func justifyLine(from start: Int) {
    guard justify > 0, let last = shaped.glyphs.last else { return }
    let indent = (last.x + last.metrics.advance * last.scale) * justify
    for index in start..<shaped.glyphs.count { shaped.glyphs[index].x -= indent }
  }

  /// Moves the block so that its anchor lies at 0, 0.
  consuming func finish() -> ShapedText? {
    guard !shaped.glyphs.isEmpty else { return nil }
    let align = setting.anchor.alignment
    let shiftX = (justify - align.x) * widest
    let lineCount = Double(shaped.lines.count)
    let shiftY =
      tallest != setting.lineHeight
      ? -y * align.y - ShapedText.lift
      : (-align.y * lineCount + 0.5) * setting.lineHeight
    for index in shaped.glyphs.indices {
      shaped.glyphs[index].x += shiftX
      shaped.glyphs[index].y += shiftY
    }
    shaped.mode = setting.mode
    shaped.top = setting.offset.y - align.y * y
    shaped.bottom = shaped.top + y
    shaped.left = setting.offset.x - align.x * widest
    shaped.right = shaped.left + widest
    return shaped
  }
}

extension TextJustification {
  /// Which part of the free room lies left of a line.
  var factor: Double {
    switch self {
    case .left: 0
    case .right: 1
    case .center, .auto: 0.5
    }
  }
}

extension SymbolAnchor {
  /// The place of the anchor in the box, 0 to 1 from the left and from the top.
  var alignment: SIMD2<Double> {
    switch self {
    case .center: SIMD2(0.5, 0.5)
    case .left: SIMD2(0, 0.5)
    case .right: SIMD2(1, 0.5)
    case .top: SIMD2(0.5, 0)
    case .bottom: SIMD2(0.5, 1)
    case .topLeft: SIMD2(0, 0)
    case .topRight: SIMD2(1, 0)
    case .bottomLeft: SIMD2(0, 1)
    case .bottomRight: SIMD2(1, 1)
    }
  }

  /// How the lines of a text at this anchor are justified.
  var justification: TextJustification {
    switch self {
    case .left, .topLeft, .bottomLeft: .left
    case .right, .topRight, .bottomRight: .right
    case .center, .top, .bottom: .center
    }
  }
}
