internal import JSON
internal import Pixels

/// `var`: the value that `let` has named, evaluated anew each time.
final class Variable: ExpressionNode {
  private let bound: ExpressionNode

  private init(_ bound: ExpressionNode) {
    self.bound = bound
    super.init(bound.type, dependencies: bound.dependencies, cost: bound.cost)
  }

  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    guard json.count == 2, case .string(let name) = json[1] else {
      return context.fault("'var' expression requires exactly one string literal argument.")
    }
    guard let bound = context.variables[name] else {
      return context.fault(
        "Unknown variable \"\(name)\". Make sure \"\(name)\" has been bound in an enclosing \"let\" expression before using it.",
        at: 1)
    }
    return Variable(bound)
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue { try bound.value(in: context) }

  override func number(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Double { try bound.number(in: context) }

  override func bool(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Bool { try bound.bool(in: context) }

  override func color(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Color { try bound.color(in: context) }
}
