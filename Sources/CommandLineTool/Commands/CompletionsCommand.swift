/// `mapsnap completions SHELL`: the script that makes a shell complete the words of `mapsnap`.
struct CompletionsCommand: Command {
  static let name = "completions"

  static var syntax: CommandSyntax {
    CommandSyntax(
      name: name, summary: "Print the script that makes a shell complete your words",
      usage: "bash|zsh|fish",
      operands: [operand], groups: [OptionGroup(title: "Options", options: [GeneralOption.help])],
      examples: [
        "mapsnap completions bash > ~/.local/share/bash-completion/completions/mapsnap",
        "mapsnap completions zsh > ~/.zfunc/_mapsnap    # ~/.zfunc must be in fpath",
        "mapsnap completions fish > ~/.config/fish/completions/mapsnap.fish",
      ])
  }

  private static var operand: Operand {
    Operand(
      placeholder: "SHELL", help: "bash, zsh or fish",
      values: .words(Shell.allCases.map(\.rawValue)))
  }

  /// The shells that are known.
  enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish

    init(argument text: String) throws(ValueError) {
      guard let shell = Shell(rawValue: text) else {
        throw ValueError("it is none of the shells that are known", "take bash, zsh or fish")
      }
      self = shell
    }
  }

  private let shell: Shell

  init(_ arguments: inout Arguments) throws(UsageError) {
    let name = try arguments.operand(Self.operand)
    do {
      shell = try Shell(argument: name)
    } catch {
      throw .badValue(option: Self.operand.placeholder, value: name, error)
    }
  }

  func run(_ console: Console) throws(Failure) {
    switch shell {
    case .bash: try console.print(BashCompletion.script)
    case .zsh: try console.print(ZshCompletion.script)
    case .fish: try console.print(FishCompletion.script)
    }
  }
}
