/// The words of a style's expressions, each with a small number: names of properties, and texts they are compared with.
///
/// With it a tile's layer is looked through once, and no text is compared while expressions are evaluated.
public struct StyleVocabulary: Sendable {
  /// The names of properties; a name's number is its place.
  private(set) var properties: [String] = []
  private var propertyNumbers: [String: Int] = [:]
  private var textNumbers: [String: Int32] = [:]

  /// No words.
  init() {}

  /// The number of a property's name, which is added where it is new.
  mutating func number(ofProperty name: String) -> Int {
    if let number = propertyNumbers[name] { return number }
    propertyNumbers[name] = properties.count
    properties.append(name)
    return properties.count - 1
  }

  /// The number of a text, which is added where it is new.
  mutating func number(ofText text: String) -> Int32 {
    if let number = textNumbers[text] { return number }
    let number = Int32(truncatingIfNeeded: textNumbers.count)
    textNumbers[text] = number
    return number
  }

  /// The number of a text; −1 where no expression compares with it.
  func knownNumber(ofText text: String) -> Int32 { textNumbers[text] ?? -1 }
}
