internal import JSON

/// `zoom`, `heatmap-density`, `elevation`, `line-progress`: a number of the context.
final class Input: ExpressionNode {
  /// What the number is.
  enum Kind: String, CaseIterable {
    case zoom
    case heatmapDensity = "heatmap-density"
    case elevation
    case lineProgress = "line-progress"

    var dependency: ExpressionDependencies {
      switch self {
      case .zoom: .zoom
      case .heatmapDensity: .heatmapDensity
      case .elevation: .elevation
      case .lineProgress: .lineProgress
      }
    }
  }

  let kind: Kind
  static let names = Kind.allCases.map(\.rawValue)

  private init(_ kind: Kind) {
    self.kind = kind
    super.init(.number, dependencies: kind.dependency)
  }

  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    guard context.arguments(json, .fixed([])) != nil,
      let kind = json[0].stringValue.flatMap({ Kind(rawValue: $0) })
    else { return nil }
    return Input(kind)
  }

  override func number(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Double {
    switch kind {
    case .zoom: context.zoom
    case .heatmapDensity: context.heatmapDensity ?? 0
    case .elevation: context.elevation ?? 0
    case .lineProgress: context.lineProgress ?? 0
    }
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue { .number(try number(in: context)) }
}
