internal import JSON
internal import MapStyle
internal import VectorTiles

/// Styles: whatever is read can be evaluated, and filters answer the same for a layer and for each feature.
@Sendable func fuzzStyle(_ bytes: [UInt8]) {
  guard let json = try? JSONValue.parse(bytes) else { return }
  let (style, faults) = Style.read(json)
  precondition(faults.allSatisfy { !$0.message.isEmpty })
  let table = TileLayerTable(layer, vocabulary: style.vocabulary)
  var context = EvaluationContext(zoom: 3.5, globalState: style.globalState)
  for layer in style.layers {
    if let filter = layer.filter {
      let together = filter.matchingFeatures(of: table, in: &context)
      let each = features.indices.filter { row in
        context.setFeature(at: row, in: table)
        return filter.matches(context)
      }
      precondition(together.map { Int($0) } == each, "a filter that answers in two ways")
    }
    for (row, feature) in features.enumerated() {
      context.setFeature(at: row, in: table)
      evaluate(layer, in: context)
      context.setFeature(feature)
      evaluate(layer, in: context)
    }
  }
}

/// Expressions: a case is checked and evaluated, and what comes out is one of the two forms of results.
///
/// What is no JSON is taken as choices from which a case is made.
@Sendable func fuzzExpression(_ bytes: [UInt8]) {
  var maker = ExpressionMaker(bytes)
  let json = (try? JSONValue.parse(bytes)) ?? maker.makeCase()
  let result = ExpressionCase(json).evaluate()
  let word = result["compiled"]?["result"]?.stringValue
  precondition(word == "success" || word == "error")
  precondition((result["outputs"] == nil) == (word == "error"))
}

private let features: [PlainFeature] = [
  PlainFeature(type: .point, id: .number(1), properties: [:]),
  PlainFeature(
    type: .lineString,
    properties: ["name": .string("Äb"), "class": .string("path"), "x": .number(-2.5)]),
  PlainFeature(
    type: .polygon, id: .string("i"),
    properties: ["name": .null, "x": .number(.infinity), "class": .bool(true)]),
]

private let layer = VectorLayer(
  name: "l", extent: 4096,
  features: features.map {
    FeatureContent(type: $0.type, id: $0.id, properties: $0.properties, geometry: triangle)
  })

private let triangle: TileGeometry = {
  var geometry = TileGeometry()
  geometry.points = [SIMD2(0, 0), SIMD2(4096, 0), SIMD2(4096, 4096)]
  geometry.ends = [3]
  return geometry
}()

private func evaluate(_ layer: StyleLayer, in context: EvaluationContext) {
  switch layer.kind {
  case .background(let layer):
    _ = (layer.color.value(in: context), layer.pattern.value(in: context))
  case .fill(let layer):
    _ = (layer.color.value(in: context), layer.opacity.value(in: context))
    _ = (layer.translate.value(in: context), layer.pattern.value(in: context))
  case .line(let layer):
    _ = (layer.width.value(in: context), layer.dasharray.value(in: context))
    _ = (layer.cap.value(in: context), layer.gradient.value(in: context))
  case .circle(let layer): _ = (layer.radius.value(in: context), layer.color.value(in: context))
  case .raster(let layer): _ = layer.hueRotate.value(in: context)
  case .symbol(let layer):
    _ = (layer.textField.value(in: context).isEmpty, layer.iconImage.value(in: context))
    _ = (layer.textFont.value(in: context), layer.iconPadding.value(in: context))
    _ = (layer.textVariableAnchorOffset.value(in: context), layer.textOffset.value(in: context))
  case .heatmap(let layer): _ = layer.color.value(in: context)
  case .hillshade(let layer): _ = layer.shadowColor.value(in: context)
  case .colorRelief(let layer): _ = layer.color.value(in: context)
  case .fillExtrusion(let layer): _ = layer.height.value(in: context)
  }
}
