internal import Pixels

/// A value that is always the same.
final class Literal: ExpressionNode, @unchecked Sendable {
  let constant: StyleValue

  init(_ constant: StyleValue, type: ExpressionType? = nil) {
    self.constant = constant
    super.init(type ?? constant.type)
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue { constant }
}
