internal import JSON

extension StyleReader {
  /// All layers that can be drawn.
  mutating func layers(
    _ json: JSONValue?, sources: JSONObject, globalState: GlobalState
  ) -> [StyleLayer] {
    guard case .array(let list)? = json else { return [] }
    var places: [String: Int] = [:]
    var layers: [StyleLayer] = []
    for (place, json) in list.enumerated() {
      let path = "layers[\(place)]"
      guard let object = resolved(json, among: list, path: path) else { continue }
      checkLayer(object, sources: sources, path: path)
      if let id = object["id"]?.stringValue {
        if let first = places[id] {
          faults.append(
            StyleFault(path, "duplicate layer id \"\(id)\", previously used at layers[\(first)]"))
          continue
        }
        places[id] = place
      }
      if let layer = layer(object, path: path, globalState: globalState) { layers.append(layer) }
    }
    return layers
  }

  /// A layer of an old style that takes its type, source, filter and layout from another one (`ref`).
  private mutating func resolved(
    _ json: JSONValue, among list: [JSONValue], path: String
  ) -> JSONObject? {
    guard var layer = json.objectValue else {
      faults.append(StyleFault(path, "object expected, \(json.typeWord) found"))
      return nil
    }
    guard let reference = layer["ref"]?.stringValue else { return layer }
    guard let parent = list.first(where: { $0["id"]?.stringValue == reference })?.objectValue
    else {
      faults.append(StyleFault(path, "ref layer \"\(reference)\" not found"))
      return nil
    }
    guard parent["ref"] == nil else {
      faults.append(StyleFault(path, "ref cannot reference another ref layer"))
      return nil
    }
    for name in ["type", "source", "source-layer", "minzoom", "maxzoom", "filter", "layout"] {
      layer[name] = parent[name]
    }
    return layer
  }

  private mutating func layer(
    _ json: JSONObject, path: String, globalState: GlobalState
  ) -> StyleLayer? {
    guard let id = json["id"]?.stringValue,
      let type = json["type"]?.stringValue.flatMap({ LayerType(rawValue: $0) })
    else { return nil }
    var reader = LayerReader(
      type: type, layout: json["layout"]?.objectValue ?? JSONObject(),
      paint: json["paint"]?.objectValue ?? JSONObject(), path: path, parser: parser)
    let visibility: StyleProperty<String> = reader.layout("visibility")
    let kind = StyleLayer.Kind(&reader)
    reader.checkNames()
    faults += reader.faults
    let context = EvaluationContext(zoom: 0, globalState: globalState)
    return StyleLayer(
      id: id, source: json["source"]?.stringValue, sourceLayer: json["source-layer"]?.stringValue,
      minimumZoom: json["minzoom"]?.numberValue, maximumZoom: json["maxzoom"]?.numberValue,
      isVisible: visibility.value(in: context) != "none",
      filter: filter(json["filter"], path: "\(path).filter"), kind: kind)
  }

  /// A filter; where it's faulty, one that nothing passes.
  mutating func filter(_ json: JSONValue?, path: String) -> StyleFilter? {
    guard let json, !json.isNull else { return nil }
    let filter = StyleFilter.read(json, parser)
    faults += parser.takeFaults().map { StyleFault(path + $0.path, $0.message) }
    return filter ?? StyleFilter(StyleExpression(Literal(.bool(false))))
  }
}

extension StyleLayer.Kind {
  init(_ reader: inout LayerReader) {
    switch reader.type {
    case .background: self = .background(BackgroundLayer(&reader))
    case .fill: self = .fill(FillLayer(&reader))
    case .line: self = .line(LineLayer(&reader))
    case .circle: self = .circle(CircleLayer(&reader))
    case .raster: self = .raster(RasterLayer(&reader))
    case .symbol: self = .symbol(SymbolLayer(&reader))
    case .heatmap: self = .heatmap(HeatmapLayer(&reader))
    case .hillshade: self = .hillshade(HillshadeLayer(&reader))
    case .colorRelief: self = .colorRelief(ColorReliefLayer(&reader))
    case .fillExtrusion: self = .fillExtrusion(FillExtrusionLayer(&reader))
    }
  }
}
