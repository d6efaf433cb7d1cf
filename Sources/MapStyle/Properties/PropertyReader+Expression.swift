internal import JSON
internal import Pixels

extension PropertyReader {
  /// The value as an expression; a `Literal` where it is constant, and `nil` with a fault where it is none.
  mutating func expression(_ json: JSONValue, path: String) -> StyleExpression? {
    switch json {
    case .object(let function) where specification.type != .any || function["stops"] != nil:
      do throws(ExpressionFault) {
        let converted = try LegacyFunction.expression(function, for: specification)
        return compiled(converted, path: path, hasPaths: false)
      } catch {
        faults.append(StyleFault(path + error.path, error.message))
        return nil
      }
    case .array(let list) where Self.isExpression(list):
      return compiled(json, path: path, hasPaths: true)
    case .string(let text) where specification.hasTokens:
      if let expression = TokenText.expression(text) {
        return compiled(expression, path: path, hasPaths: false)
      }
    default: break
    }
    return constant(json, path: path)
  }

  /// Whether an array begins with the name of an operator.
  private static func isExpression(_ list: [JSONValue]) -> Bool {
    list.first?.stringValue.map { OperatorRegistry.parsers[$0] != nil } ?? false
  }

  /// Whether the paths of faults are those of the style's own text.
  private mutating func compiled(
    _ json: JSONValue, path: String, hasPaths: Bool
  ) -> StyleExpression? {
    let node = PropertyExpression.parse(json, for: specification, parser)
    faults += parser.takeFaults().map { fault in
      StyleFault(hasPaths ? path + fault.path : path, fault.message)
    }
    guard let node else { return nil }
    // Images are not folded before it is known which there are; where only a name is made, nothing more is to be known.
    if node.dependencies.isEmpty, !(node is Literal),
      let value = try? node.value(in: EvaluationContext(zoom: 0))
    {
      return StyleExpression(Literal(value, type: node.type))
    }
    return StyleExpression(node)
  }

  private mutating func constant(_ json: JSONValue, path: String) -> StyleExpression? {
    switch ConstantReader(specification).value(json, path: path) {
    case .success(let value): return StyleExpression(Literal(value))
    case .failure(let fault):
      faults.append(fault)
      return nil
    }
  }
}
