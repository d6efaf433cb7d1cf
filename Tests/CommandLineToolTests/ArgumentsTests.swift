import Testing

@testable import CommandLineTool

@Suite("Arguments")
struct ArgumentsTests {
  static let name = Option("name", letter: "n", "TEXT", "a name")
  static let other = Option("other-name", "TEXT", "another", isRepeatable: true)
  static let flag = Option("flag", letter: "f", "a flag")
  static let syntax = CommandSyntax(
    name: "try", summary: "Try", usage: "",
    groups: [OptionGroup(title: "All", options: [name, other, flag])])

  static func arguments(_ words: String...) throws(UsageError) -> Arguments {
    try Arguments(words, of: syntax)
  }

  @Test(
    "An option's value is the next word, or follows an equals sign or a letter",
    arguments: [["--name", "x"], ["--name=x"], ["-n", "x"], ["-nx"], ["-n=x"], ["-fnx"]])
  func spellings(words: [String]) throws {
    var arguments = try Arguments(words, of: Self.syntax)
    _ = arguments.flag(Self.flag)
    #expect(try arguments.text(of: Self.name) == "x")
    try arguments.finish()
  }

  @Test("A value may be empty, begin with a minus or hold an equals sign")
  func oddValues() throws {
    for (words, value) in [
      (["--name="], ""), (["--name", "-33.8,1"], "-33.8,1"), (["--name=a=b"], "a=b"),
    ] {
      var arguments = try Arguments(words, of: Self.syntax)
      #expect(try arguments.text(of: Self.name) == value)
    }
  }

  @Test("After -- every word is an operand, and so is a negative number before it")
  func operands() throws {
    var arguments = try Self.arguments("-1/0/0", "--", "--name", "-f")
    #expect(arguments.operand() == "-1/0/0")
    #expect(arguments.operand() == "--name")
    #expect(arguments.operand() == "-f")
    #expect(arguments.operand() == nil)
    let isFlagged = arguments.flag(Self.flag)
    #expect(!isFlagged)
  }

  @Test("A lone minus is an operand, since it names a standard stream")
  func minus() throws {
    var arguments = try Self.arguments("-")
    #expect(arguments.operand() == "-")
  }

  @Test("An unknown option is refused with the nearest name")
  func unknown() {
    #expect(throws: UsageError.unknownOption("--nmae", nearest: "--name", command: "try")) {
      try Self.arguments("--nmae", "x")
    }
    #expect(throws: UsageError.unknownOption("-name", nearest: "--name", command: "try")) {
      try Self.arguments("-name", "x")
    }
    #expect(throws: UsageError.unknownOption("--zzzzzz", nearest: nil, command: "try")) {
      try Self.arguments("--zzzzzz=1")
    }
  }

  @Test("A known option is never taken for a value, and the end is none")
  func missingValue() {
    for words in [["--name"], ["--name", "--flag"], ["--name", "-f"], ["--name", "--"]] {
      #expect(throws: UsageError.valueMissing(option: "--name", placeholder: "TEXT")) {
        try Arguments(words, of: Self.syntax)
      }
    }
  }

  @Test("A flag takes no value")
  func flagWithValue() {
    #expect(throws: UsageError.valueUnwanted(flag: "--flag", value: "no")) {
      try Self.arguments("--flag=no")
    }
  }

  @Test("An option that can stand once is refused when it stands twice; a flag is not")
  func twice() throws {
    var arguments = try Self.arguments("--name", "a", "--name", "b", "-f", "-f")
    #expect(throws: UsageError.givenTwice(option: "--name", first: "a", second: "b")) {
      try arguments.text(of: Self.name)
    }
    var flags = try Self.arguments("-f", "-f")
    let isFlagged = flags.flag(Self.flag)
    #expect(isFlagged)
    try flags.finish()
  }

  @Test("Options that may repeat keep the order of the words")
  func order() throws {
    var arguments = try Self.arguments("--other-name", "1", "--name", "2", "--other-name=3")
    let values = arguments.take([Self.name, Self.other]).map(\.value)
    #expect(values == ["1", "2", "3"])
  }

  @Test("What nothing took is complained of")
  func leftOver() throws {
    let operand = try Self.arguments("word")
    #expect(throws: UsageError.operandUnexpected("word", command: "try")) { try operand.finish() }
    let option = try Self.arguments("--name", "x")
    #expect(throws: UsageError.self) { try option.finish() }
  }

  @Test("Option names become keys of JSON")
  func keys() {
    #expect(Self.other.jsonKey == "otherName")
    #expect(Self.name.jsonKey == "name")
  }
}

@Suite("The nearest name")
struct NearestNameTests {
  @Test(
    "A slip of the hand finds its name",
    arguments: [
      ("centre", "center"), ("cneter", "center"), ("Center", "center"), ("distnace", "distance"),
      ("scalebar", "scale-bar"), ("attrib", "attribution"), ("out", "output"),
    ])
  func near(typed: String, name: String) {
    let names = SnapshotCommand.syntax.options.map(\.name)
    #expect(NearestName.of(typed, among: names) == name)
  }

  @Test("What resembles nothing finds nothing", arguments: ["", "qqqqqq", "-", "🏴‍☠️🏴‍☠️🏴‍☠️🏴‍☠️"])
  func far(typed: String) {
    #expect(NearestName.of(typed, among: ["center", "distance"]) == nil)
  }

  @Test("A very long word is measured by its beginning alone")
  func long() {
    #expect(NearestName.of(String(repeating: "x", count: 1_000_000), among: ["center"]) == nil)
  }
}
