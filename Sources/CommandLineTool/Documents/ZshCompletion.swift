/// The completion of zsh, made from the commands' tables.
enum ZshCompletion {
  /// The script.
  static var script: String {
    let all = Commands.syntaxes
    let commands = all.map { "    '\($0.name):\(escaped($0.summary))'" }.joined(separator: "\n")
    let cases = all.map { commandCase($0) }.joined(separator: "\n")
    return """
      #compdef mapsnap
      # zsh completion of mapsnap; made by: mapsnap completions zsh
      _mapsnap() {
        local -a commands=(
      \(commands)
        )
        if (( CURRENT == 2 )); then
          if [[ $words[2] == -* ]]; then
            _values option --help --version --man
          else
            _describe command commands
          fi
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases)
        esac
      }
      if [[ $funcstack[1] == _mapsnap ]]; then
        _mapsnap "$@"
      else
        compdef _mapsnap mapsnap
      fi
      """
  }

  private static func commandCase(_ syntax: CommandSyntax) -> String {
    let specifications = syntax.options.map(specification) + syntax.operands.map(specification)
    return """
          \(syntax.name))
            _arguments -s -S \\
              \(specifications.joined(separator: " \\\n        "))
            ;;
      """
  }

  private static func specification(_ option: Option) -> String {
    let value = option.placeholder.map { ":\(escaped($0)):\(action(option.values))" } ?? ""
    let text = "'[\(escaped(option.help))]\(value)'"
    let star = option.isRepeatable ? "*" : ""
    guard let letter = option.letter else {
      return "'\(star)\(option.word)\(option.isFlag ? "" : "=")'\(text)"
    }
    let both = option.isFlag ? "{-\(letter),\(option.word)}" : "{-\(letter)+,\(option.word)=}"
    return star.isEmpty ? "'(-\(letter) \(option.word))'\(both)\(text)" : "'*'\(both)\(text)"
  }

  private static func specification(_ operand: Operand) -> String {
    let place = operand.isRepeatable ? "*" : operand.isOptional ? ":" : ""
    return "'\(place):\(escaped(operand.placeholder)):\(action(operand.values))'"
  }

  private static func action(_ values: ShellValues) -> String {
    if values == .path { return "_files" }
    return values.words.map { "(\($0.joined(separator: " ")))" } ?? " "
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "[", "]", ":", "\\": result += "\\\(character)"
      case "'": result += "'\\''"
      default: result.append(character)
      }
    }
    return result
  }
}
