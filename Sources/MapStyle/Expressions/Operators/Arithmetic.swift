#if canImport(Glibc)
  internal import Glibc
#endif
internal import JSON

/// `+`, `-`, `*`, `/`, `%`, `^`.
final class Arithmetic: ExpressionNode {
  private enum Operation: String {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case remainder = "%"
    case power = "^"
  }

  private let operation: Operation
  static let names = ["+", "-", "*", "/", "%", "^"]

  private init(_ operation: Operation, _ arguments: [ExpressionNode]) {
    self.operation = operation
    super.init(.number, children: arguments)
  }

  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    guard let operation = json[0].stringValue.flatMap({ Operation(rawValue: $0) }) else {
      return nil
    }
    let two = Signature.fixed([.number, .number])
    let arguments =
      switch operation {
      case .add, .multiply: context.arguments(json, .variadic(.number))
      case .subtract: context.arguments(json, two, .fixed([.number]))
      case .divide, .remainder, .power: context.arguments(json, two)
      }
    return arguments.map { Arithmetic(operation, $0) }
  }

  override func number(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Double {
    switch operation {
    case .add:
      var sum = 0.0
      for child in children { sum += try child.number(in: context) }
      return sum
    case .multiply:
      var product = 1.0
      for child in children { product *= try child.number(in: context) }
      return product
    default: break
    }
    let first = try children[0].number(in: context)
    guard children.count == 2 else { return -first }
    let second = try children[1].number(in: context)
    switch operation {
    case .subtract: return first - second
    case .divide: return first / second
    case .remainder: return first.truncatingRemainder(dividingBy: second)
    default: return pow(first, second)
    }
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue { .number(try number(in: context)) }
}
