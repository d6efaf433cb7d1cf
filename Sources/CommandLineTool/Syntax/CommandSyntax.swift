/// The table of one command: all that can be typed after its name.
struct CommandSyntax: Sendable {
  /// The command's name.
  let name: String
  /// What it does, in half a sentence.
  let summary: String
  /// What follows `mapsnap NAME` in the help.
  let usage: String
  /// More sentences, for the manual page.
  var detail: String?
  /// The words that are no options, in order.
  var operands: [Operand] = []
  /// The options in groups.
  var groups: [OptionGroup] = []
  /// What follows the options in the help, line by line.
  var notes: [String] = []
  /// Lines to copy.
  var examples: [String] = []

  /// All options, in the order of the help.
  var options: [Option] { groups.flatMap(\.options) }

  /// The option of a long name without dashes.
  func option(named name: some StringProtocol) -> Option? { options.first { $0.name == name } }

  /// The option of a short name.
  func option(letter: Character) -> Option? { options.first { $0.letter == letter } }
}

/// A word of a command that is no option.
struct Operand: Sendable {
  /// What stands for it in the help.
  let placeholder: String
  /// Half a sentence.
  let help: String
  /// Whether it may be left out.
  var isOptional = false
  /// Whether several may follow.
  var isRepeatable = false
  /// What a shell offers for it.
  var values = ShellValues.any
}

/// Options that belong together.
struct OptionGroup: Sendable {
  /// The heading.
  let title: String
  /// The options, in the order of the help.
  let options: [Option]
}
