internal import MapScene
internal import MapStyle
internal import Pixels
internal import WebMercator

/// Turns placed symbols into marks (draw_symbol.ts, and the shaders of symbols).
struct SymbolDrawing {
  let buckets: [SymbolBucket]
  let glyphs: GlyphStore
  private(set) var art: SymbolArt
  /// One batch for each group, since halos lie below all letters of their group.
  private(set) var batches: [SymbolBatch] = []
  private var batch = SymbolBatch()
  private var hasImages = false
  /// For each bucket the scene's numbers of its images.
  private var imageNumbers: [[Int]]

  init(buckets: [SymbolBucket], glyphs: GlyphStore, art: SymbolArt) {
    self.buckets = buckets
    self.glyphs = glyphs
    self.art = art
    imageNumbers = []
    for bucket in buckets {
      imageNumbers.append(bucket.symbols.images.map { self.art.number(of: $0) })
    }
  }

  /// Draws all icons, then all texts.
  mutating func draw(_ groups: [[PlacedSymbol]]) {
    for group in groups {
      for symbol in group where symbol.showsIcon { drawIcon(symbol) }
      endGroup()
    }
    for group in groups {
      for symbol in group where symbol.showsText { drawText(symbol) }
      endGroup()
    }
  }

  private mutating func endGroup() {
    if hasImages { batch.marks = batch.marks.halosFirst }
    if !batch.marks.isEmpty { batches.append(batch) }
    batch = SymbolBatch()
    hasImages = false
  }

  /// What a part of a symbol is drawn at.
  private struct Pose {
    var anchor: SIMD2<Double>
    /// In radians.
    var angle: Double
    /// Points a unit of the quads.
    var scale: Double
  }

  // MARK: - Icons

  private mutating func drawIcon(_ symbol: PlacedSymbol) {
    let bucket = buckets[symbol.bucket]
    let instance = bucket.symbols.instances[symbol.instance]
    let feature = bucket.symbols.features[instance.feature]
    guard feature.iconPaint.opacity > 0 else { return }
    let settings = bucket.settings
    let projection = SymbolProjection(bucket.tile, settings.icon)
    let quads = symbol.isIconVertical ? feature.verticalIcon : feature.icon
    var pose = Pose(
      anchor: projection.point(instance.anchor.place), angle: 0, scale: feature.iconSize)
    if settings.isIconAlongLine, !instance.line.isEmpty {
      let scale = feature.iconSize / TextSetting.em
      let walker = LineWalker(
        line: bucket.symbols.lineVertices[instance.line].map { projection.point($0) },
        anchor: pose.anchor, segment: instance.anchor.segment,
        offset: feature.iconOffset * scale, turns: settings.text.rotation == .map)
      let places = Self.places(
        walker, [0], keepsUpright: settings.icon.keepsUpright, mode: .horizontal,
        hasVertical: false)
      guard case .places(let places) = places, let place = places.first else { return }
      pose.anchor = place.point
      pose.angle = place.angle
    } else {
      if settings.icon.rotation == .map { pose.angle = projection.angle }
      if symbol.isIconVertical { pose.angle += .pi / 2 }
      if settings.textFit != .none, settings.hasVariableAnchors, !feature.variableAnchors.isEmpty {
        guard let shift = variableShift(symbol, feature) else { return }
        pose.anchor += settings.text.rotation == .map ? shift.turned(by: projection.angle) : shift
      }
    }
    for quad in bucket.symbols.quads[quads] {
      append(
        quad, pose, feature.iconPaint, color: feature.iconPaint.color, symbol.bucket,
        isSharp: bucket.symbols.areIconsSharp)
    }
  }

  // MARK: - Text

  private mutating func drawText(_ symbol: PlacedSymbol) {
    let bucket = buckets[symbol.bucket]
    let instance = bucket.symbols.instances[symbol.instance]
    let feature = bucket.symbols.features[instance.feature]
    guard feature.textPaint.opacity > 0 else { return }
    if bucket.settings.isTextAlongLine {
      return drawTextAlongLine(instance, feature, symbol.bucket)
    }
    let settings = bucket.settings
    let projection = SymbolProjection(bucket.tile, settings.text)
    var pose = Pose(
      anchor: projection.point(instance.anchor.place), angle: 0,
      scale: feature.textSize / TextSetting.em)
    if settings.text.rotation == .map { pose.angle = projection.angle }
    var justification = TextJustification.center
    if !feature.variableAnchors.isEmpty {
      guard let shift = variableShift(symbol, feature), let anchor = symbol.variableAnchor else {
        return
      }
      pose.anchor += shift.turned(by: pose.angle)
      justification = anchor.anchor.justification
    }
    if symbol.isVertical { pose.angle += .pi / 2 }
    let horizontal = feature.horizontal[justification.place]
    let quads =
      symbol.isVertical
      ? feature.vertical
      : horizontal.isEmpty ? feature.horizontal.first { !$0.isEmpty } ?? 0..<0 : horizontal
    for quad in bucket.symbols.quads[quads] {
      append(
        quad, pose, feature.textPaint, color: feature.color(of: quad.section), symbol.bucket,
        isSharp: bucket.symbols.areTextImagesSharp)
    }
  }

