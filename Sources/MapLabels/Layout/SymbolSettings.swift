internal import MapStyle

/// What is the same for all symbols of a layer.
struct SymbolSettings: Sendable {
  var placement = SymbolPlacement.point
  /// In points.
  var spacing = 250.0
  /// Whether symbols are sorted by their features' keys.
  var sortsByKey = false
  /// Whether symbols are drawn from the picture's top to its bottom.
  var sortsByY = false
  /// Whether symbols nearer to the picture's bottom are placed first.
  var placesByY = false
  var text = Part()
  var icon = Part()
  var textFit = IconTextFit.none
  var textFitPadding = Padding(top: 0, right: 0, bottom: 0, left: 0)
  /// In points.
  var textPadding = 2.0
  /// In units of which 24 are an em.
  var lineHeight = 28.8
  /// In radians.
  var maximumAngle = Double.pi / 4
  var writingModes: [WritingMode] = []
  var hasVariableAnchors = false
  /// Whether texts lie on the map's plane; `auto` does as the rotation does.
  var isTextInMapPlane = false
  /// Whether icons lie on the map's plane.
  var isIconInMapPlane = false

  /// What text and icons have alike.
  struct Part: Sendable {
    /// Not `auto`.
    var rotation = SymbolAlignment.viewport
    var keepsUpright = false
    var overlap = OverlapMode.never
    var ignoresPlacement = false
    /// Whether the other may be shown without this.
    var isOptional = false
    /// In points.
    var translation = SIMD2(0.0, 0.0)
    var translationAnchor = MapAlignment.map
  }

  var isAlongLine: Bool { placement != .point }
  var isTextAlongLine: Bool { text.rotation != .viewport && isAlongLine }
  var isIconAlongLine: Bool { icon.rotation == .map && isAlongLine }
  var allowsVerticalPlacement: Bool { writingModes.contains(.vertical) }

  /// The settings of a layer; layout properties are evaluated at the tile's zoom, paint properties at the camera's.
  init(_ layer: SymbolLayer, tile: EvaluationContext, camera: EvaluationContext) {
    placement = layer.placement.value(in: tile)
    spacing = layer.spacing.value(in: tile)
    textFit = layer.iconTextFit.value(in: tile)
    textFitPadding = layer.iconTextFitPadding.value(in: tile)
    textPadding = layer.textPadding.value(in: tile)
    lineHeight = layer.textLineHeight.value(in: tile) * TextSetting.em
    maximumAngle = layer.textMaxAngle.value(in: tile) * .pi / 180
    hasVariableAnchors =
      layer.textVariableAnchor.isSet || layer.textVariableAnchorOffset.isSet
    if placement == .point { writingModes = layer.textWritingMode.value(in: tile) ?? [] }
    text = Self.textPart(layer, tile: tile, camera: camera)
    icon = Self.iconPart(layer, tile: tile, camera: camera)
    text.rotation = resolved(text.rotation)
    icon.rotation = resolved(icon.rotation)
    isTextInMapPlane = lies(layer.textPitchAlignment.value(in: tile), text.rotation)
    isIconInMapPlane = lies(layer.iconPitchAlignment.value(in: tile), icon.rotation)
    setOrder(layer, layer.zOrder.value(in: tile))
  }

  private func resolved(_ alignment: SymbolAlignment) -> SymbolAlignment {
    guard alignment == .auto else { return alignment }
    return isAlongLine ? .map : .viewport
  }

  private func lies(_ pitch: SymbolAlignment, _ rotation: SymbolAlignment) -> Bool {
    (pitch == .auto ? rotation : pitch) == .map
  }

  private mutating func setOrder(_ layer: SymbolLayer, _ order: SymbolZOrder) {
    let canOverlap =
      text.overlap != .never || icon.overlap != .never || text.ignoresPlacement
      || icon.ignoresPlacement
    let hasKeys = layer.sortKey.isFeatureDependent || layer.sortKey.isZoomDependent
    sortsByKey = order != .viewportY && hasKeys
    sortsByY = canOverlap && (order == .viewportY || (order == .auto && !sortsByKey))
    placesByY = order == .viewportY
  }

  private static func textPart(
    _ layer: SymbolLayer, tile: EvaluationContext, camera: EvaluationContext
  ) -> Part {
    Part(
      rotation: layer.textRotationAlignment.value(in: tile),
      keepsUpright: layer.textKeepUpright.value(in: tile),
      overlap: layer.textOverlap.value(in: tile)
        ?? (layer.textAllowOverlap.value(in: tile) ? .always : .never),
      ignoresPlacement: layer.textIgnorePlacement.value(in: tile),
      isOptional: layer.textOptional.value(in: tile),
      translation: layer.textTranslate.value(in: camera),
      translationAnchor: layer.textTranslateAnchor.value(in: camera))
  }

  private static func iconPart(
    _ layer: SymbolLayer, tile: EvaluationContext, camera: EvaluationContext
  ) -> Part {
    Part(
      rotation: layer.iconRotationAlignment.value(in: tile),
      keepsUpright: layer.iconKeepUpright.value(in: tile),
      overlap: layer.iconOverlap.value(in: tile)
        ?? (layer.iconAllowOverlap.value(in: tile) ? .always : .never),
      ignoresPlacement: layer.iconIgnorePlacement.value(in: tile),
      isOptional: layer.iconOptional.value(in: tile),
      translation: layer.iconTranslate.value(in: camera),
      translationAnchor: layer.iconTranslateAnchor.value(in: camera))
  }
}
