internal import JSON

/// Reads a style part by part, and gathers its faults and the words of its expressions.
struct StyleReader {
  var vocabulary = StyleVocabulary()
  var faults: [StyleFault] = []

  /// The whole style.
  mutating func style(_ json: JSONValue) -> Style {
    let root = json.objectValue ?? JSONObject()
    let state = globalState(root["state"])
    let sources = sources(root["sources"])
    let layers = layers(root["layers"], globalState: state)
    return Style(
      name: root["name"]?.stringValue, camera: camera(root), sources: sources, layers: layers,
      sprites: sprites(root["sprite"]), glyphs: root["glyphs"]?.stringValue, globalState: state,
      vocabulary: vocabulary, light: root["light"], sky: root["sky"], terrain: root["terrain"],
      projection: root["projection"], metadata: root["metadata"])
  }

  private func camera(_ root: JSONObject) -> StyleCamera {
    let center = StyleValue(json: root["center"] ?? .null)
    return StyleCamera(
      center: SIMD2<Double>(styleValue: center), zoom: root["zoom"]?.numberValue,
      bearing: root["bearing"]?.numberValue ?? 0, pitch: root["pitch"]?.numberValue ?? 0,
      roll: root["roll"]?.numberValue ?? 0)
  }

  private func sprites(_ json: JSONValue?) -> [Style.Sprite] {
    if let url = json?.stringValue { return [Style.Sprite(id: "default", url: url)] }
    return (json?.arrayValue ?? []).compactMap { entry in
      guard let id = entry["id"]?.stringValue, let url = entry["url"]?.stringValue else {
        return nil
      }
      return Style.Sprite(id: id, url: url)
    }
  }

  private func globalState(_ json: JSONValue?) -> GlobalState {
    var state = GlobalState()
    for member in json?.objectValue?.members ?? [] {
      state.values[member.name] = member.value["default"]
    }
    return state
  }
}
