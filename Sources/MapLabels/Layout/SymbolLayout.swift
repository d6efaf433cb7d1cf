internal import MapScene
internal import MapStyle
internal import Pixels
internal import VectorTiles

/// Lays out the features of a bucket one after another (symbol_layout.ts).
struct SymbolLayout {
  let settings: SymbolSettings
  let tile: SymbolTile
  let images: SpriteSheet
  let shaper: TextShaper
  private(set) var symbols = LaidOutSymbols()
  private var imageNumbers: [String: Int32] = [:]
  private var shaped: [ShapingKey: ShapedText?] = [:]
  /// For each text the anchors that bear it, so that it isn't repeated too soon.
  private var anchorsOfTexts: [Int: [SIMD2<Double>]] = [:]

  private struct ShapingKey: Hashable {
    var look: Int
    var setting: TextSetting
  }

  /// The shapes of one feature.
  struct Shapes {
    /// For left, center and right justification.
    var horizontal: [ShapedText?] = [nil, nil, nil]
    var vertical: ShapedText?
    var icon: ShapedIcon?
    var verticalIcon: ShapedIcon?

    var defaultText: ShapedText? {
      horizontal[1] ?? horizontal[0] ?? horizontal[2] ?? vertical
    }
  }

  init(settings: SymbolSettings, tile: SymbolTile, glyphs: GlyphStore, images: SpriteSheet) {
    self.settings = settings
    self.tile = tile
    self.images = images
    shaper = TextShaper(glyphs: glyphs, images: images)
  }

  /// Shapes a feature's text and icon, and puts them on its geometry.
  mutating func add(_ feature: SymbolFeature) {
    var shapes = Shapes()
    shapeText(of: feature, into: &shapes)
    shapeIcon(of: feature, into: &shapes)
    guard shapes.defaultText != nil || shapes.icon != nil else { return }
    let number = symbols.features.count
    let count = symbols.instances.count
    addInstances(of: feature, shapes, number: number)
    guard symbols.instances.count > count else { return }
    symbols.features.append(laidOut(feature, shapes))
  }

  // MARK: - Shapes

  private mutating func shape(_ text: LabelText, _ look: Int, _ setting: TextSetting)
    -> ShapedText?
  {
    let key = ShapingKey(look: look, setting: setting)
    if let known = shaped[key] { return known }
    let new = shaper.shape(text, setting)
    shaped[key] = .some(new)
    return new
  }

  private mutating func shapeText(of feature: SymbolFeature, into shapes: inout Shapes) {
    guard let text = feature.text else { return }
    let values = feature.textValues
    var setting = TextSetting(
      maximumWidth: values.maximumWidth, lineHeight: settings.lineHeight, anchor: values.anchor,
      spacing: text.allowsLetterSpacing ? values.spacing : 0, offset: values.offset,
      layoutSize: values.size.layout, sizeAtTileZoom: values.size.tile)
    if !settings.isTextAlongLine, !values.variableAnchors.isEmpty {
      setting.anchor = .center
      shapeJustifications(text, feature.lookNumber, values, setting, into: &shapes)
    } else {
      setting.justification =
        values.justification == .auto ? values.anchor.justification : values.justification
      shapes.horizontal[setting.justification.place] = shape(text, feature.lookNumber, setting)
    }
    setting.anchor = values.anchor
    setting.mode = .vertical
    if settings.allowsVerticalPlacement, text.allowsVerticalWriting {
      setting.justification = .left
      setting.allowsVerticalPlacement = true
      shapes.vertical = shape(text, feature.lookNumber, setting)
    } else if settings.isTextAlongLine, settings.text.keepsUpright, text.allowsVerticalWriting {
      shapes.vertical = shape(text, feature.lookNumber, setting)
    }
  }

  /// Shapes a text for each justification that one of its anchors may ask for.
  private mutating func shapeJustifications(
    _ text: LabelText, _ look: Int, _ values: SymbolFeature.TextValues, _ setting: TextSetting,
    into shapes: inout Shapes
  ) {
    var setting = setting
    let wanted =
      values.justification == .auto
      ? values.variableAnchors.map(\.anchor.justification) : [values.justification]
    for justification in wanted where shapes.horizontal[justification.place] == nil {
      setting.justification = justification
      let shaped = shape(text, look, setting)
      shapes.horizontal[justification.place] = shaped
      // A single line is the same however it is justified.
      if shaped?.lines.count == 1 {
        shapes.horizontal = [shaped, shaped, shaped]
        return
      }
    }
  }

