internal import MapScene
internal import MapStyle
internal import Pixels
internal import WebMercator

/// The heights of a `hillshade` or `color-relief` layer.
struct ReliefBuilder {
  private let frame: MapFrame
  private let shading: ReliefBatch.Shading
  private let opacity: Double
  private let isSmooth: Bool

  /// The builder of a layer; `nil` for one of another type, or without colours.
  init?(_ kind: StyleLayer.Kind, frame: MapFrame) {
    switch kind {
    case .hillshade(let layer): self.init(layer, frame: frame)
    case .colorRelief(let layer): self.init(layer, frame: frame)
    default: return nil
    }
  }

  /// Shaded by light.
  private init(_ layer: HillshadeLayer, frame: MapFrame) {
    self.frame = frame.aligned
    let context = frame.context()
    var light = ReliefBatch.Light()
    light.method =
      ReliefBatch.Method(rawValue: layer.method.value(in: context).rawValue) ?? .standard
    let isOfMap = layer.illuminationAnchor.value(in: context) == .map
    light.directions = layer.illuminationDirection.value(in: context).map {
      isOfMap ? $0 - frame.viewport.bearing : $0
    }
    light.altitudes = layer.illuminationAltitude.value(in: context)
    light.shadows = layer.shadowColor.value(in: context)
    light.highlights = layer.highlightColor.value(in: context)
    light.accent = layer.accentColor.value(in: context)
    light.exaggeration = layer.exaggeration.value(in: context)
    shading = .light(light)
    opacity = 1
    isSmooth = layer.resampling.value(in: context) == .linear
  }

  /// Coloured by height; `nil` where the layer has no colours.
  private init?(_ layer: ColorReliefLayer, frame: MapFrame) {
    self.frame = frame.aligned
    let context = frame.context()
    guard layer.color.isSet else { return nil }
    let ramp = layer.color.heightRamp(in: context)
    shading = .ramp(heights: ramp.heights, colors: ramp.colors)
    opacity = layer.opacity.value(in: context)
    isSmooth = layer.resampling.value(in: context) == .linear
  }

  /// A tile's heights at their place.
  func batch(_ field: HeightField, at tile: MapTile) -> MapLayer.Batch {
    let clip = TileProjection(
      tile.content, wrap: tile.wrap, extent: 1, viewport: frame.viewport
    ).clip
    var shading = shading
    if case .light(var light) = shading {
      light.zoom = Double(tile.content.zoom)
      let bounds = tile.content.bounds
      light.latitudes = bounds.south...bounds.north
      shading = .light(light)
    }
    var batch = ReliefBatch(clip: clip, heights: field.heights, side: field.side, shading: shading)
    batch.opacity = opacity
    batch.isSmooth = isSmooth
    return .relief(batch)
  }
}
