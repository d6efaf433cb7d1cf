internal import JSON

/// `error`: fails with a text.
final class Failure: ExpressionNode {
  private let path: String

  private init(_ arguments: [ExpressionNode], path: String) {
    self.path = path
    super.init(.error, children: arguments, dependencies: .runTime)
  }

  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    context.arguments(json, .fixed([.string])).map { Failure($0, path: context.path) }
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue {
    throw .text(try children[0].string(in: context), at: path)
  }
}
