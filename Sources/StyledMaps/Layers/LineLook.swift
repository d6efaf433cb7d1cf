internal import MapScene
internal import MapStyle
internal import Pixels
internal import WebMercator

/// The properties of a `line` layer on one picture.
struct LineLook: Sendable {
  private let frame: MapFrame
  private let color: FeatureValue<Color>
  private let opacity: FeatureValue<Double>
  private let width: FeatureValue<Double>
  private let gapWidth: FeatureValue<Double>
  private let offset: FeatureValue<Double>
  private let blur: FeatureValue<Double>
  private let pattern: FeatureValue<ResolvedImage?>
  private let dash: FeatureValue<[Double]?>
  private let join: FeatureValue<LineJoin>
  private let cap: FeatureValue<LineCap>
  private let miterLimit: FeatureValue<Double>
  private let roundLimit: FeatureValue<Double>
  /// The width at the whole zoom below, in which dashes are measured.
  private let floorWidth: FeatureValue<Double>
  private let hasPattern: Bool
  /// Whether all features look the same.
  let isShared: Bool

  init(_ layer: LineLayer, frame: MapFrame) {
    self.frame = frame
    let context = frame.context()
    color = FeatureValue(layer.color, in: context)
    opacity = FeatureValue(layer.opacity, in: context)
    width = FeatureValue(layer.width, in: context)
    gapWidth = FeatureValue(layer.gapWidth, in: context)
    offset = FeatureValue(layer.offset, in: context)
    blur = FeatureValue(layer.blur, in: context)
    pattern = FeatureValue(layer.pattern, in: context)
    hasPattern = layer.pattern.isSet
    miterLimit = FeatureValue(layer.miterLimit, in: context)
    roundLimit = FeatureValue(layer.roundLimit, in: context)
    join = FeatureValue(layer.join, in: context)
    cap = FeatureValue(layer.cap, in: context)
    let below = frame.context(zoom: frame.viewport.zoom.rounded(.down))
    dash = FeatureValue(layer.dasharray, in: below)
    floorWidth = FeatureValue(layer.width, in: below)
    isShared =
      !(layer.color.isFeatureDependent || layer.opacity.isFeatureDependent
      || layer.width.isFeatureDependent || layer.gapWidth.isFeatureDependent
      || layer.offset.isFeatureDependent || layer.blur.isFeatureDependent
      || layer.pattern.isFeatureDependent || layer.join.isFeatureDependent
      || layer.cap.isFeatureDependent || layer.miterLimit.isFeatureDependent
      || layer.roundLimit.isFeatureDependent || layer.dasharray.isFeatureDependent)
  }

  /// How far a line reaches beyond its points, in points of the picture; `nil` where it depends on the feature.
  var reach: Double? {
    guard case .fixed(let width) = width, case .fixed(let gap) = gapWidth,
      case .fixed(let offset) = offset, case .fixed(let blur) = blur
    else { return nil }
    return width + gap + abs(offset) + blur + 2
  }

  /// How the context's feature is drawn; `nil` where nothing is seen of it.
  func style(
    _ paint: borrowing EvaluationContext, _ layout: borrowing EvaluationContext,
    gradient: LineBatch.Paint?
  ) -> LineBatch.Style? {
    let width = width.value(in: paint)
    let opacity = opacity.value(in: paint)
    guard width > 0, opacity > 0, let material = material(paint, gradient) else { return nil }
    var style = LineBatch.Style(material, width: width)
    style.opacity = opacity
    style.gapWidth = gapWidth.value(in: paint)
    style.offset = offset.value(in: paint)
    style.blur = blur.value(in: paint)
    style.join = LineBatch.Join(join.value(in: layout))
    style.cap = LineBatch.Cap(cap.value(in: layout))
    style.miterLimit = miterLimit.value(in: layout)
    style.roundLimit = roundLimit.value(in: layout)
    if let (dash, unit) = dashes(paint) {
      style.dash = dash
      style.dashUnit = unit
      // MapLibre fades dashes between those of two zooms; where the picture's zoom is a whole one, the others are half as long
      // and their fading counts.
      let fraction = frame.zoomFraction
      style.dashFade = fraction == 1 ? 2 : fraction
    }
    return style
  }

  private func material(
    _ context: borrowing EvaluationContext, _ gradient: LineBatch.Paint?
  ) -> LineBatch.Paint? {
    if hasPattern {
      // A line without its pattern is left out (MapLibre).
      guard let name = pattern.value(in: context)?.name, let index = frame.index(ofImage: name)
      else { return nil }
      let image = frame.images.images[index]
      var below = copy context
      below.zoom = below.zoom.rounded(.down)
      // The image is as high as the line is wide at the whole zoom below.
      let height = floorWidth.value(in: below) * frame.zoomFraction
      return .pattern(
        image: index, length: height * Double(image.width) / Double(max(1, image.height)))
    }
    if let gradient { return gradient }
    return .color(color.value(in: context))
  }

  /// Dashes in points, and how many points a line width of them is.
  private func dashes(_ context: borrowing EvaluationContext) -> ([Double], unit: Double)? {
    if case .fixed(nil) = dash { return nil }
    var below = copy context
    below.zoom = below.zoom.rounded(.down)
    guard let dash = dash.value(in: below), !dash.isEmpty else { return nil }
    let unit = floorWidth.value(in: below) * frame.zoomFraction
    return (dash.map { $0 * unit }, unit)
  }
}

extension LineBatch.Join {
  init(_ join: LineJoin) {
    switch join {
    case .bevel: self = .bevel
    case .round: self = .round
    case .miter: self = .miter
    }
  }
}

extension LineBatch.Cap {
  init(_ cap: LineCap) {
    switch cap {
    case .butt: self = .butt
    case .round: self = .round
    case .square: self = .square
    }
  }
}
