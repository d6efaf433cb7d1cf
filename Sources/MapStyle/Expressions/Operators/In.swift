internal import JSON

/// `in`: whether an array holds a value, or a text holds another.
final class In: ExpressionNode {
  private let path: String

  private init(_ arguments: [ExpressionNode], path: String) {
    self.path = path
    super.init(.boolean, children: arguments)
  }

  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    guard json.count == 3 else {
      return context.fault("Expected 2 arguments, but found \(json.count - 1) instead.")
    }
    guard let needle = context.parse(json[1], at: 1, as: .value),
      let haystack = context.parse(json[2], at: 2, as: .value)
    else { return nil }
    guard needle.type.isSought else {
      return context.fault(
        "Expected first argument to be of type boolean, string, number or null, but found \(needle.type) instead"
      )
    }
    if let name = (needle as? Get)?.name, let literal = haystack as? Literal,
      case .array(let constants) = literal.constant
    {
      return PropertyIn(name, constants, missingIsNull: true, context.parser)
    }
    return In([needle, haystack], path: context.path)
  }

  override func bool(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Bool {
    let needle = try children[0].value(in: context)
    let haystack = try children[1].value(in: context)
    switch haystack {
    case .null, .bool(false), .number(0), .string(""): return false
    default: break
    }
    try needle.checkSought(path)
    switch haystack {
    case .string(let text):
      return Array(text.utf16).firstIndex(of: Array(needle.soughtText.utf16), from: 0) != nil
    case .array(let elements): return elements.contains { $0.isSame(as: needle) }
    default: throw haystack.unsearchable(path)
    }
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue { .bool(try bool(in: context)) }
}

extension ExpressionType {
  /// Whether values of the type can be sought in an array or a text.
  var isSought: Bool {
    switch self {
    case .boolean, .string, .number, .null, .value: true
    default: false
    }
  }
}

extension StyleValue {
  /// The text that is sought in a text.
  var soughtText: String {
    if case .null = self { return "null" }
    return text
  }

  func checkSought(_ path: String) throws(EvaluationError) {
    guard !type.isSought else { return }
    throw .text(
      "Expected first argument to be of type boolean, string, number or null, but found \(type) instead.",
      at: path)
  }

  /// The error for what nothing can be sought in.
  func unsearchable(_ path: String) -> EvaluationError {
    .text(
      "Expected second argument to be of type array or string, but found \(type) instead.",
      at: path)
  }
}
