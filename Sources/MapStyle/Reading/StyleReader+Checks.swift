internal import JSON

extension StyleReader {
  /// What is said of members that the specification does not know.
  enum OtherMembers {
    case allowed, warned, refused
  }

  /// Notes what is wrong with the members of an object.
  mutating func check(
    _ object: JSONObject, _ table: [PropertySpecification], path: String, others: OtherMembers
  ) {
    for member in object.members {
      let place = path.isEmpty ? member.name : "\(path).\(member.name)"
      if let specification = table.first(where: { $0.name == member.name }) {
        if case .failure(let fault) = ConstantReader(specification).value(
          member.value, path: place)
        {
          faults.append(fault)
        }
      } else if others != .allowed {
        faults.append(
          StyleFault(
            place, "unknown property \"\(member.name)\"", isWarning: others == .warned))
      }
    }
    for specification in table where specification.isRequired {
      if object[specification.name] == nil {
        faults.append(StyleFault(path, "missing required property \"\(specification.name)\""))
      }
    }
  }

  /// The members of a value; `nil` with a fault where it is no object.
  mutating func object(_ json: JSONValue, path: String) -> JSONObject? {
    if case .object(let object) = json { return object }
    faults.append(StyleFault(path, "object expected, \(json.typeWord) found"))
    return nil
  }

  /// Notes a text that can be no URL or path.
  mutating func checkURL(_ url: String, path: String) {
    guard url.isEmpty || url.utf8.contains(where: { $0 <= 0x20 || $0 == 0x7F }) else { return }
    faults.append(StyleFault(path, "url expected, \"\(url)\" found"))
  }

  /// Notes what is wrong at the root, save in sources, layers and sprites.
  mutating func checkRoot(_ root: JSONObject) {
    check(root, StyleSpecification.root, path: "", others: .warned)
    if let version = root["version"], version != 8 {
      faults.append(
        StyleFault("version", "expected one of [8], \(version.serialized()) found"))
    }
    for (name, word) in [("sources", "object"), ("layers", "array")] {
      guard let json = root[name] else { continue }
      let isRight = word == "array" ? json.arrayValue != nil : json.objectValue != nil
      if !isRight { faults.append(StyleFault(name, "\(word) expected, \(json.typeWord) found")) }
    }
    if let glyphs = root["glyphs"]?.stringValue { checkGlyphs(glyphs) }
    checkWorld(root)
  }

  private mutating func checkGlyphs(_ url: String) {
    for token in ["{fontstack}", "{range}"] where !url.contains(token) {
      faults.append(StyleFault("glyphs", "\"glyphs\" url must include a \"\(token)\" token"))
    }
    checkURL(url.filter { $0 != " " }, path: "glyphs")
  }

  private mutating func checkWorld(_ root: JSONObject) {
    let parts: [(String, [PropertySpecification])] = [
      ("light", StyleSpecification.light), ("sky", StyleSpecification.sky),
      ("projection", StyleSpecification.projection),
      ("terrain", StyleSpecification.terrain), ("transition", StyleSpecification.transition),
    ]
    for (name, table) in parts {
      guard let json = root[name], !json.isNull, let object = object(json, path: name) else {
        continue
      }
      if name == "terrain" || name == "transition" {
        check(object, table, path: name, others: .refused)
      } else {
        checkProperties(object, table, path: name)
      }
    }
    guard let source = root["terrain"]?["source"]?.stringValue else { return }
    if root["sources"]?[source] == nil {
      faults.append(StyleFault("terrain", "source \"\(source)\" not found"))
    }
  }

  /// Members that can be expressions.
  private mutating func checkProperties(
    _ object: JSONObject, _ table: [PropertySpecification], path: String
  ) {
    for member in object.members {
      guard let specification = table.first(where: { $0.name == member.name }) else {
        if !member.name.hasSuffix("-transition") {
          faults.append(
            StyleFault("\(path).\(member.name)", "unknown property \"\(member.name)\""))
        }
        continue
      }
      var reader = PropertyReader(specification: specification, parser: parser)
      _ = reader.expression(member.value, path: "\(path).\(member.name)")
      faults += reader.faults
    }
  }
}
