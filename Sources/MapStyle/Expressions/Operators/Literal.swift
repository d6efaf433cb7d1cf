internal import JSON
internal import Pixels

/// `literal`: a value that is always the same.
final class Literal: ExpressionNode {
  let constant: StyleValue
  private let numberOrNaN: Double

  init(_ constant: StyleValue, type: ExpressionType? = nil) {
    self.constant = constant
    if case .number(let number) = constant { numberOrNaN = number } else { numberOrNaN = .nan }
    super.init(type ?? constant.type)
  }

  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    guard json.count == 2 else {
      return context.fault(
        "'literal' expression requires exactly one argument, but found \(json.count - 1) instead.")
    }
    let value = StyleValue(json: json[1])
    // An empty array is one of whatever is expected.
    if case .array(_, 0) = value.type, case .array(_, let count) = context.expectedType,
      count ?? 0 == 0
    {
      return Literal(value, type: context.expectedType)
    }
    return Literal(value)
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue { constant }

  override func number(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Double {
    if !numberOrNaN.isNaN { return numberOrNaN }
    return try super.number(in: context)
  }
}