  /// How far the anchor that a text took moves it, in points of the picture before any turn.
  private func variableShift(_ symbol: PlacedSymbol, _ feature: LaidOutSymbols.Feature)
    -> SIMD2<Double>?
  {
    guard let anchor = symbol.variableAnchor,
      let box = symbol.isVertical ? feature.verticalTextBox : feature.textBox
    else { return nil }
    let align = anchor.anchor.alignment - 0.5
    let moved = -align * SIMD2(box.width, box.height) / feature.textBoxScale + anchor.offset
    return moved * feature.textSize / TextSetting.em
  }

  private mutating func drawTextAlongLine(
    _ instance: LaidOutSymbols.Instance, _ feature: LaidOutSymbols.Feature, _ number: Int
  ) {
    let bucket = buckets[number]
    let settings = bucket.settings
    let projection = SymbolProjection(bucket.tile, settings.text)
    let scale = feature.textSize / TextSetting.em
    let walker = LineWalker(
      line: bucket.symbols.lineVertices[instance.line].map { projection.point($0) },
      anchor: projection.point(instance.anchor.place), segment: instance.anchor.segment,
      offset: feature.textOffset * scale, turns: settings.text.rotation == .map)
    let keepsUpright = settings.text.keepsUpright
    var quads = feature.horizontal.first { !$0.isEmpty } ?? 0..<0
    var outcome = Self.places(
      walker, bucket.symbols.quads[quads].map { $0.lineOffset * scale },
      keepsUpright: keepsUpright, mode: .horizontal, hasVertical: !feature.vertical.isEmpty)
    if case .needsVertical = outcome {
      quads = feature.vertical
      outcome = Self.places(
        walker, bucket.symbols.quads[quads].map { $0.lineOffset * scale },
        keepsUpright: keepsUpright, mode: .vertical, hasVertical: true)
    }
    guard case .places(let places) = outcome else { return }
    for (quad, place) in zip(bucket.symbols.quads[quads], places) {
      let pose = Pose(anchor: place.point, angle: place.angle, scale: scale)
      append(
        quad, pose, feature.textPaint, color: feature.color(of: quad.section), number,
        isSharp: bucket.symbols.areTextImagesSharp)
    }
  }

  /// The places of a label's glyphs, from the line's other end where they would stand on their heads.
  private static func places(
    _ walker: LineWalker, _ distances: [Double], keepsUpright: Bool, mode: WritingMode,
    hasVertical: Bool
  ) -> LineWalker.Outcome {
    let outcome = walker.places(
      distances, isFlipped: false, keepsUpright: keepsUpright, mode: mode,
      hasVertical: hasVertical)
    guard case .needsFlipping = outcome else { return outcome }
    return walker.places(
      distances, isFlipped: true, keepsUpright: keepsUpright, mode: mode, hasVertical: hasVertical)
  }

  // MARK: - Marks

  private mutating func append(
    _ quad: SymbolQuad, _ pose: Pose, _ paint: SymbolPaint, color: Color, _ bucket: Int,
    isSharp: Bool
  ) {
    guard let content = content(of: quad, bucket) else { return }
    var mark = SymbolBatch.Mark(content, toPicture: Self.transform(quad, pose))
    mark.opacity = paint.opacity
    mark.isSharp = isSharp
    if case .image = content {
      hasImages = true
    } else {
      mark.color = color
      if paint.haloWidth > 0, paint.haloColor.alpha > 0 {
        mark.haloColor = paint.haloColor
        mark.haloWidth = paint.haloWidth * quad.haloFactor
        mark.haloBlur = paint.haloBlur * quad.haloFactor
      }
    }
    batch.marks.append(mark)
  }

  private mutating func content(of quad: SymbolQuad, _ bucket: Int) -> SymbolBatch.Content? {
    switch quad.content {
    case .glyph(let glyph): return art.content(ofGlyph: glyph, in: glyphs)
    case .image(let number, let part):
      let image = buckets[bucket].symbols.images[Int(number)]
      let index = imageNumbers[bucket][Int(number)]
      return image.isDistanceField ? .distanceField(index, part) : .image(index, part)
    }
  }

  private static func transform(_ quad: SymbolQuad, _ pose: Pose) -> AffineTransform {
    let scale = pointwiseMax(quad.minimumScale, SIMD2(repeating: pose.scale))
    var right = quad.right * scale
    right.x += quad.fixedRight
    var down = quad.down * scale
    down.y += quad.fixedDown
    right = right.turned(by: pose.angle)
    down = down.turned(by: pose.angle)
    let origin = (quad.origin * scale + quad.fixed).turned(by: pose.angle) + pose.anchor
    return AffineTransform(
      a: right.x, b: right.y, c: down.x, d: down.y, origin: Point(x: origin.x, y: origin.y))
  }
}

extension LaidOutSymbols.Feature {
  /// The colour of a section's letters.
  fileprivate func color(of section: UInt16) -> Color {
    guard Int(section) < sectionColors.count else { return textPaint.color }
    return sectionColors[Int(section)] ?? textPaint.color
  }
}

extension [SymbolBatch.Mark] {
  /// The halos of all marks, and then the marks without them: painters gather halos only between images.
  fileprivate var halosFirst: [SymbolBatch.Mark] {
    let halos = filter { $0.haloWidth > 0 }.map { mark in
      var mark = mark
      mark.color = .clear
      return mark
    }
    return halos
      + map { mark in
        var mark = mark
        mark.haloColor = .clear
        mark.haloWidth = 0
        return mark
      }
  }
}
