/// Which property of a feature is used as its id.
public enum PromotedID: Sendable, Equatable {
  /// The same in all source layers.
  case property(String)
  /// Another in each source layer.
  case properties([String: String])

  /// The property for a source layer.
  public func property(inSourceLayer name: String) -> String? {
    switch self {
    case .property(let property): property
    case .properties(let properties): properties[name]
    }
  }
}
