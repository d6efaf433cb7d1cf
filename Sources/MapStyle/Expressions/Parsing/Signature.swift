internal import JSON

/// The types of an operator's arguments.
enum Signature: CustomStringConvertible {
  /// So many arguments of these types.
  case fixed([ExpressionType])
  /// Any number of arguments of one type.
  case variadic(ExpressionType)

  /// As error texts show it.
  var description: String {
    switch self {
    case .fixed(let types): "(\(types.map(\.description).joined(separator: ", ")))"
    case .variadic(let type): "(\(type)...)"
    }
  }

  func accepts(_ count: Int) -> Bool {
    switch self {
    case .fixed(let types): types.count == count
    case .variadic: true
    }
  }

  func type(of argument: Int) -> ExpressionType {
    switch self {
    case .fixed(let types): types[argument]
    case .variadic(let type): type
    }
  }
}

extension ParsingContext {
  /// Checks the arguments by the one signature that takes so many.
  func arguments(_ json: [JSONValue], _ signatures: Signature...) -> [ExpressionNode]? {
    let count = json.count - 1
    guard let signature = signatures.first(where: { $0.accepts(count) }) else {
      mismatch(json, signatures)
      return nil
    }
    var nodes: [ExpressionNode] = []
    for index in 1..<max(1, json.count) {
      let type = signature.type(of: index - 1)
      guard let node = parse(json[index], at: index, as: type) else { return nil }
      nodes.append(node)
    }
    return nodes
  }

  private func mismatch(_ json: [JSONValue], _ signatures: [Signature]) {
    var types: [String] = []
    for (index, argument) in json.enumerated().dropFirst() {
      guard let node = parse(argument, at: index) else { return }
      types.append(node.type.description)
    }
    let expected = signatures.map(\.description).joined(separator: " | ")
    fault(
      "Expected arguments of type \(expected), but found (\(types.joined(separator: ", "))) instead."
    )
  }
}
