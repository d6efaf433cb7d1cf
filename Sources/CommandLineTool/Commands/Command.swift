/// One thing that `mapsnap` does.
protocol Command: Sendable {
  /// The word that names it.
  static var name: String { get }

  /// All that can be typed after its name.
  static var syntax: CommandSyntax { get }

  /// Takes what it needs out of the words.
  init(_ arguments: inout Arguments) throws(UsageError)

  /// Does it.
  func run(_ console: Console) async throws(Failure)
}

/// Every command, in the order of the help.
enum Commands {
  static let all: [any Command.Type] = [
    SnapshotCommand.self, TileCommand.self, RenderCommand.self, BatchCommand.self,
    InspectCommand.self, StyleCommand.self,
    CompletionsCommand.self, HelpCommand.self,
  ]

  /// The table of every command.
  static var syntaxes: [CommandSyntax] { all.map { $0.syntax } }

  /// The command of a name.
  static func named(_ name: String) -> (any Command.Type)? {
    all.first { $0.name == name }
  }

  /// The error for a name that no command has.
  static func unknown(_ name: String) -> UsageError {
    .unknownCommand(name, nearest: NearestName.of(name, among: all.map { $0.name }))
  }
}
