internal import JSON
internal import Pixels

/// `case`: the result of the first condition that holds, or else the last argument.
final class Case: ExpressionNode {
  private let conditions: [ExpressionNode]
  private let results: [ExpressionNode]
  private let otherwise: ExpressionNode

  private init(
    _ type: ExpressionType, conditions: [ExpressionNode], results: [ExpressionNode],
    otherwise: ExpressionNode
  ) {
    self.conditions = conditions
    self.results = results
    self.otherwise = otherwise
    super.init(type, children: zip(conditions, results).flatMap { [$0, $1] } + [otherwise])
  }

  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    guard json.count >= 4 else {
      return context.fault("Expected at least 3 arguments, but found only \(json.count - 1).")
    }
    guard json.count % 2 == 0 else {
      return context.fault("Expected an odd number of arguments.")
    }
    var type = context.expectedType == .value ? nil : context.expectedType
    var (conditions, results): ([ExpressionNode], [ExpressionNode]) = ([], [])
    for index in stride(from: 1, to: json.count - 1, by: 2) {
      guard let condition = context.parse(json[index], at: index, as: .boolean),
        let result = context.parse(json[index + 1], at: index + 1, as: type)
      else { return nil }
      conditions.append(condition)
      results.append(result)
      type = type ?? result.type
    }
    let last = json.count - 1
    guard let otherwise = context.parse(json[last], at: last, as: type) else { return nil }
    return Case(
      type ?? .value, conditions: conditions, results: results, otherwise: otherwise)
  }

  @inline(__always)
  private func branch(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> ExpressionNode {
    for index in conditions.indices where try conditions[index].bool(in: context) {
      return results[index]
    }
    return otherwise
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue { try branch(in: context).value(in: context) }

  override func number(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Double { try branch(in: context).number(in: context) }

  override func bool(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Bool { try branch(in: context).bool(in: context) }

  override func color(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Color { try branch(in: context).color(in: context) }
}
