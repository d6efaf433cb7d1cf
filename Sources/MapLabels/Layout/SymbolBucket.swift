public import MapScene
public import MapStyle
public import VectorTiles
internal import Pixels

/// The symbols of one style layer in one tile: collect features, bring what is needed, lay out; then place all buckets together.
public struct SymbolBucket: Sendable {
  /// Where the symbols come from.
  public private(set) var tile: SymbolTile
  /// Whether the symbols are laid out already.
  public private(set) var isLaidOut = false
  /// What must be brought before `layOut` is called.
  public private(set) var needs = SymbolNeeds()
  let settings: SymbolSettings
  private var evaluation: FeatureEvaluation
  private let ordering: (any TextOrdering)?
  private let pixelRatio: Double
  private let hasText: Bool
  private let hasIcons: Bool
  private var features: [SymbolFeature] = []
  private var textNumbers: [[UInt32]: Int] = [:]
  private var lookNumbers: [LabelText: Int] = [:]
  /// The symbols, once they are laid out.
  var symbols = LaidOutSymbols()

  /// A bucket without features.
  ///
  /// - Parameters:
  ///   - layer: the style's layer.
  ///   - tile: where the features come from.
  ///   - context: what expressions are evaluated in; its zoom is the camera's.
  ///   - pixelRatio: pixels a point.
  ///   - ordering: knows how texts run from right to left; without it all run from left to right.
  public init(
    _ layer: SymbolLayer, tile: SymbolTile, context: EvaluationContext, pixelRatio: Double = 1,
    ordering: (any TextOrdering)? = nil
  ) {
    self.tile = tile
    self.ordering = ordering
    self.pixelRatio = pixelRatio
    evaluation = FeatureEvaluation(layer, context: context, tileZoom: Double(tile.overscaledZoom))
    settings = SymbolSettings(layer, tile: evaluation.tile, camera: evaluation.camera)
    hasText =
      layer.textField.isSet && layer.textField.constantValue.map { !$0.isEmpty } ?? true
      && layer.textFont.constantValue.map { !$0.isEmpty } ?? true
    hasIcons = layer.iconImage.isSet
  }

  /// The same symbols on another picture of the same zoom: nothing but `toPicture` and `wrap` of the tile may differ.
  public func moved(to tile: SymbolTile) -> SymbolBucket {
    var bucket = self
    bucket.tile = tile
    return bucket
  }

  /// Whether there are no symbols.
  public var isEmpty: Bool { features.isEmpty }

  /// Adds a feature of the tile that has passed the layer's filter; features without text and icon are left out.
  public mutating func add(
    _ feature: VectorFeature, at index: Int, in table: TileLayerTable, geometry: TileGeometry
  ) {
    guard hasText || hasIcons else { return }
    let lines = SymbolGeometry.lines(
      geometry, type: feature.type, extent: feature.layer.extent, tile: tile)
    guard mayStand(lines, feature.type) else { return }
    evaluation.setFeature(feature, at: index, in: table)
    append(type: feature.type, index: index, lines)
  }

  /// Adds a feature by its values.
  public mutating func add(_ feature: PlainFeature, at index: Int) {
    guard hasText || hasIcons else { return }
    let lines = SymbolGeometry.lines(
      feature.geometry, type: feature.type, extent: feature.extent, tile: tile)
    guard mayStand(lines, feature.type) else { return }
    evaluation.setFeature(feature)
    append(type: feature.type, index: index, lines)
  }

  /// Whether some symbol of the geometry belongs to the tile, rather than to a neighbour.
  private func mayStand(_ lines: [[SIMD2<Double>]], _ type: GeometryType) -> Bool {
    guard settings.placement == .point, type == .point else { return !lines.isEmpty }
    return lines.contains { $0.contains { tile.holds($0) } }
  }

  private mutating func append(type: GeometryType, index: Int, _ lines: [[SIMD2<Double>]]) {
    let layer = evaluation.layer
    var text: LabelText?
    if hasText {
      let stack = layer.textFont.value(in: evaluation.tile).joined(separator: ",")
      let field = layer.textField.value(in: evaluation.tile)
      text = LabelText(
        field, fontStack: stack, transform: layer.textTransform.value(in: evaluation.tile),
        ordering: ordering)
      if text?.isEmpty ?? true { text = nil }
    }
    let icon = hasIcons ? layer.iconImage.value(in: evaluation.tile)?.name : nil
    guard text != nil || !(icon?.isEmpty ?? true) else { return }
    var feature = SymbolFeature(index: index, type: type, lines: lines)
    feature.sortKey = settings.sortsByKey ? layer.sortKey.value(in: evaluation.tile) ?? 0 : 0
    // Lines that bear icons alone are measured by the size of the text, too.
    feature.textValues.size = evaluation.sizes(layer.textSize)
    if let text {
      let known = textNumbers.count
      feature.textNumber = number(of: text)
      // The same words in the same font need nothing new.
      let isNew =
        textNumbers.count > known || text.sections.count > 1
        || layer.textFont.constantValue == nil
      feature.lookNumber = lookNumber(of: text, feature.textNumber)
      feature.textValues = evaluation.textValues(settings)
      if isNew {
        text.collect(
          into: &needs,
          vertically: settings.isTextAlongLine || settings.allowsVerticalPlacement)
      }
    }
    feature.text = text
    if let icon, !icon.isEmpty {
      feature.icon = icon
      feature.iconValues = evaluation.iconValues()
      needs.images.insert(icon)
    }
    features.append(feature)
  }

  /// The text's number alone, where nothing but its words can tell it from others.
  private mutating func lookNumber(of text: LabelText, _ number: Int) -> Int {
    let isPlain = text.sections.count == 1 && text.sections[0].isPlain
    if isPlain, evaluation.layer.textFont.constantValue != nil { return number }
    if let known = lookNumbers[text] { return known }
    // Below all others.
    lookNumbers[text] = -2 - lookNumbers.count
    return -1 - lookNumbers.count
  }

  private mutating func number(of text: LabelText) -> Int {
    if let number = textNumbers[text.points] { return number }
    textNumbers[text.points] = textNumbers.count
    return textNumbers.count - 1
  }

  /// Finds where symbols stand, how large they are, and what they are drawn with.
  public mutating func layOut(glyphs: GlyphStore, images: SpriteSheet) {
    guard !isLaidOut else { return }
    isLaidOut = true
    var features = features
    if settings.placement == .line { SymbolGeometry.merge(&features) }
    if settings.sortsByKey {
      // Sorting must keep the order of equal keys.
      let order = features.indices.sorted {
        (features[$0].sortKey, $0) < (features[$1].sortKey, $1)
      }
      features = order.map { features[$0] }
    }
    var layout = SymbolLayout(settings: settings, tile: tile, glyphs: glyphs, images: images)
    for feature in features { layout.add(feature) }
    symbols = layout.symbols
    let layer = evaluation.layer
    let isIconPlain =
      layer.iconSize.constantValue == 1 && layer.iconRotate.constantValue == 0
      && symbols.images.allSatisfy { $0.pixelRatio == pixelRatio }
    symbols.areIconsSharp = isIconPlain && !settings.isIconInMapPlane
    symbols.areTextImagesSharp = !layer.textSize.isZoomDependent && !settings.isTextInMapPlane
  }
}
