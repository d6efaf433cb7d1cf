#if canImport(Glibc)
  internal import Glibc
#endif
internal import JSON

/// How far between two stops an input is.
enum InterpolationCurve: Sendable, Equatable {
  case linear
  case exponential(base: Double)
  case cubicBezier(CubicBezier)

  /// 0 at `lower`, 1 at `upper`.
  @inline(__always)
  func factor(of input: Double, lower: Double, upper: Double) -> Double {
    let difference = upper - lower
    let progress = input - lower
    guard difference != 0 else { return 0 }
    switch self {
    case .linear: return progress / difference
    case .exponential(let base):
      if base == 1 { return progress / difference }
      return (pow(base, progress) - 1) / (pow(base, difference) - 1)
    case .cubicBezier(let curve): return curve.y(at: progress / difference)
    }
  }

  /// The curve that an expression names; `nil` with a fault where there's none.
  static func parse(_ json: JSONValue, _ context: ParsingContext) -> InterpolationCurve? {
    guard case .array(let words) = json, let name = words.first else {
      context.fault("Expected an interpolation type expression.", at: 1)
      return nil
    }
    switch name {
    case "linear": return .linear
    case "exponential":
      guard let base = json[1]?.numberValue else {
        context.fault("Exponential interpolation requires a numeric base.", at: 1, 1)
        return nil
      }
      return .exponential(base: base)
    case "cubic-bezier":
      let numbers = words.dropFirst().compactMap(\.numberValue)
      guard words.count == 5, numbers.count == 4,
        numbers.allSatisfy({ (0...1).contains($0) })
      else {
        context.fault(
          "Cubic bezier interpolation requires four numeric arguments with values between 0 and 1.",
          at: 1)
        return nil
      }
      return .cubicBezier(CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]))
    default:
      context.fault("Unknown interpolation type \(StyleValue(json: name).text)", at: 1, 0)
      return nil
    }
  }
}
