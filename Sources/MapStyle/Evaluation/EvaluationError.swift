/// Why an expression has no value for a feature.
public struct EvaluationError: Error, Sendable, CustomStringConvertible {
  /// Which part of the expression failed, such as `[1][2]`.
  public let path: String
  let reason: Reason

  /// What failed; texts are made when they are asked for, since evaluations fail often.
  enum Reason: Sendable {
    case type(expected: ExpressionType, found: StyleValue)
    case text(String)
    case wrongValue
  }

  init(_ reason: Reason, at path: String = "") {
    self.path = path
    self.reason = reason
  }

  /// The result is of another type than the property.
  static let wrongValue = EvaluationError(.wrongValue)

  /// The result is NaN.
  static let notANumber = EvaluationError.text("The result is not a number.")

  /// An error with a text.
  static func text(_ text: String, at path: String = "") -> EvaluationError {
    EvaluationError(.text(text), at: path)
  }

  /// What was expected and what was found.
  public var message: String {
    switch reason {
    case .type(let expected, let found):
      "Expected value to be of type \(expected), but found \(found.type) instead."
    case .text(let text): text
    case .wrongValue: "The value is of another type than the property."
    }
  }

  /// Where and what.
  public var description: String { path.isEmpty ? message : "\(path): \(message)" }
}
