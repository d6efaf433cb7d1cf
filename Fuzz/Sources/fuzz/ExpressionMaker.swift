internal import JSON

/// Makes JSON that looks like an expression out of any bytes, so that mutations reach deep into the evaluation.
struct ExpressionMaker {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  private mutating func next(_ count: Int) -> Int {
    Int(bytes.popFirst() ?? 0) % count
  }

  /// A case with an expression, a type of property and two features.
  mutating func makeCase() -> JSONValue {
    var specification: JSONValue = [
      "type": .string(Self.types[next(Self.types.count)]), "property-type": "data-driven",
      "value": "number",
      "expression": ["interpolated": true, "parameters": ["zoom", "feature", "feature-state"]],
    ]
    if next(4) == 0 { specification = [:] }
    let properties: JSONValue = ["a": value(2), "b": value(2), "c": value(3)]
    let place: JSONValue = ["canonicalID": ["z": 3, "x": 3, "y": 3], "zoom": value(0)]
    return [
      "propertySpec": specification, "expression": expression(5),
      "inputs": [
        [["zoom": 3, "availableImages": ["a"]], ["properties": properties, "id": value(1)]],
        [place, ["properties": properties, "geometry": Self.shapes[next(Self.shapes.count)]]],
      ],
    ]
  }

  private mutating func expression(_ depth: Int) -> JSONValue {
    guard depth > 0, next(5) != 0 else { return leaf() }
    switch next(4) {
    case 0: return curve(depth)
    case 1: return ["let", "v", expression(depth - 1), expression(depth - 1)]
    case 2: return branches(depth)
    default:
      var list: [JSONValue] = [.string(Self.names[next(Self.names.count)])]
      for _ in 0..<next(5) { list.append(expression(depth - 1)) }
      return .array(list)
    }
  }

  private mutating func curve(_ depth: Int) -> JSONValue {
    let names = ["step", "interpolate", "interpolate-hcl", "interpolate-lab"]
    let name = names[next(names.count)]
    let curves: [JSONValue] = [["linear"], ["exponential", 2], ["cubic-bezier", 0.4, 0, 0.9, 1]]
    var list: [JSONValue] = [.string(name)]
    if name != "step" { list.append(curves[next(curves.count)]) }
    list.append(next(2) == 0 ? ["zoom"] : expression(depth - 1))
    if name == "step" { list.append(expression(depth - 1)) }
    for stop in 0...next(4) { list += [.number(Double(stop)), expression(depth - 1)] }
    return .array(list)
  }

  private mutating func branches(_ depth: Int) -> JSONValue {
    let isMatch = next(2) == 0
    var list: [JSONValue] = isMatch ? ["match", expression(depth - 1)] : ["case"]
    for branch in 0...next(3) {
      let label: JSONValue = next(2) == 0 ? .number(Double(branch)) : .string("\(branch)")
      list += [isMatch ? label : expression(depth - 1), expression(depth - 1)]
    }
    return .array(list + [expression(depth - 1)])
  }

  private mutating func leaf() -> JSONValue {
    switch next(6) {
    case 0: return ["get", ["a", "b", "c"][next(3)]]
    case 1: return ["literal", value(2)]
    case 2: return ["var", "v"]
    case 3: return Self.leaves[next(Self.leaves.count)]
    default: return value(0)
    }
  }

  private mutating func value(_ depth: Int) -> JSONValue {
    switch next(depth > 0 ? 12 : 10) {
    case 0: return nil
    case 1: return .bool(next(2) == 0)
    case 2...5: return .number(Self.numbers[next(Self.numbers.count)])
    case 6...9: return .string(Self.texts[next(Self.texts.count)])
    case 10:
      var list: [JSONValue] = []
      for _ in 0..<next(5) { list.append(value(depth - 1)) }
      return .array(list)
    default: return ["a": value(depth - 1)]
    }
  }

  private static let numbers: [Double] = [
    0, 1, 2, -1, 0.5, 1e308, -1e308, 5e-324, 9_007_199_254_740_993, 255, 1e19, -2_147_483_649,
  ]
  private static let texts = [
    "", "a", "1", "red", "#1234", "rgba(1,2,3,0.5)", "top", "mercator", "Ä", "🗺️", "e\u{301}",
    " 0x1F ",
    "Infinity", "nan", "de", "JPY", "number",
  ]
  private static let types = [
    "number", "string", "boolean", "color", "array", "formatted", "resolvedImage", "padding",
    "numberArray", "colorArray", "variableAnchorOffsetCollection", "projectionDefinition",
  ]
  private static let names = [
    "get", "has", "at", "in", "index-of", "slice", "length", "coalesce", "format", "image",
    "!", "all", "any", "concat", "typeof", "error", "split", "join", "upcase", "downcase", "rgb",
    "rgba", "to-rgba", "array", "boolean", "number", "object", "string", "to-boolean", "to-color",
    "to-number", "to-string", "==", "!=", "<", ">", "<=", ">=", "+", "-", "*", "/", "%", "^",
    "sqrt",
    "ln", "round", "floor", "min", "max", "abs", "acos", "semiliteral", "literal", "global-state",
    "feature-state", "is-supported-script", "within", "distance", "resolved-locale",
  ]
  private static let shapes: [JSONValue] = [
    ["type": "Point", "coordinates": [1, 2]],
    ["type": "LineString", "coordinates": [[1, 2], [3, 4]]],
    ["type": "Polygon", "coordinates": [[[0, 0], [0, 5], [5, 5], [0, 0]]]],
    ["type": "MultiPoint", "coordinates": [[500, 91], [-1e300, 1e300]]],
  ]
  private static let leaves: [JSONValue] = [
    ["zoom"], ["id"], ["geometry-type"], ["properties"], ["accumulated"], ["elevation"],
    ["heatmap-density"], ["pi"], ["collator", ["locale": ["get", "a"]]],
    [
      "number-format", ["get", "a"],
      ["max-fraction-digits": ["get", "b"], "currency": ["get", "c"]],
    ],
    ["number-format", ["get", "a"], ["min-fraction-digits": ["get", "b"], "locale": "de"]],
    ["format", "a", ["font-scale": ["get", "a"], "text-color": ["get", "b"]], ["image", "a"]],
    [
      "within",
      ["type": "Polygon", "coordinates": [[[0, 0], [0, 5], [5, 5], [5, 0], [0, 0]]]],
    ],
    ["distance", ["type": "LineString", "coordinates": [[1, 2], [3, 400]]]],
    ["<", ["string", ["get", "a"]], "ö", ["collator", ["locale": "sv"]]],
  ]
}
