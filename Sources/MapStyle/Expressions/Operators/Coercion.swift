internal import JSON
internal import Pixels

/// `to-boolean`, `to-color`, `to-number`, `to-string`, and what turns a plain value into the type that is expected.
final class Coercion: ExpressionNode {
  private let path: String

  init(_ type: ExpressionType, _ arguments: [ExpressionNode], path: String) {
    self.path = path
    super.init(type, children: arguments)
  }

  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    guard json.count >= 2, case .string(let name) = json[0] else {
      return context.fault("Expected at least one argument.")
    }
    if name == "to-boolean" || name == "to-string", json.count != 2 {
      return context.fault("Expected one argument.")
    }
    var nodes: [ExpressionNode] = []
    for index in 1..<json.count {
      guard let node = context.parse(json[index], at: index, as: .value) else { return nil }
      nodes.append(node)
    }
    return Coercion(ExpressionType(word: name) ?? .value, nodes, path: context.path)
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue {
    switch type {
    case .boolean: return .bool(try bool(in: context))
    case .number: return .number(try number(in: context))
    case .color: return .color(try color(in: context))
    case .string: return .string(try children[0].value(in: context).text)
    case .formatted: return .formatted(Formatted(try children[0].value(in: context).text))
    case .resolvedImage:
      // An empty name is no image.
      let name = try children[0].value(in: context).text
      return name.isEmpty ? .null : .image(ResolvedImage(name: name))
    case .projection:
      let value = try children[0].value(in: context)
      // It stays as it is written, and is only checked.
      _ = try converted(value)
      return value
    default: return try converted(try firstValue(in: context))
    }
  }

  /// The first argument that can be converted, or else the last.
  private func firstValue(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue {
    var value = StyleValue.null
    for child in children {
      value = try child.value(in: context)
      if StyleValue(coercing: value, to: type) != nil { break }
    }
    return value
  }

  private func converted(_ value: StyleValue) throws(EvaluationError) -> StyleValue {
    guard let result = StyleValue(coercing: value, to: type) else { throw failure(value) }
    return result
  }

  private func failure(_ value: StyleValue) -> EvaluationError {
    var text = value.json.serialized()
    if case .string(let string) = value { text = string }
    return .text("Could not parse \(type) from value '\(text)'", at: path)
  }

  override func bool(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Bool {
    switch try children[0].value(in: context) {
    case .null: false
    case .bool(let value): value
    case .number(let value): value != 0 && !value.isNaN
    case .string(let value): !value.isEmpty
    default: true
    }
  }

  override func number(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Double {
    var last = StyleValue.null
    for child in children {
      last = try child.value(in: context)
      switch last {
      case .null: return 0
      case .bool(let value): return value ? 1 : 0
      case .number(let value): if !value.isNaN { return value }
      case .string(let text):
        if let number = JavaScriptNumber.parse(text) { return number }
      default: break
      }
    }
    throw .text("Could not convert \(last.json.serialized()) to number.", at: path)
  }

  override func color(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Color {
    var last = StyleValue.null
    var reason: String?
    for child in children {
      last = try child.value(in: context)
      reason = nil
      switch last {
      case .color(let color): return color
      case .string(let text):
        if let color = Color(css: text) { return color }
      case .array(let channels):
        switch RGBA.color(ofArray: channels) {
        case .success(let color): return color
        case .failure(let error): reason = error.message
        }
      default: break
      }
    }
    throw reason.map { .text($0, at: path) } ?? failure(last)
  }
}
