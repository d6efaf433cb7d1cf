/// A closed list of words that a style property can be.
public protocol StyleEnumeration: RawRepresentable, CaseIterable, Sendable, Equatable,
  StylePropertyValue
where RawValue == String {}

extension StyleEnumeration {
  /// The case of a word.
  public init?(styleValue: StyleValue) {
    guard case .string(let word) = styleValue else { return nil }
    self.init(rawValue: word)
  }
}
