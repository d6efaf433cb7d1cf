internal import JSON
internal import VectorTiles

/// Filters of old styles, such as `["==", "class", "park"]`, turned into nodes.
struct LegacyFilter {
  let parser: ExpressionParser

  /// Whether a filter is an expression, as MapLibre GL JS decides it.
  static func isExpression(_ json: JSONValue) -> Bool {
    if case .bool = json { return true }
    guard case .array(let list) = json, let name = list.first?.stringValue else {
      if case .array(let list) = json, !list.isEmpty { return true }
      return false
    }
    switch name {
    case "has": return list.count >= 2 && list[1] != "$id" && list[1] != "$type"
    case "in": return list.count >= 3 && (list[1].stringValue == nil || list[2].arrayValue != nil)
    case "!in", "!has", "none": return false
    case "==", "!=", ">", ">=", "<", "<=":
      return list.count != 3 || list[1].arrayValue != nil || list[2].arrayValue != nil
    case "any", "all": return list.dropFirst().allSatisfy { isExpression($0) }
    default: return true
    }
  }

  /// The filter as a node; `nil` with a fault where it is none.
  func node(_ json: JSONValue, path: String = "") -> ExpressionNode? {
    guard case .array(let list) = json, let name = list.first?.stringValue else {
      return fault("array expected, but found \(json.javaScriptType)", path)
    }
    guard list.count > 1 || ["all", "any", "none"].contains(name) else {
      return fault("filter array for operator \"\(name)\" must have more than one element", path)
    }
    switch name {
    case "all": return nodes(list, path).map { All($0) }
    case "any": return nodes(list, path).map { AnyOf($0) }
    case "none": return nodes(list, path).map { Not(AnyOf($0)) }
    case "==", "!=", "<", "<=", ">", ">=": return comparison(name, list, path)
    case "in": return membership(list, path)
    case "!in": return membership(list, path).map { Not($0) }
    case "has": return presence(list, path)
    case "!has": return presence(list, path).map { Not($0) }
    default: return mixed(json)
    }
  }

  /// An expression among old filters.
  private func mixed(_ json: JSONValue) -> ExpressionNode? {
    parser.parse(json, as: .boolean)
  }

  private func fault(_ message: String, _ path: String) -> ExpressionNode? {
    parser.faults.append(ExpressionFault(path: path, message: message))
    return nil
  }

  private func nodes(_ list: [JSONValue], _ path: String) -> [ExpressionNode]? {
    var nodes: [ExpressionNode] = []
    for (index, part) in list.enumerated().dropFirst() {
      if case .bool(let value) = part {
        nodes.append(Literal(.bool(value)))
        continue
      }
      let isExpression = Self.isExpression(part)
      guard let node = isExpression ? mixed(part) : node(part, path: "\(path)[\(index)]") else {
        return nil
      }
      nodes.append(node)
    }
    return nodes
  }

  private func comparison(_ name: String, _ list: [JSONValue], _ path: String) -> ExpressionNode? {
    guard list.count == 3, let operation = Comparison.Operation(rawValue: name) else {
      return fault("filter array for operator \"\(name)\" must have 3 elements", path)
    }
    guard let property = list[1].stringValue else {
      return Self.isExpression(.array(list))
        ? mixed(.array(list)) : fault("string expected", "\(path)[1]")
    }
    let value = StyleValue(json: list[2])
    let isNegated = operation == .unequal
    switch (property, operation) {
    case ("$type", .equal), ("$type", .unequal):
      return FeatureIs(
        type: list[2].stringValue.flatMap { GeometryType(word: $0) }, isNegated: isNegated)
    case ("$type", _):
      return fault("\"$type\" cannot be use with operator \"\(name)\"", path)
    case ("$id", .equal), ("$id", .unequal):
      return FeatureHasID(among: [value], isNegated: isNegated)
    case (_, .equal), (_, .unequal):
      return PropertyEquals(
        parser.property(property), value, isNegated: isNegated, missingIsNull: false, parser)
    default:
      let input =
        property == "$id"
        ? ID(.value, dependencies: .feature)
        : Get([Literal(.string(property))], name: parser.property(property))
      return LegacyOrder(operation, input, value)
    }
  }

  private func membership(_ list: [JSONValue], _ path: String) -> ExpressionNode? {
    guard let property = list[1].stringValue else {
      return fault("string expected", "\(path)[1]")
    }
    let values = list.dropFirst(2).map { StyleValue(json: $0) }
    switch property {
    case "$type":
      let types = list.dropFirst(2).compactMap { $0.stringValue.flatMap { GeometryType(word: $0) } }
      return AnyOf(types.map { FeatureIs(type: $0, isNegated: false) })
    case "$id": return FeatureHasID(among: values, isNegated: false)
    default:
      return PropertyIn(parser.property(property), values, missingIsNull: false, parser)
    }
  }

  private func presence(_ list: [JSONValue], _ path: String) -> ExpressionNode? {
    guard let property = list[1].stringValue else {
      return fault("string expected", "\(path)[1]")
    }
    switch property {
    case "$type": return Literal(.bool(true))
    case "$id": return Not(FeatureHasID(among: [.null], isNegated: false))
    default: return Has([Literal(.string(property))], name: parser.property(property))
    }
  }
}
