/// The options and operands of one command, which its initialiser takes out one by one; `finish` complains of what is left.
struct Arguments: Sendable {
  /// One option as it was given.
  struct Entry: Sendable {
    /// Which option.
    let option: Option
    /// Its value; `nil` for a flag.
    let value: String?
    /// The name as messages say it: `--center`, or `"center"` in a job.
    let spelling: String
  }

  /// How options are written.
  enum Spelling: Sendable {
    /// `--scale-bar`
    case words
    /// `"scaleBar"`, as a key of a job.
    case keys
  }

  /// The command's name.
  let command: String
  private let spelling: Spelling
  private var entries: [Entry] = []
  private var operands: [String] = []

  /// Whether an option was given and not taken yet.
  func has(_ option: Option) -> Bool { entries.contains { $0.option.name == option.name } }

  /// Options and operands that were put together elsewhere.
  init(command: String, spelling: Spelling, entries: [Entry]) {
    self.command = command
    self.spelling = spelling
    self.entries = entries
  }

  /// Takes the words after a command's name apart, as its table says.
  init(_ words: some Sequence<String>, of syntax: CommandSyntax) throws(UsageError) {
    command = syntax.name
    spelling = .words
    var words = ArraySlice(Array(words))
    while let word = words.popFirst() {
      if word == "--" {
        operands += words
        return
      } else if word.hasPrefix("--") {
        entries.append(try Self.longOption(word.dropFirst(2), &words, syntax))
      } else if word.hasPrefix("-"), let letter = word.dropFirst().first, !letter.isNumber {
        try takeShortOptions(word.dropFirst(), &words, syntax)
      } else {
        operands.append(word)
      }
    }
  }

  private static func longOption(
    _ text: Substring, _ words: inout ArraySlice<String>, _ syntax: CommandSyntax
  ) throws(UsageError) -> Entry {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first ?? ""
    guard let option = syntax.option(named: name) else {
      let nearest = NearestName.of(String(name), among: syntax.options.map(\.name))
      throw .unknownOption("--\(name)", nearest: nearest.map { "--\($0)" }, command: syntax.name)
    }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    return try entry(option, spelling: option.word, attached: attached, &words, syntax)
  }

  /// Takes `-q`, `-o FILE`, `-oFILE` and `-qo FILE` apart.
  private mutating func takeShortOptions(
    _ letters: Substring, _ words: inout ArraySlice<String>, _ syntax: CommandSyntax
  ) throws(UsageError) {
    // `-output x` is not `-o utput` and a word.
    if let option = syntax.option(named: letters.prefix { $0 != "=" }) {
      throw .unknownOption("-\(letters)", nearest: option.word, command: syntax.name)
    }
    var rest = letters
    while let letter = rest.popFirst() {
      guard let option = syntax.option(letter: letter) else {
        throw .unknownOption(
          "-\(letters)", nearest: Self.longName(like: letters, in: syntax), command: syntax.name)
      }
      var attached: String?
      if !option.isFlag, !rest.isEmpty {
        attached = String(rest.first == "=" ? rest.dropFirst() : rest)
        rest = ""
      }
      entries.append(
        try Self.entry(option, spelling: "-\(letter)", attached: attached, &words, syntax))
    }
  }

  /// The option meant by `-center`.
  private static func longName(like letters: Substring, in syntax: CommandSyntax) -> String? {
    guard letters.count > 1 else { return nil }
    let name = letters.prefix { $0 != "=" }
    return NearestName.of(String(name), among: syntax.options.map(\.name)).map { "--\($0)" }
  }

  private static func entry(
    _ option: Option, spelling: String, attached: String?, _ words: inout ArraySlice<String>,
    _ syntax: CommandSyntax
  ) throws(UsageError) -> Entry {
    guard let placeholder = option.placeholder else {
      if let attached { throw .valueUnwanted(flag: spelling, value: attached) }
      return Entry(option: option, value: nil, spelling: spelling)
    }
    if let attached { return Entry(option: option, value: attached, spelling: spelling) }
    // A known option is never taken for a value: `--title --scale-bar` forgot the title. `--title=--x` says it anyway.
    guard let value = words.first, value != "--", !isKnown(value, syntax) else {
      throw .valueMissing(option: spelling, placeholder: placeholder)
    }
    words.removeFirst()
    return Entry(option: option, value: value, spelling: spelling)
  }

  private static func isKnown(_ word: String, _ syntax: CommandSyntax) -> Bool {
    guard word.hasPrefix("-"), word.count > 1 else { return false }
    if word.hasPrefix("--") {
      return syntax.option(named: word.dropFirst(2).prefix { $0 != "=" }) != nil
    }
    return word.count == 2 && word.last.flatMap(syntax.option(letter:)) != nil
  }
}

extension Arguments {
  /// Takes a flag: whether it was given.
  mutating func flag(_ option: Option) -> Bool { !take([option]).isEmpty }

  /// Takes an option that can stand once, and reads its value.
  mutating func value<Value>(
    of option: Option, _ parse: (String) throws(ValueError) -> Value
  ) throws(UsageError) -> Value? {
    let given = take([option])
    guard let entry = given.first else { return nil }
    if given.count > 1 {
      throw .givenTwice(
        option: entry.spelling, first: entry.value ?? "", second: given[1].value ?? "")
    }
    return try entry.parsed(parse)
  }

  /// Takes an option's text as it stands.
  mutating func text(of option: Option) throws(UsageError) -> String? {
    try value(of: option) { text throws(ValueError) in text }
  }

  /// Takes all of these options, in the order in which they were given.
  mutating func take(_ options: [Option]) -> [Entry] {
    let names = options.map(\.name)
    let taken = entries.filter { names.contains($0.option.name) }
    if !taken.isEmpty { entries.removeAll { names.contains($0.option.name) } }
    return taken
  }

  /// Takes the next word that is no option.
  mutating func operand() -> String? { operands.isEmpty ? nil : operands.removeFirst() }

  /// Takes the next word that is no option, which has to be there.
  mutating func operand(_ operand: Operand) throws(UsageError) -> String {
    guard let word = self.operand() else {
      throw .operandMissing(operand.placeholder, command: command)
    }
    return word
  }

  /// Complains of the first word that nothing took.
  func finish() throws(UsageError) {
    if let word = operands.first { throw .operandUnexpected(word, command: command) }
    if let entry = entries.first {
      throw .unknownOption(entry.spelling, nearest: nil, command: command)
    }
  }
}

extension Arguments {
  /// An option as messages write it.
  func spelled(_ option: Option) -> String {
    switch spelling {
    case .words: option.letter.map { "-\($0)" } ?? option.word
    case .keys: "\"\(option.jsonKey)\""
    }
  }
}

extension Arguments.Entry {
  /// Reads the value.
  func parsed<Value>(
    _ parse: (String) throws(ValueError) -> Value
  ) throws(UsageError) -> Value {
    let text = value ?? ""
    do {
      return try parse(text)
    } catch {
      throw .badValue(option: spelling, value: text, error)
    }
  }
}
