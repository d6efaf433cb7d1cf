internal import JSON
internal import Pixels
internal import VectorTiles

/// `match`: the result beside the label that the input is, or else the last argument.
final class Match: ExpressionNode {
  private let input: ExpressionNode
  private let results: [ExpressionNode]
  private let otherwise: ExpressionNode
  private let labels: MatchLabels
  /// The property that is matched, where the input is one.
  private let name: PropertyName?
  /// The results and then the last argument, where all are constant truth values; or else empty.
  private let answers: [Bool]

  init(
    _ type: ExpressionType, input: ExpressionNode, labels: MatchLabels,
    results: [ExpressionNode], otherwise: ExpressionNode
  ) {
    self.input = input
    self.labels = labels
    self.results = results
    self.otherwise = otherwise
    name = (input as? Get)?.name
    answers = Self.constantAnswers(results + [otherwise])
    super.init(type, children: [input] + results + [otherwise])
  }

  private static func constantAnswers(_ nodes: [ExpressionNode]) -> [Bool] {
    let answers = nodes.compactMap { ($0 as? Literal).flatMap { Bool(styleValue: $0.constant) } }
    return answers.count == nodes.count ? answers : []
  }

  override var isTotal: Bool { name != nil && labels.areTexts && !answers.isEmpty }

  override func keep(_ rows: inout FeatureRows, in context: inout EvaluationContext) {
    guard let name, let otherwise = answers.last, labels.areTexts else {
      return super.keep(&rows, in: &context)
    }
    let table = rows.table
    rows.keep(property: name, missing: otherwise) { value in
      let place = labels.place(ofTextNumber: table.textNumbers[value])
      return place < 0 ? otherwise : answers[place]
    }
  }

  @inline(__always)
  private func branch(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> ExpressionNode {
    var place = -1
    if labels.areTexts, let name, case .tile(let table, let row) = context.feature {
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
