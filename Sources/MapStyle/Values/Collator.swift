/// How texts are compared: whether case and accents count.
public struct Collator: Sendable, Equatable {
  /// Whether `a` and `A` differ.
  public var isCaseSensitive: Bool
  /// Whether `a` and `ä` differ.
  public var isDiacriticSensitive: Bool
  /// The language as BCP 47 writes it, or `nil` for the default one.
  public var locale: String?

  /// A collator by its rules.
  public init(isCaseSensitive: Bool, isDiacriticSensitive: Bool, locale: String?) {
    self.isCaseSensitive = isCaseSensitive
    self.isDiacriticSensitive = isDiacriticSensitive
    self.locale = locale
  }
}
