internal import JSON
internal import Pixels

extension PropertyReader {
  /// The value as an expression; a `Literal` where it is constant, and `nil` with a fault where it is none.
  mutating func expression(_ json: JSONValue, path: String) -> StyleExpression? {
    switch constant(json) {
    case .success(let value): return StyleExpression(Literal(value))
    case .failure(let error):
      faults.append(StyleFault(path, error.message))
      return nil
    }
  }

  /// A constant of the property's type.
  private func constant(_ json: JSONValue) -> Result<StyleValue, EvaluationError> {
    guard let value = StyleValue(constant: json, of: specification.type) else {
      return .failure(.text("\(json.serialized()) is no \(specification.type)"))
    }
    return .success(value)
  }
}
