internal import JSON

extension StyleReader {
  /// Notes what is wrong with a layer, save in its properties and filter.
  mutating func checkLayer(_ layer: JSONObject, sources: JSONObject, path: String) {
    let table = StyleSpecification.layer
    var others = JSONObject()
    for member in layer.members where member.name != "ref" { others[member.name] = member.value }
    check(others, table, path: path, others: .warned)
    for name in ["layout", "paint"] {
      if let json = layer[name], !json.isNull { _ = object(json, path: "\(path).\(name)") }
    }
    guard let type = layer["type"]?.stringValue.flatMap({ LayerType(rawValue: $0) }),
      type != .background
    else { return }
    guard let id = layer["source"] else {
      faults.append(StyleFault(path, "missing required property \"source\""))
      return
    }
    guard let name = id.stringValue else { return }
    guard let source = sources[name] else {
      faults.append(StyleFault("\(path).source", "source \"\(name)\" not found"))
      return
    }
    if let message = mismatch(layer, type, source) { faults.append(StyleFault(path, message)) }
  }

  /// Why a layer can't be drawn from its source.
  private func mismatch(
    _ layer: JSONObject, _ type: LayerType, _ source: JSONValue
  ) -> String? {
    let name = layer["id"]?.stringValue ?? ""
    let isRelief = type == .hillshade || type == .colorRelief
    switch source["type"]?.stringValue {
    case "vector" where type == .raster: return "layer \"\(name)\" requires a raster source"
    case "raster-dem" where !isRelief:
      return
        "raster-dem source can only be used with layer type 'hillshade' or 'color-relief'."
    case let word? where word != "raster-dem" && isRelief:
      return "layer \"\(name)\" requires a raster-dem source"
    case "raster" where type != .raster: return "layer \"\(name)\" requires a vector source"
    case "vector" where layer["source-layer"] == nil:
      return "layer \"\(name)\" must specify a \"source-layer\""
    case let word? where layer["paint"]?["line-gradient"] != nil && type == .line:
      guard word != "geojson" || source["lineMetrics"] != true else { return nil }
      return
        "layer \"\(name)\" specifies a line-gradient, which requires a GeoJSON source with `lineMetrics` enabled."
    default: return nil
    }
  }

  /// Notes what is wrong with a source.
  mutating func checkSource(_ source: JSONObject, path: String) {
    guard let type = source["type"] else {
      faults.append(StyleFault(path, "\"type\" is required"))
      return
    }
    guard let table = type.stringValue.flatMap({ StyleSpecification.source(of: $0) }) else {
      let words = StyleSpecification.sourceTypes.joined(separator: ", ")
      faults.append(
        StyleFault("\(path).type", "expected one of [\(words)], \(type.serialized()) found"))
      return
    }
    check(
      source, table.members, path: path, others: table.allowsOthers ? .allowed : .refused)
    if let url = source["url"]?.stringValue { checkURL(url, path: "\(path).url") }
    for (place, url) in (source["tiles"]?.arrayValue ?? []).enumerated() {
      if let url = url.stringValue { checkURL(url, path: "\(path).tiles[\(place)]") }
    }
    checkPromotedID(source["promoteId"], path: "\(path).promoteId")
  }

  private mutating func checkPromotedID(_ json: JSONValue?, path: String) {
    guard let json, json.stringValue == nil else { return }
    guard let object = json.objectValue else {
      faults.append(StyleFault(path, "string or object expected, \(json.typeWord) found"))
      return
    }
    for member in object.members where member.value.stringValue == nil {
      faults.append(
        StyleFault(
          "\(path).\(member.name)", "string expected, \(member.value.typeWord) found"))
    }
  }
}
