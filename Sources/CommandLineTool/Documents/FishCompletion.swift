/// The completion of fish, made from the commands' tables.
enum FishCompletion {
  /// The script.
  static var script: String {
    var lines = [
      "# fish completion of mapsnap; made by: mapsnap completions fish",
      "complete -c mapsnap -f",
      "complete -c mapsnap -n __fish_use_subcommand -l help -d 'tell what there is'",
      "complete -c mapsnap -n __fish_use_subcommand -l version -d 'print the version'",
      "complete -c mapsnap -n __fish_use_subcommand -l man -d 'print the manual page'",
    ]
    let all = Commands.syntaxes
    for syntax in all {
      lines.append(
        "complete -c mapsnap -n __fish_use_subcommand -a \(syntax.name) -d \(text(syntax.summary))")
    }
    for syntax in all {
      let condition = "-n '__fish_seen_subcommand_from \(syntax.name)'"
      lines += syntax.operands.compactMap { operand($0, condition) }
      lines += syntax.options.map { option($0, condition) }
    }
    return lines.joined(separator: "\n")
  }

  private static func option(_ option: Option, _ condition: String) -> String {
    let letter = option.letter.map { "-s \($0) " } ?? ""
    let value =
      option.isFlag ? "" : option.values == .path ? "-r -F " : "-x \(words(option.values))"
    return
      "complete -c mapsnap \(condition) \(letter)-l \(option.name) \(value)-d \(text(option.help))"
  }

  private static func operand(_ operand: Operand, _ condition: String) -> String? {
    if operand.values == .path { return "complete -c mapsnap \(condition) -F" }
    guard operand.values.words != nil else { return nil }
    return "complete -c mapsnap \(condition) \(words(operand.values))-d \(text(operand.help))"
  }

  private static func words(_ values: ShellValues) -> String {
    values.words.map { "-a \(text($0.joined(separator: " "))) " } ?? ""
  }

  private static func text(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "'" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return "'\(result)'"
  }
}
