internal import JSON
internal import Pixels

/// `step`: the output of the last stop at or below the input.
final class Step: ExpressionNode {
  let input: ExpressionNode
  let stops: Stops

  private init(_ type: ExpressionType, input: ExpressionNode, stops: Stops) {
    self.input = input
    self.stops = stops
    super.init(type, children: [input] + stops.outputs)
  }

  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    guard json.count >= 5 else {
      return context.fault("Expected at least 4 arguments, but found only \(json.count - 1).")
    }
    guard json.count % 2 == 1 else {
      return context.fault("Expected an even number of arguments.")
    }
    guard let input = context.parse(json[1], at: 1, as: .number) else { return nil }
    var type = context.expectedType == .value ? nil : context.expectedType
    var stops = Stops()
    for index in stride(from: 1, to: json.count, by: 2) {
      let label = index == 1 ? .number(-.infinity) : json[index]
      guard
        stops.add(label, json[index + 1], at: index, of: "step", type: &type, context)
      else { return nil }
    }
    return Step(type ?? .value, input: input, stops: stops)
  }

  @inline(__always)
  private func output(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> ExpressionNode {
    stops.outputs[stops.index(below: try input.number(in: context))]
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue { try output(in: context).value(in: context) }

  override func number(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Double { try output(in: context).number(in: context) }

  override func bool(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Bool { try output(in: context).bool(in: context) }

  override func color(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Color { try output(in: context).color(in: context) }
}
