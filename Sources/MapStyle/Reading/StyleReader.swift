internal import JSON

/// Reads a style part by part, and gathers its faults and the words of its expressions.
struct StyleReader {
  let parser = ExpressionParser()
  var faults: [StyleFault] = []

  /// The whole style.
  mutating func style(_ json: JSONValue) -> Style {
    if json.objectValue == nil {
      faults.append(StyleFault("", "object expected, \(json.typeWord) found"))
    }
    let root = json.objectValue ?? JSONObject()
    checkRoot(root)
    let state = globalState(root["state"])
    let sources = sources(root["sources"])
    let layers = layers(
      root["layers"], sources: root["sources"]?.objectValue ?? JSONObject(), globalState: state)
    return Style(
      name: root["name"]?.stringValue, camera: camera(root), sources: sources, layers: layers,
      sprites: sprites(root["sprite"]), glyphs: root["glyphs"]?.stringValue, globalState: state,
      vocabulary: parser.vocabulary, light: root["light"], sky: root["sky"],
      terrain: root["terrain"],
      projection: root["projection"], metadata: root["metadata"])
  }

  private func camera(_ root: JSONObject) -> StyleCamera {
    let center = StyleValue(json: root["center"] ?? .null)
    return StyleCamera(
      center: SIMD2<Double>(styleValue: center), zoom: root["zoom"]?.numberValue,
      bearing: root["bearing"]?.numberValue ?? 0, pitch: root["pitch"]?.numberValue ?? 0,
      roll: root["roll"]?.numberValue ?? 0)
  }

  private mutating func sprites(_ json: JSONValue?) -> [Style.Sprite] {
    if let url = json?.stringValue {
      checkURL(url, path: "sprite")
      return [Style.Sprite(id: "default", url: url)]
    }
    guard let json, !json.isNull else { return [] }
    guard case .array(let list) = json else {
      faults.append(StyleFault("sprite", "string or array expected, \(json.typeWord) found"))
      return []
    }
    var sprites: [Style.Sprite] = []
    for (place, entry) in list.enumerated() {
      let path = "sprite[\(place)]"
      guard let object = object(entry, path: path) else { continue }
      check(object, StyleSpecification.sprite, path: path, others: .refused)
      guard let id = object["id"]?.stringValue, let url = object["url"]?.stringValue else {
        continue
      }
      checkURL(url, path: "\(path).url")
      guard !sprites.contains(where: { $0.id == id }) else {
        faults.append(
          StyleFault(path, "all the sprites' ids must be unique, but \"\(id)\" is duplicated"))
        continue
      }
      sprites.append(Style.Sprite(id: id, url: url))
    }
    return sprites
  }

  private mutating func globalState(_ json: JSONValue?) -> GlobalState {
    var state = GlobalState()
    guard let json, !json.isNull, let object = object(json, path: "state") else { return state }
    for member in object.members {
      if member.value["default"] == nil {
        faults.append(
          StyleFault("state.\(member.name)", "missing required property \"default\""))
      }
      state.values[member.name] = member.value["default"]
    }
    return state
  }
}
