/// `mapsnap help`: what there is, or the options of one command.
struct HelpCommand: Command {
  static let name = "help"

  static var syntax: CommandSyntax {
    CommandSyntax(
      name: name, summary: "Tell what there is, or all about one command", usage: "[COMMAND]",
      operands: [operand], groups: [OptionGroup(title: "Options", options: [GeneralOption.help])])
  }

  private static var operand: Operand {
    Operand(
      placeholder: "COMMAND", help: "the command to tell about", isOptional: true,
      values: .commands)
  }

  private let command: (any Command.Type)?

  init(_ arguments: inout Arguments) throws(UsageError) {
    guard let name = arguments.operand() else {
      command = nil
      return
    }
    guard let command = Commands.named(name) else { throw Commands.unknown(name) }
    self.command = command
  }

  func run(_ console: Console) throws(Failure) {
    try console.print(command.map { HelpText.of($0.syntax) } ?? HelpText.overview)
  }
}
