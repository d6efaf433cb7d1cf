/// The labels of a `match`, each with the place of its result.
struct MatchLabels: Sendable {
  private(set) var texts: [String: Int] = [:]
  private(set) var numbers: [Double: Int] = [:]
  /// Places by the texts' numbers in the vocabulary, from `firstTextNumber` on.
  private var placesOfTextNumbers: [Int32] = []
  private var firstTextNumber: Int32 = 0

  /// Whether the labels are texts.
  var areTexts: Bool { !texts.isEmpty }

  /// Adds a text; `false` where it is there already.
  mutating func add(_ text: String, place: Int) -> Bool {
    guard texts[text] == nil else { return false }
    texts[text] = place
    return true
  }

  /// Adds a number; `false` where it is there already.
  mutating func add(_ number: Double, place: Int) -> Bool {
    guard numbers[number] == nil else { return false }
    numbers[number] = place
    return true
  }

  /// Gives each text a number.
  mutating func number(with parser: ExpressionParser) {
    let numbered = texts.map { (parser.vocabulary.number(ofText: $0.key), Int32($0.value)) }
    firstTextNumber = numbered.map(\.0).min() ?? 0
    let last = numbered.map(\.0).max() ?? -1
    placesOfTextNumbers = Array(repeating: -1, count: max(0, Int(last) - Int(firstTextNumber) + 1))
    for (number, place) in numbered {
      placesOfTextNumbers[Int(number) - Int(firstTextNumber)] = place
    }
  }

  /// The place for a text by its number; −1 for none.
  @inline(__always)
  func place(ofTextNumber number: Int32) -> Int {
    let index = Int(number) - Int(firstTextNumber)
    guard number >= 0, index >= 0, index < placesOfTextNumbers.count else { return -1 }
    return Int(placesOfTextNumbers[index])
  }

  /// The place for a value; −1 for none.
  func place(of value: StyleValue) -> Int {
    switch value {
    case .string(let text): texts[text] ?? -1
    case .number(let number): numbers[number] ?? -1
    default: -1
    }
  }
}