  private mutating func shapeIcon(of feature: SymbolFeature, into shapes: inout Shapes) {
    guard let name = feature.icon, let image = images.images[name] else { return }
    let values = feature.iconValues
    let icon = ShapedIcon(image, offset: values.offset, anchor: values.anchor)
    shapes.icon = icon
    guard settings.textFit != .none else { return }
    let scale = feature.textValues.size.layout / TextSetting.em
    if settings.allowsVerticalPlacement, let text = shapes.vertical {
      shapes.verticalIcon = icon.fitted(
        to: text, settings.textFit, padding: settings.textFitPadding, offset: values.offset,
        scale: scale)
    }
    if let text = shapes.defaultText {
      shapes.icon = icon.fitted(
        to: text, settings.textFit, padding: settings.textFitPadding, offset: values.offset,
        scale: scale)
    }
  }

  // MARK: - Anchors

  private mutating func addInstances(of feature: SymbolFeature, _ shapes: Shapes, number: Int) {
    switch (settings.placement, feature.type) {
    case (.line, _):
      let finder = lineAnchors(feature, shapes)
      let spacing = tile.unitsPerPoint * settings.spacing
      for whole in feature.lines {
        for line in LineClipping.parts(
          of: whole, minX: 0, minY: 0, maxX: SymbolTile.extent, maxY: SymbolTile.extent)
        {
          let anchors = finder.anchors(
            along: line, spacing: spacing, overscaling: tile.overscaling)
          for anchor in anchors
          where shapes.defaultText == nil
            || !isTooClose(feature.textNumber, anchor.place, distance: spacing / 2)
          {
            add(anchor, line: line, number)
          }
        }
      }
    case (.lineCenter, _):
      let finder = lineAnchors(feature, shapes)
      for line in feature.lines where line.count > 1 {
        if let anchor = finder.center(of: line) { add(anchor, line: line, number) }
      }
    case (.point, .polygon):
      for polygon in SymbolGeometry.polygons(feature.lines) {
        // 16 units are 2 points.
        guard let pole = PoleOfInaccessibility.pole(of: polygon, precision: 16) else { continue }
        add(LineAnchor(place: pole, segment: -1), line: [], number)
      }
    case (.point, .lineString):
      for line in feature.lines { add(LineAnchor(place: line[0], segment: -1), line: [], number) }
    case (.point, _):
      for point in feature.lines.joined() {
        add(LineAnchor(place: point, segment: -1), line: [], number)
      }
    }
  }

  private func lineAnchors(_ feature: SymbolFeature, _ shapes: Shapes) -> LineAnchors {
    let text = shapes.vertical ?? shapes.defaultText
    return LineAnchors(
      labelLength: max(text.map { $0.right - $0.left } ?? 0, shapes.icon?.box.width ?? 0),
      hasText: text != nil,
      boxScale: tile.unitsPerPoint * feature.textValues.size.largest / TextSetting.em,
      maximumAngle: settings.maximumAngle, extent: SymbolTile.extent)
  }

  private mutating func add(_ anchor: LineAnchor, line: [SIMD2<Double>], _ number: Int) {
    guard tile.holds(anchor.place) else { return }
    var range = 0..<0
    if anchor.segment >= 0, settings.isTextAlongLine || settings.isIconAlongLine {
      range = symbols.lineVertices.count..<symbols.lineVertices.count + line.count
      symbols.lineVertices += line
    }
    symbols.instances.append(
      LaidOutSymbols.Instance(anchor: anchor, line: range, feature: number))
  }

  private mutating func isTooClose(_ text: Int, _ place: SIMD2<Double>, distance: Double) -> Bool {
    let others = anchorsOfTexts[text] ?? []
    if others.contains(where: { ($0 - place).length < distance }) { return true }
    anchorsOfTexts[text, default: []].append(place)
    return false
  }

  // MARK: - Quads and boxes

  private mutating func laidOut(_ feature: SymbolFeature, _ shapes: Shapes)
    -> LaidOutSymbols.Feature
  {
    var result = LaidOutSymbols.Feature()
    result.index = feature.index
    result.sortKey = feature.sortKey
    result.textSize = feature.textValues.size.drawn
    result.iconSize = feature.iconValues.size.drawn
    result.textPaint = feature.textValues.paint
    result.iconPaint = feature.iconValues.paint
    result.variableAnchors = feature.textValues.variableAnchors
    result.textOffset = feature.textValues.offset
    result.iconOffset = feature.iconValues.offset
    result.textBoxScale = tile.unitsPerPoint * feature.textValues.size.layout / TextSetting.em
    if let sections = feature.text?.sections, sections.contains(where: { $0.color != nil }) {
      result.sectionColors = sections.map(\.color)
    }
    addIcon(feature, shapes, to: &result)
    addText(feature, shapes, to: &result)
    return result
  }

