internal import JSON

/// A function of old styles (`stops`, `property`, `type`), turned into an expression.
struct LegacyFunction {
  private let json: JSONObject
  private let specification: PropertySpecification

  /// The function as an expression.
  ///
  /// - Throws: What is wrong with it, and where.
  static func expression(
    _ json: JSONObject, for specification: PropertySpecification
  ) throws(ExpressionFault) -> JSONValue {
    try LegacyFunction(json: json, specification: specification).expression()
  }

  private func expression() throws(ExpressionFault) -> JSONValue {
    guard let list = json["stops"] else { return try identity() }
    guard case .array(let stops) = list, !stops.isEmpty else {
      throw ExpressionFault(path: ".stops", message: "array expected, with at least one stop")
    }
    var pairs: [(input: JSONValue, output: JSONValue)] = []
    for (index, stop) in stops.enumerated() {
      guard case .array(let pair) = stop, pair.count == 2 else {
        throw ExpressionFault(
          path: ".stops[\(index)]", message: "array expected, with an input and an output")
      }
      pairs.append((pair[0], pair[1]))
    }
    if case .object = pairs[0].input { return try zoomAndProperty(pairs) }
    guard let property = json["property"] else { return try zoom(pairs) }
    return try self.property(property, pairs, type: json["type"])
  }

  // MARK: The kinds of functions

  private func identity() throws(ExpressionFault) -> JSONValue {
    guard let name = json["property"]?.stringValue else {
      throw ExpressionFault(path: "", message: "missing required property \"stops\"")
    }
    let get: JSONValue = ["get", .string(name)]
    guard let fallback = json["default"] else {
      return specification.type == .string ? ["string", get] : get
    }
    switch specification.type {
    case .enumeration:
      return ["match", get, .array(specification.values.map(JSONValue.string)), get, fallback]
    case .array(let item, let count):
      return [
        "array", .string(item.expressionType.description),
        count.map { .number(Double($0)) } ?? .null, get, Self.literal(fallback),
      ]
    case .color: return ["to-color", get, Self.literal(fallback)]
    case .number, .boolean, .string:
      return [
        .string(specification.type.expressionType.description), get, Self.literal(fallback),
      ]
    default: return ["coalesce", get, Self.literal(fallback)]
    }
  }

  private func zoom(
    _ pairs: [(input: JSONValue, output: JSONValue)]
  ) throws(ExpressionFault) -> JSONValue {
    let outputs = pairs.map { pair -> (JSONValue, JSONValue) in
      guard specification.hasTokens, case .string(let text) = pair.output else {
        return (pair.input, Self.literal(pair.output))
      }
      return (pair.input, TokenText.expression(text) ?? pair.output)
    }
    switch type(json["type"]) {
    case "interval": return step(["zoom"], outputs)
    case "exponential": return interpolate(["zoom"], outputs, base: json["base"])
    case let other:
      throw ExpressionFault(path: ".type", message: "Unknown zoom function type \"\(other)\"")
    }
  }

  private func property(
    _ name: JSONValue, _ pairs: [(input: JSONValue, output: JSONValue)], type word: JSONValue?
  ) throws(ExpressionFault) -> JSONValue {
    let get: JSONValue = ["get", name]
    let outputs = pairs.map { ($0.input, Self.literal($0.output)) }
    switch type(word) {
    case "categorical": return categorical(get, outputs)
    case "interval": return guarded(get, step(["number", get], outputs))
    case "exponential":
      return guarded(get, interpolate(["number", get], outputs, base: json["base"]))
    case let other:
      throw ExpressionFault(path: ".type", message: "Unknown function type \"\(other)\"")
    }
  }

  private func zoomAndProperty(
    _ pairs: [(input: JSONValue, output: JSONValue)]
  ) throws(ExpressionFault) -> JSONValue {
    guard let name = json["property"] else {
      throw ExpressionFault(path: "", message: "missing required property \"property\"")
    }
    var zooms: [(zoom: Double, stops: [(input: JSONValue, output: JSONValue)])] = []
    for (index, pair) in pairs.enumerated() {
      guard let zoom = pair.input["zoom"]?.numberValue, let value = pair.input["value"] else {
        throw ExpressionFault(
          path: ".stops[\(index)][0]", message: "object with \"zoom\" and \"value\" expected")
      }
      if let place = zooms.firstIndex(where: { $0.zoom == zoom }) {
        zooms[place].stops.append((value, pair.output))
      } else {
        zooms.append((zoom, [(value, pair.output)]))
      }
    }
    var outputs: [(JSONValue, JSONValue)] = []
    for (zoom, stops) in zooms {
      outputs.append((.number(zoom), try property(name, stops, type: json["type"])))
    }
    return type(nil) == "exponential"
      ? interpolate(["zoom"], outputs, base: nil) : step(["zoom"], outputs)
  }

  // MARK: Parts

  private func type(_ word: JSONValue?) -> String {
    word?.stringValue ?? (specification.isInterpolated ? "exponential" : "interval")
  }

  private static func literal(_ json: JSONValue) -> JSONValue {
    switch json {
    case .array, .object: ["literal", json]
    default: json
    }
  }

  private func categorical(_ get: JSONValue, _ stops: [(JSONValue, JSONValue)]) -> JSONValue {
    let standard: JSONValue? =
      specification.type == .resolvedImage ? "" : specification.defaultValue
    let fallback = Self.literal(json["default"] ?? standard ?? .null)
    var parts: [JSONValue] = [get]
    guard case .bool? = stops.first?.0 else {
      for stop in stops { append(stop, to: &parts, isStep: false) }
      return .array(["match"] + parts + [fallback])
    }
    parts = stops.flatMap { [["==", get, $0.0], $0.1] }
    return .array(["case"] + parts + [fallback])
  }

  private func step(_ input: JSONValue, _ stops: [(JSONValue, JSONValue)]) -> JSONValue {
    var parts: [JSONValue] = ["step", input]
    for stop in stops { append(stop, to: &parts, isStep: true) }
    // One output alone is no step; a second one like it changes nothing.
    if parts.count == 3 { parts += [0, parts[2]] }
    return .array(parts)
  }

  private func interpolate(
    _ input: JSONValue, _ stops: [(JSONValue, JSONValue)], base: JSONValue?
  ) -> JSONValue {
    let curve: JSONValue = base == nil || base == 1 ? ["linear"] : ["exponential", base ?? 1]
    let name: JSONValue =
      switch json["colorSpace"] {
      case "hcl": "interpolate-hcl"
      case "lab": "interpolate-lab"
      default: "interpolate"
      }
    var parts: [JSONValue] = [name, curve, input]
    for stop in stops { append(stop, to: &parts, isStep: false) }
    return .array(parts)
  }

  /// Adds a stop unless its input is that of the one before.
  private func append(
    _ stop: (JSONValue, JSONValue), to parts: inout [JSONValue], isStep: Bool
  ) {
    if parts.count > 3, parts[parts.count - 2] == stop.0 { return }
    if !(isStep && parts.count == 2) { parts.append(stop.0) }
    parts.append(stop.1)
  }

  /// What is no number has the function's default.
  private func guarded(_ get: JSONValue, _ curve: JSONValue) -> JSONValue {
    guard let fallback = json["default"] else { return curve }
    return ["case", ["==", ["typeof", get], "number"], curve, Self.literal(fallback)]
  }
}
