/// The text of `--help`: one screen, made from a command's table.
enum HelpText {
  /// Columns of the screen.
  static let width = 80

  /// All commands.
  static var overview: String {
    let rows = Commands.syntaxes.map { (left: $0.name, right: $0.summary) }
    return """
      mapsnap makes map pictures from tiles on this machine, with no map service.

      Usage: mapsnap COMMAND ...

      Commands
      \(table(rows))

      Everywhere
      \(table([
        ("--help", "tell all about a command, as in mapsnap snapshot --help"),
        ("--version", "print the version"),
        ("--man", "print the manual page: mapsnap --man | man -l -"),
      ]))

      A first picture:
        \(SnapshotExamples.first)
      """
  }

  /// One command.
  static func of(_ syntax: CommandSyntax) -> String {
    var parts = ["Usage: mapsnap \(syntax.name) \(syntax.usage)\n\n\(syntax.summary)."]
    let left = (syntax.operands.map(\.placeholder) + syntax.options.map(label)).map(\.count).max()
    let column = min(left ?? 0, 24)
    if !syntax.operands.isEmpty {
      parts.append(table(syntax.operands.map { ($0.placeholder, $0.help) }, column: column))
    }
    for group in syntax.groups {
      let rows = group.options.map { (left: label($0), right: $0.help) }
      parts.append("\(group.title)\n\(table(rows, column: column))")
    }
    if !syntax.notes.isEmpty { parts.append(syntax.notes.joined(separator: "\n")) }
    if !syntax.examples.isEmpty {
      parts.append("Examples\n" + syntax.examples.map { "  \($0)" }.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n")
  }

  /// An option as the help has it: `-o, --output FILE`.
  static func label(_ option: Option) -> String {
    let letter = option.letter.map { "-\($0), " } ?? ""
    return letter + option.word + (option.placeholder.map { " \($0)" } ?? "")
  }

  private static func table(_ rows: [(left: String, right: String)], column: Int? = nil) -> String {
    let column = column ?? rows.map(\.left.count).max() ?? 0
    return rows.map { row in
      let gap = String(repeating: " ", count: max(0, column - row.left.count))
      return "  \(row.left)\(gap)  \(row.right)"
    }.joined(separator: "\n")
  }
}
