internal import JSON
internal import Pixels

/// `rgb` and `rgba`: a colour by channels of 0 to 255, and an opacity.
final class RGBA: ExpressionNode {
  private let path: String

  private init(_ arguments: [ExpressionNode], path: String) {
    self.path = path
    super.init(.color, children: arguments)
  }

  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    let count = json[0] == "rgb" ? 3 : 4
    return context.arguments(json, .fixed(Array(repeating: .number, count: count))).map {
      RGBA($0, path: context.path)
    }
  }

  override func color(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Color {
    let red = try children[0].number(in: context)
    let green = try children[1].number(in: context)
    let blue = try children[2].number(in: context)
    let alpha = children.count > 3 ? try children[3].number(in: context) : nil
    if let reason = Self.fault(red, green, blue, alpha) { throw .text(reason, at: path) }
    return Color(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha ?? 1)
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue { .color(try color(in: context)) }

  private static func fault(
    _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double?
  ) -> String? {
    let numbers = [red, green, blue] + (alpha.map { [$0] } ?? [])
    let text = "[\(numbers.map(JavaScriptNumber.text).joined(separator: ", "))]"
    guard [red, green, blue].allSatisfy({ (0...255).contains($0) }) else {
      return "Invalid rgba value \(text): 'r', 'g', and 'b' must be between 0 and 255."
    }
    guard (0...1).contains(alpha ?? 1) else {
      return "Invalid rgba value \(text): 'a' must be between 0 and 1."
    }
    return nil
  }

  /// The colour that an array of three or four numbers is.
  ///
  /// As in GL JS the channels of an array count as multiplied with the opacity.
  static func color(ofArray channels: [StyleValue]) -> Result<Color, EvaluationError> {
    guard channels.count == 3 || channels.count == 4 else {
      return .failure(
        .text(
          "Invalid rgba value \(StyleValue.array(channels).json.serialized()): expected an array containing either three or four numeric values."
        ))
    }
    let numbers = channels.compactMap { Double(styleValue: $0) }
    guard numbers.count == channels.count else {
      return .failure(
        .text(
          "Invalid rgba value [\(channels.map(\.text).joined(separator: ", "))]: 'r', 'g', and 'b' must be between 0 and 255."
        ))
    }
    let alpha = numbers.count > 3 ? numbers[3] : nil
    if let reason = fault(numbers[0], numbers[1], numbers[2], alpha) {
      return .failure(.text(reason))
    }
    let whole = 255 * (alpha == 0 ? .infinity : alpha ?? 1)
    return .success(
      Color(
        red: numbers[0] / whole, green: numbers[1] / whole, blue: numbers[2] / whole,
        alpha: alpha ?? 1))
  }
}
