internal import JSON

extension StyleReader {
  /// All sources that are whole.
  mutating func sources(_ json: JSONValue?) -> [String: StyleSource] {
    var sources: [String: StyleSource] = [:]
    for member in json?.objectValue?.members ?? [] {
      let path = "sources.\(member.name)"
      guard let object = object(member.value, path: path) else { continue }
      checkSource(object, path: path)
      sources[member.name] = source(object, path: path)
    }
    return sources
  }

  private mutating func source(_ json: JSONObject, path: String) -> StyleSource? {
    let tiles = TileSourceDescription(json)
    let tileSize = json["tileSize"]?.numberValue ?? 512
    switch json["type"]?.stringValue {
    case "vector":
      return .vector(
        VectorSource(
          tileSource: tiles, promoteID: PromotedID(json["promoteId"]),
          encoding: json["encoding"]?.stringValue == "mlt" ? .mlt : .mvt))
    case "raster": return .raster(RasterSource(tileSource: tiles, tileSize: tileSize))
    case "raster-dem":
      return .rasterDEM(
        RasterDEMSource(
          tileSource: tiles, tileSize: tileSize, encoding: RasterDEMSource.Encoding(json)))
    case "geojson": return geoJSON(json, path: path).map { .geoJSON($0) }
    case "image":
      guard let url = json["url"]?.stringValue, let corners = corners(json) else { return nil }
      return .image(ImageSource(url: url, coordinates: corners))
    case "video":
      guard let urls = json["urls"]?.arrayValue, let corners = corners(json) else { return nil }
      return .video(VideoSource(urls: urls.compactMap(\.stringValue), coordinates: corners))
    default: return nil
    }
  }

  private func corners(_ json: JSONObject) -> [SIMD2<Double>]? {
    let list = StyleValue(json: json["coordinates"] ?? .null)
    let corners = [SIMD2<Double>](styleValue: list)
    return corners?.count == 4 ? corners : nil
  }

  private mutating func geoJSON(_ json: JSONObject, path: String) -> GeoJSONSource? {
    guard let data = json["data"], !data.isNull else { return nil }
    return GeoJSONSource(
      data: data.stringValue.map { .url($0) } ?? .inline(data),
      maximumZoom: json["maxzoom"]?.numberValue ?? 18,
      attribution: json["attribution"]?.stringValue,
      buffer: json["buffer"]?.numberValue ?? 128,
      tolerance: json["tolerance"]?.numberValue ?? 0.375,
      filter: filter(json["filter"], path: "\(path).filter"), cluster: cluster(json, path: path),
      hasLineMetrics: json["lineMetrics"]?.boolValue ?? false,
      generatesIDs: json["generateId"]?.boolValue ?? false,
      promoteID: PromotedID(json["promoteId"]))
  }

  private mutating func cluster(_ json: JSONObject, path: String) -> GeoJSONSource.Cluster? {
    guard json["cluster"]?.boolValue == true else { return nil }
    return GeoJSONSource.Cluster(
      radius: json["clusterRadius"]?.numberValue ?? 50,
      maximumZoom: json["clusterMaxZoom"]?.numberValue,
      minimumPoints: max(2, json["clusterMinPoints"]?.numberValue ?? 2),
      properties: clusterProperties(
        json["clusterProperties"]?.objectValue, path: "\(path).clusterProperties"))
  }

  private mutating func clusterProperties(
    _ json: JSONObject?, path: String
  ) -> [ClusterProperty] {
    var properties: [ClusterProperty] = []
    for member in json?.members ?? [] {
      let place = "\(path).\(member.name)"
      guard let pair = member.value.arrayValue, pair.count == 2 else {
        faults.append(
          StyleFault(place, "array length 2 expected: an operator, and a value of each point"))
        continue
      }
      // A bare operator combines the value so far with the property, as in GL JS.
      let reduce: JSONValue =
        pair[0].stringValue.map {
          .array([.string($0), ["accumulated"], ["get", .string(member.name)]])
        } ?? pair[0]
      properties.append(
        ClusterProperty(
          name: member.name, map: anything(pair[1], path: "\(place).map"),
          reduce: anything(reduce, path: "\(place).reduce")))
    }
    return properties
  }

  private mutating func anything(_ json: JSONValue, path: String) -> StyleProperty<StyleValue> {
    var reader = PropertyReader(
      specification: PropertySpecification(
        path, .any, parameters: [.zoom, .feature], kind: .dataDriven),
      parser: parser)
    let property: StyleProperty<StyleValue> = reader.property(json, path: path)
    faults += reader.faults
    return property
  }
}

extension TileSourceDescription {
  init(_ json: JSONObject) {
    url = json["url"]?.stringValue
    tiles = (json["tiles"]?.arrayValue ?? []).compactMap(\.stringValue)
    bounds = [Double](styleValue: StyleValue(json: json["bounds"] ?? .null))
    isTMS = json["scheme"]?.stringValue.map { $0 == "tms" }
    minimumZoom = json["minzoom"]?.numberValue
    maximumZoom = json["maxzoom"]?.numberValue
    attribution = json["attribution"]?.stringValue
    isVolatile = json["volatile"]?.boolValue ?? false
  }
}

extension RasterDEMSource.Encoding {
  init(_ json: JSONObject) {
    switch json["encoding"]?.stringValue {
    case "terrarium": self = .terrarium
    case "custom":
      self = .custom(
        red: json["redFactor"]?.numberValue ?? 1, green: json["greenFactor"]?.numberValue ?? 1,
        blue: json["blueFactor"]?.numberValue ?? 1, baseShift: json["baseShift"]?.numberValue ?? 0)
    default: self = .mapbox
    }
  }
}

extension PromotedID {
  init?(_ json: JSONValue?) {
    switch json {
    case .string(let name): self = .property(name)
    case .object(let object):
      self = .properties(
        Dictionary(
          object.members.compactMap { member in
            member.value.stringValue.map { (member.name, $0) }
          }, uniquingKeysWith: { $1 }))
    default: return nil
    }
  }
}
