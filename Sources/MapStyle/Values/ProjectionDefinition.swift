/// A map projection, or a state between two.
public struct ProjectionDefinition: Sendable, Equatable {
  /// The projection that is left.
  public var from: String
  /// The projection that is reached.
  public var to: String
  /// How far it is, 0 (`from`) to 1 (`to`).
  public var transition: Double

  /// A projection between two.
  public init(from: String, to: String, transition: Double) {
    self.from = from
    self.to = to
    self.transition = transition
  }
}
