/// The program: words in, text and an exit status out.
public enum Main {
  /// The version that `--version` says and the manual bears.
  public static let version = "0.1.0"

  /// The day of the version, as the manual bears it.
  static let date = "November 30, 2026"

  /// Runs one command line, without the program's own name.
  public static func run(_ words: [String], _ console: Console) async -> ExitCode {
    do {
      try await perform(words[...], console)
      return .success
    } catch {
      if !error.message.isEmpty { console.complain(error.message) }
      return error.status
    }
  }

  /// Runs the command line of this process until it ends or is interrupted.
  public static func run() async -> ExitCode {
    let words = Array(CommandLine.arguments.dropFirst())
    return await Interruption.watching { await run(words, .standard()) }
  }

  private static func perform(
    _ words: ArraySlice<String>, _ console: Console
  ) async throws(Failure) {
    switch words.first {
    case nil: throw Failure(.noCommand)
    case "--help", "-h": try console.print(HelpText.overview)
    case "--version", "-V": try console.print("mapsnap \(version)")
    case "--man": try console.print(ManualPage.text)
    case let name?: try await run(command: name, words.dropFirst(), console)
    }
  }

  private static func run(
    command name: String, _ words: ArraySlice<String>, _ console: Console
  ) async throws(Failure) {
    guard let type = Commands.named(name) else { throw Failure(Commands.unknown(name)) }
    let syntax = type.syntax
    if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      return try console.print(HelpText.of(syntax))
    }
    try await command(type, words, syntax).run(console)
  }

  private static func command(
    _ type: any Command.Type, _ words: ArraySlice<String>, _ syntax: CommandSyntax
  ) throws(Failure) -> any Command {
    do throws(UsageError) {
      var arguments = try Arguments(words, of: syntax)
      let command = try type.init(&arguments)
      try arguments.finish()
      return command
    } catch {
      throw Failure(error)
    }
  }
}