  private mutating func addIcon(
    _ feature: SymbolFeature, _ shapes: Shapes, to result: inout LaidOutSymbols.Feature
  ) {
    guard let icon = shapes.icon, let name = feature.icon else { return }
    symbols.hasIcons = true
    let values = feature.iconValues
    let number = imageNumber(name, icon.image)
    let isFitted = settings.textFit != .none
    result.isIconDistanceField = icon.image.isDistanceField
    result.icon = append(
      IconQuads.quads(icon, image: number, rotation: values.rotation, isFitted: isFitted))
    result.iconBox = iconBox(icon, values, rotation: values.rotation * .pi / 180)
    guard let vertical = shapes.verticalIcon else { return }
    result.verticalIcon = append(
      IconQuads.quads(vertical, image: number, rotation: values.rotation, isFitted: isFitted))
    result.verticalIconBox = iconBox(
      vertical, values, rotation: feature.textValues.rotation + .pi / 2)
  }

  private func iconBox(
    _ icon: ShapedIcon, _ values: SymbolFeature.IconValues, rotation: Double
  ) -> CollisionBox {
    let padding = values.padding
    return CollisionBox(
      icon.textFitBox, scale: tile.unitsPerPoint * values.size.layout,
      padding: SIMD4(padding.left, padding.top, padding.right, padding.bottom)
        * tile.unitsPerPoint,
      inner: icon.collisionPadding, rotation: rotation)
  }

  private mutating func addText(
    _ feature: SymbolFeature, _ shapes: Shapes, to result: inout LaidOutSymbols.Feature
  ) {
    guard let text = feature.text, let shape = shapes.defaultText else { return }
    let isSingle = shapes.horizontal.allSatisfy { $0?.lines.count == 1 }
    for place in 0..<3 {
      guard let shaped = shapes.horizontal[place] else { continue }
      result.horizontal[place] =
        isSingle && place > 0 ? result.horizontal[0] : append(quads(shaped, text, feature))
    }
    if let vertical = shapes.vertical { result.vertical = append(quads(vertical, text, feature)) }
    symbols.hasText = symbols.hasText || result.hasHorizontalText || !result.vertical.isEmpty
    guard !settings.isTextAlongLine else {
      let height = max(shape.bottom - shape.top, shapes.vertical.map { $0.bottom - $0.top } ?? 0)
      if shape.bottom > shape.top {
        // There is a least height, lest very small labels have very many circles.
        result.circleDiameter = max(10, height) * feature.textValues.size.layout / TextSetting.em
      }
      return
    }
    let rotation = feature.textValues.rotation
    if let horizontal = shapes.horizontal.compactMap({ $0 }).first ?? shapes.vertical {
      result.textBox = textBox(horizontal, result.textBoxScale, rotation: rotation)
    }
    if settings.allowsVerticalPlacement, let vertical = shapes.vertical {
      result.verticalTextBox = textBox(
        vertical, result.textBoxScale, rotation: rotation + .pi / 2)
    }
  }

  private func textBox(_ text: ShapedText, _ scale: Double, rotation: Double) -> CollisionBox {
    CollisionBox(
      Rectangle(minX: text.left, minY: text.top, maxX: text.right, maxY: text.bottom),
      scale: scale, padding: SIMD4(repeating: settings.textPadding * tile.unitsPerPoint),
      inner: nil, rotation: rotation)
  }

  private mutating func quads(_ shaped: ShapedText, _ text: LabelText, _ feature: SymbolFeature)
    -> [SymbolQuad]
  {
    let images = text.sections.map { section -> (number: Int32, image: SpriteImage)? in
      guard section.isImage, let image = self.images.images[section.name] else { return nil }
      return (imageNumber(section.name, image), image)
    }
    return GlyphQuads(
      text: shaped, store: shaper.glyphs, images: images, offset: feature.textValues.offset,
      isAlongLine: settings.isTextAlongLine,
      allowsVerticalPlacement: settings.allowsVerticalPlacement,
      rotation: feature.textValues.rotation
    ).quads()
  }

  private mutating func append(_ quads: [SymbolQuad]) -> Range<Int> {
    let start = symbols.quads.count
    symbols.quads += quads
    return start..<symbols.quads.count
  }

  private mutating func imageNumber(_ name: String, _ image: SpriteImage) -> Int32 {
    if let number = imageNumbers[name] { return number }
    let number = Int32(clamping: symbols.images.count)
    imageNumbers[name] = number
    symbols.images.append(image)
    symbols.imageNames.append(name)
    return number
  }
}

extension TextJustification {
  /// The place in lists of left, center and right.
  var place: Int {
    switch self {
    case .left: 0
    case .center, .auto: 1
    case .right: 2
    }
  }
}
