internal import MapScene
internal import MapStyle
internal import Pixels

/// A `background` layer.
enum BackgroundBuilder {
  /// Its fill; `nil` where the pattern's image is missing.
  static func batch(_ layer: BackgroundLayer, frame: MapFrame) -> MapLayer.Batch? {
    let context = frame.context()
    let opacity = layer.opacity.value(in: context)
    guard layer.pattern.isSet else {
      return .background(.color(layer.color.value(in: context).multipliedAlpha(opacity)))
    }
    guard let name = layer.pattern.value(in: context)?.name,
      let index = frame.index(ofImage: name)
    else { return nil }
    let transform = frame.patternTransform(frame.images.images[index])
    return .background(
      .pattern(AreaFill.Pattern(image: index, toImage: transform, opacity: opacity)))
  }
}
