/// The specification's properties, which reading and checking work from.
enum StyleSpecification {
  /// The layout properties of a type of layer.
  static func layout(of type: LayerType) -> [PropertySpecification] {
    switch type {
    case .background: backgroundLayout
    case .fill: fillLayout
    case .line: lineLayout
    case .circle: circleLayout
    case .raster: rasterLayout
    case .symbol: symbolLayout
    case .heatmap: heatmapLayout
    case .hillshade: hillshadeLayout
    case .colorRelief: colorReliefLayout
    case .fillExtrusion: fillExtrusionLayout
    }
  }

  /// The paint properties of a type of layer.
  static func paint(of type: LayerType) -> [PropertySpecification] {
    switch type {
    case .background: backgroundPaint
    case .fill: fillPaint
    case .line: linePaint
    case .circle: circlePaint
    case .raster: rasterPaint
    case .symbol: symbolPaint
    case .heatmap: heatmapPaint
    case .hillshade: hillshadePaint
    case .colorRelief: colorReliefPaint
    case .fillExtrusion: fillExtrusionPaint
    }
  }

  /// The properties of each type of layer by name.
  static let index: [LayerType: (layout: Table, paint: Table)] = {
    func table(_ properties: [PropertySpecification]) -> Table {
      Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    return Dictionary(
      uniqueKeysWithValues: LayerType.allCases.map {
        ($0, (table(layout(of: $0)), table(paint(of: $0))))
      })
  }()

  typealias Table = [String: PropertySpecification]
}
