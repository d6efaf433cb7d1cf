/// Why an expression can't be used.
struct ExpressionFault: Error, Sendable, Equatable {
  /// Which part is wrong, such as `[1][2]`.
  let path: String
  let message: String
}
