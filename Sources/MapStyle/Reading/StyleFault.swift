/// Something wrong in a style.
public struct StyleFault: Sendable, Equatable, CustomStringConvertible {
  /// Where it is, such as `layers[3].paint.fill-color[2]`; empty for the style as a whole.
  public let path: String
  /// What is wrong, and what is expected.
  public let message: String
  /// Whether the style can be drawn all the same.
  public let isWarning: Bool

  /// A fault at a place.
  init(_ path: String, _ message: String, isWarning: Bool = false) {
    self.path = path
    self.message = message
    self.isWarning = isWarning
  }

  /// Where and what, in one line.
  public var description: String { path.isEmpty ? message : "\(path): \(message)" }
}
