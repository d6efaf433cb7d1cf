internal import JSON
internal import Pixels

/// `interpolate`, `interpolate-hcl`, `interpolate-lab`: a mixture of the outputs of the stops around the input.
final class Interpolate: ExpressionNode {
  let input: ExpressionNode
  let stops: Stops
  let curve: InterpolationCurve
  private let space: ColorSpace
  private let path: String
  /// The outputs where all are constant numbers, or else empty.
  private let numbers: [Double]
  /// The outputs where all are constant colours, or else empty.
  private let colors: [Color]

  init(
    _ type: ExpressionType, input: ExpressionNode, stops: Stops, curve: InterpolationCurve,
    space: ColorSpace, path: String
  ) {
    self.input = input
    self.stops = stops
    self.curve = curve
    self.space = space
    self.path = path
    let constants = stops.outputs.compactMap { ($0 as? Literal)?.constant }
    let isConstant = constants.count == stops.outputs.count
    numbers = isConstant ? [Double](styleValue: .array(constants)) ?? [] : []
    colors = isConstant ? [Color](styleValue: .array(constants)) ?? [] : []
    super.init(type, children: [input] + stops.outputs)
  }

  /// Where between which stops the input is.
  @inline(__always)
  private func place(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> (index: Int, factor: Double?) {
    let value = try input.number(in: context)
    let index = stops.index(below: value)
    let last = stops.inputs.count - 1
    if index >= last || !(value > stops.inputs[0]) { return (index, nil) }
    let lower = stops.inputs[index]
    return (index, curve.factor(of: value, lower: lower, upper: stops.inputs[index + 1]))
  }

  override func number(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Double {
    let (index, factor) = try place(in: context)
    guard let factor else {
      return numbers.isEmpty ? try stops.outputs[index].number(in: context) : numbers[index]
    }
    if !numbers.isEmpty {
      return numbers[index] + factor * (numbers[index + 1] - numbers[index])
    }
    let lower = try stops.outputs[index].number(in: context)
    return lower + factor * (try stops.outputs[index + 1].number(in: context) - lower)
  }

  override func color(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Color {
    let (index, factor) = try place(in: context)
    guard let factor else {
      return colors.isEmpty ? try stops.outputs[index].color(in: context) : colors[index]
    }
    if !colors.isEmpty { return space.mix(colors[index], colors[index + 1], factor) }
    let lower = try stops.outputs[index].color(in: context)
    return space.mix(lower, try stops.outputs[index + 1].color(in: context), factor)
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue {
    switch type {
    case .number: return .number(try number(in: context))
    case .color: return .color(try color(in: context))
    default: break
    }
    let (index, factor) = try place(in: context)
    let lower = try stops.outputs[index].value(in: context)
    guard let factor else { return lower }
    let upper = try stops.outputs[index + 1].value(in: context)
    do throws(EvaluationError) {
      return try lower.mixed(with: upper, factor, space)
    } catch {
      throw EvaluationError(error.reason, at: path)
    }
  }
}
