internal import JSON

/// `index-of`: where an array holds a value, or a text another; −1 for nowhere.
final class IndexOf: ExpressionNode {
  private let path: String

  private init(_ arguments: [ExpressionNode], path: String) {
    self.path = path
    super.init(.number, children: arguments)
  }

  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    guard json.count == 3 || json.count == 4 else {
      return context.fault("Expected 2 or 3 arguments, but found \(json.count - 1) instead.")
    }
    guard let needle = context.parse(json[1], at: 1, as: .value),
      let haystack = context.parse(json[2], at: 2, as: .value)
    else { return nil }
    guard needle.type.isSought else {
      return context.fault(
        "Expected first argument to be of type boolean, string, number or null, but found \(needle.type) instead"
      )
    }
    var arguments = [needle, haystack]
    if json.count == 4 {
      guard let start = context.parse(json[3], at: 3, as: .number) else { return nil }
      arguments.append(start)
    }
    return IndexOf(arguments, path: context.path)
  }

  override func number(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Double {
    let needle = try children[0].value(in: context)
    let haystack = try children[1].value(in: context)
    try needle.checkSought(path)
    let start = children.count > 2 ? try children[2].number(in: context) : 0
    switch haystack {
    case .string(let text): return Self.place(of: needle.soughtText, in: text, from: start)
    case .array(let elements):
      let start = start < 0 ? Double(elements.count) + start : start
      let first = Int(max(0, min(Double(elements.count), start.isNaN ? 0 : start)))
      let place = elements[first...].firstIndex { $0.isSame(as: needle) }
      return place.map { Double($0) } ?? -1
    default: throw haystack.unsearchable(path)
    }
  }

  /// Counted in characters of Unicode; the start is counted in UTF-16.
  private static func place(of needle: String, in text: String, from start: Double) -> Double {
    let units = Array(text.utf16)
    let first = Int(max(0, min(Double(units.count), start.isNaN ? 0 : start)))
    guard let place = units.firstIndex(of: Array(needle.utf16), from: first) else { return -1 }
    return Double(String(decoding: units[..<place], as: UTF16.self).unicodeScalars.count)
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue { .number(try number(in: context)) }
}
