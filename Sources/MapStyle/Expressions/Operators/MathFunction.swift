#if canImport(Glibc)
  internal import Glibc
#endif
internal import JSON

/// `sqrt`, `ln`, `sin`, `min`, `round`, `pi` and the other functions of numbers.
final class MathFunction: ExpressionNode {
  fileprivate enum Function: String, CaseIterable {
    case pi, e, ln2
    case sqrt, ln, log2, log10, sin, cos, tan, asin, acos, atan, abs, round, floor, ceil
    case min, max

    var signature: Signature {
      switch self {
      case .pi, .e, .ln2: .fixed([])
      case .min, .max: .variadic(.number)
      default: .fixed([.number])
      }
    }
  }

  private let function: Function
  static let names = Function.allCases.map(\.rawValue)

  private init(_ function: Function, _ arguments: [ExpressionNode]) {
    self.function = function
    super.init(.number, children: arguments)
  }

  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    guard let function = json[0].stringValue.flatMap({ Function(rawValue: $0) }) else {
      return nil
    }
    return context.arguments(json, function.signature).map { MathFunction(function, $0) }
  }

  override func number(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Double {
    switch function {
    case .pi: return .pi
    case .e: return 2.718281828459045
    case .ln2: return 0.6931471805599453
    case .min:
      var least = Double.infinity
      for child in children { least = Swift.min(least, try child.number(in: context)) }
      return least
    case .max:
      var greatest = -Double.infinity
      for child in children { greatest = Swift.max(greatest, try child.number(in: context)) }
      return greatest
    default: return function.value(of: try children[0].number(in: context))
    }
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue { .number(try number(in: context)) }
}

extension MathFunction.Function {
  fileprivate func value(of x: Double) -> Double {
    switch self {
    case .sqrt: x.squareRoot()
    case .ln: log(x)
    case .log2: Glibc.log2(x)
    case .log10: Glibc.log10(x)
    case .sin: Glibc.sin(x)
    case .cos: Glibc.cos(x)
    case .tan: Glibc.tan(x)
    case .asin: Glibc.asin(x)
    case .acos: Glibc.acos(x)
    case .atan: Glibc.atan(x)
    case .abs: Swift.abs(x)
    case .round: x.rounded()
    case .floor: x.rounded(.down)
    case .ceil: x.rounded(.up)
    case .pi, .e, .ln2, .min, .max: x
    }
  }
}
