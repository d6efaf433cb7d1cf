extension Collator {
  /// Below 0 where the first text comes first, 0 where both are the same to this collator, above 0 otherwise.
  ///
  /// Letters come first, then accents, then case, as in the Unicode Collation Algorithm (UTS 10); letters of Latin scripts are
  /// told from their accents, all others compare by their code points.
  func order(of first: String, _ second: String) -> Int {
    let (left, right) = (keys(of: first), keys(of: second))
    if let order = Self.order(left.map(\.letter), right.map(\.letter)) { return order }
    if isDiacriticSensitive,
      let order = Self.order(left.map(\.accent), right.map(\.accent))
    {
      return order
    }
    guard isCaseSensitive else { return 0 }
    return Self.order(left.map { $0.isUpper ? 1 : 0 }, right.map { $0.isUpper ? 1 : 0 }) ?? 0
  }

  private static func order(_ left: [UInt32], _ right: [UInt32]) -> Int? {
    for (left, right) in zip(left, right) where left != right { return left < right ? -1 : 1 }
    return left.count == right.count ? nil : left.count < right.count ? -1 : 1
  }

  private struct Key {
    var letter: UInt32
    var accent: UInt32
    var isUpper: Bool
  }

  private func keys(of text: String) -> [Key] {
    let ownLetters = LatinLetters.ownLetters(of: locale ?? "")
    return text.flatMap { character -> [Key] in
      let isUpper = character.isUppercase
      if let letter = ownLetters[Character(character.lowercased())] {
        return [Key(letter: letter, accent: 0, isUpper: isUpper)]
      }
      let accented = LatinLetters.table[Character(character.lowercased())]
      var letters = accented?.letters ?? character.lowercased()
      // German telephone books write ä as ae, which `usage: search` follows.
      if locale?.hasPrefix("de") == true, !isDiacriticSensitive, accented?.accent == 0x308,
        letters.count == 1
      {
        letters += "e"
      }
      return letters.unicodeScalars.map {
        Key(letter: $0.value &* 16, accent: accented?.accent ?? 0, isUpper: isUpper)
      }
    }
  }

  /// The language that is used: the one asked for, or English.
  var resolvedLocale: String { locale ?? "en" }
}

/// Small Latin letters with accents, told apart.
private enum LatinLetters {
  /// The letters with accents that a language counts as letters of their own, by their places in the alphabet.
  static func ownLetters(of locale: String) -> [Character: UInt32] {
    func after(_ letter: Unicode.Scalar, _ place: UInt32) -> UInt32 { letter.value * 16 + place }
    switch locale.prefix(while: { $0 != "-" && $0 != "_" }) {
    case "sv", "fi": return ["å": after("z", 1), "ä": after("z", 2), "ö": after("z", 3)]
    case "da", "nb", "nn", "no":
      return ["æ": after("z", 1), "ø": after("z", 2), "å": after("z", 3)]
    case "es": return ["ñ": after("n", 1)]
    default: return [:]
    }
  }

  static let marks: [UInt32] = [
    0x300, 0x301, 0x302, 0x303, 0x304, 0x306, 0x307, 0x308, 0x309, 0x30A, 0x30B, 0x30C, 0x31B,
    0x323, 0x326, 0x327, 0x328,
  ]

  static let table: [Character: (letters: String, accent: UInt32)] = {
    var table: [Character: (letters: String, accent: UInt32)] = [
      "ß": ("ss", 1), "æ": ("ae", 1), "œ": ("oe", 1), "ø": ("o", 0x338), "ł": ("l", 0x335),
      "đ": ("d", 0x335),
    ]
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      for mark in marks {
        add(String(letter), [mark], to: &table)
        for second in marks where second != mark {
          add(String(letter), [mark, second], to: &table)
        }
      }
    }
    return table
  }()

  /// Composed and decomposed letters are one `Character`, so that both are found.
  private static func add(
    _ letter: String, _ marks: [UInt32],
    to table: inout [Character: (letters: String, accent: UInt32)]
  ) {
    var text = letter.unicodeScalars
    text.append(contentsOf: marks.compactMap { Unicode.Scalar($0) })
    let characters = String(text)
    guard characters.count == 1, let character = characters.first, table[character] == nil else {
      return
    }
    table[character] = (letter, marks.reduce(0) { $0 &* 0x400 &+ $1 })
  }
}
