/// A property of a cluster: a value of each point (`map`), and how two values become one (`reduce`).
///
/// `map` is evaluated in the context of a point. `reduce` is evaluated in a context whose feature holds the property's own
/// name with the next value, and whose `accumulated` is the value so far.
public struct ClusterProperty: Sendable {
  /// The property's name.
  public var name: String
  /// The value of one point.
  public var map: StyleProperty<StyleValue>
  /// Two values as one.
  public var reduce: StyleProperty<StyleValue>
}
