internal import MapStyle
internal import Pixels
internal import VectorTiles

/// Evaluates a symbol layer's properties for feature after feature.
struct FeatureEvaluation: Sendable {
  let layer: SymbolLayer
  /// At the tile's zoom.
  private(set) var tile: EvaluationContext
  /// At the camera's zoom.
  private(set) var camera: EvaluationContext
  private var next: EvaluationContext
  private var largest: EvaluationContext
  /// Whether sizes differ from feature to feature.
  private let hasOtherSizes: Bool

  init(_ layer: SymbolLayer, context: EvaluationContext, tileZoom: Double) {
    self.layer = layer
    hasOtherSizes = layer.textSize.isFeatureDependent || layer.iconSize.isFeatureDependent
    camera = context
    tile = context
    tile.zoom = tileZoom
    next = context
    next.zoom = tileZoom + 1
    largest = context
    largest.zoom = 18
  }

  mutating func setFeature(_ feature: VectorFeature, at index: Int, in table: TileLayerTable) {
    tile.setFeature(feature, at: index, in: table)
    camera.setFeature(feature, at: index, in: table)
    guard hasOtherSizes else { return }
    next.setFeature(feature, at: index, in: table)
    largest.setFeature(feature, at: index, in: table)
  }

  mutating func setFeature(_ feature: PlainFeature) {
    tile.setFeature(feature)
    camera.setFeature(feature)
    guard hasOtherSizes else { return }
    next.setFeature(feature)
    largest.setFeature(feature)
  }

  func sizes(_ property: StyleProperty<Double>) -> SymbolFeature.Sizes {
    if let constant = property.constantValue {
      let size = constant.isNaN ? property.defaultValue : constant
      return SymbolFeature.Sizes(drawn: size, layout: size, tile: size, largest: size)
    }
    return SymbolFeature.Sizes(
      drawn: property.value(in: camera), layout: property.value(in: next),
      tile: property.value(in: tile), largest: property.value(in: largest))
  }

  func textValues(_ settings: SymbolSettings) -> SymbolFeature.TextValues {
    var values = SymbolFeature.TextValues()
    values.size = sizes(layer.textSize)
    values.maximumWidth =
      settings.placement == .point
      ? layer.textMaxWidth.value(in: tile) * TextSetting.em : .infinity
    values.spacing = layer.textLetterSpacing.value(in: tile) * TextSetting.em
    values.anchor = layer.textAnchor.value(in: tile)
    values.rotation = layer.textRotate.value(in: tile) * .pi / 180
    values.variableAnchors = variableAnchors()
    if values.variableAnchors.isEmpty { values.offset = textOffset(at: values.anchor) }
    let justification = layer.textJustify.value(in: tile)
    values.justification = settings.isTextAlongLine ? .center : justification
    values.paint = SymbolPaint(
      opacity: layer.textOpacity.value(in: camera), color: layer.textColor.value(in: camera),
      haloColor: layer.textHaloColor.value(in: camera),
      haloWidth: layer.textHaloWidth.value(in: camera),
      haloBlur: layer.textHaloBlur.value(in: camera))
    return values
  }

  private func textOffset(at anchor: SymbolAnchor) -> SIMD2<Double> {
    let radius = layer.textRadialOffset.value(in: tile)
    guard radius == 0 else { return VariableAnchor(anchor, radius: radius * TextSetting.em).offset }
    return layer.textOffset.value(in: tile) * TextSetting.em
  }

  private func variableAnchors() -> [VariableAnchor] {
    if let offsets = layer.textVariableAnchorOffset.value(in: tile) {
      return offsets.entries.map(VariableAnchor.init)
    }
    guard let anchors = layer.textVariableAnchor.value(in: tile) else { return [] }
    if layer.textRadialOffset.isSet {
      let radius = layer.textRadialOffset.value(in: tile) * TextSetting.em
      return anchors.map { VariableAnchor($0, radius: radius) }
    }
    let distances = layer.textOffset.value(in: tile) * TextSetting.em
    return anchors.map { VariableAnchor($0, distances: distances) }
  }

  func iconValues() -> SymbolFeature.IconValues {
    SymbolFeature.IconValues(
      size: sizes(layer.iconSize), rotation: layer.iconRotate.value(in: tile),
      offset: layer.iconOffset.value(in: tile), anchor: layer.iconAnchor.value(in: tile),
      padding: layer.iconPadding.value(in: tile),
      paint: SymbolPaint(
        opacity: layer.iconOpacity.value(in: camera), color: layer.iconColor.value(in: camera),
        haloColor: layer.iconHaloColor.value(in: camera),
        haloWidth: layer.iconHaloWidth.value(in: camera),
        haloBlur: layer.iconHaloBlur.value(in: camera)))
  }
}
