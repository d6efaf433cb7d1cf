internal import JSON
internal import Pixels
internal import VectorTiles

/// `match`: the result beside the label that the input is, or else the last argument.
final class Match: ExpressionNode, @unchecked Sendable {
  private let input: ExpressionNode
  private let results: [ExpressionNode]
  private let otherwise: ExpressionNode
  private let labels: MatchLabels
  /// The property that is matched, where the input is one.
  private let name: PropertyName?

  init(
    _ type: ExpressionType, input: ExpressionNode, labels: MatchLabels,
    results: [ExpressionNode], otherwise: ExpressionNode
  ) {
    self.input = input
    self.labels = labels
    self.results = results
    self.otherwise = otherwise
    name = (input as? Get)?.name
    super.init(type, children: [input] + results + [otherwise])
  }

  @inline(__always)
  private func branch(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> ExpressionNode {
    var place = -1
    if labels.areTexts, let name, case .tile(_, let table, let row) = context.feature {
      let cell = table.cell(row: row, property: name.number)
      if cell >= 0 { place = labels.place(ofTextNumber: table.textNumbers[cell]) }
    } else {
      place = labels.place(of: try input.value(in: context))
    }
    return place < 0 ? otherwise : results[place]
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
