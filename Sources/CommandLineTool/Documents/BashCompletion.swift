/// The completion of bash, made from the commands' tables.
enum BashCompletion {
  /// The script.
  static var script: String {
    let all = Commands.syntaxes
    return """
      # bash completion of mapsnap; made by: mapsnap completions bash
      _mapsnap() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        local command=${COMP_WORDS[1]} options="" words=""
        COMPREPLY=()
        if ((COMP_CWORD == 1)); then
          words="\(all.map(\.name).joined(separator: " ")) --help --version --man"
          COMPREPLY=($(compgen -W "$words" -- "$current"))
          return
        fi
        # bash takes --name=value apart into three words.
        if [[ $current == "=" ]]; then
          current=""
        elif [[ $previous == "=" ]]; then
          previous=${COMP_WORDS[COMP_CWORD-2]}
        fi
        case $command:$previous in
      \(all.flatMap(valueCases).joined(separator: "\n"))
        esac
        case $command in
      \(all.map(commandCase).joined(separator: "\n"))
        esac
        if [[ $current == -* ]]; then
          COMPREPLY=($(compgen -W "$options" -- "$current"))
        elif [[ $words == "FILES" ]]; then
          _mapsnap_files "$current"
        else
          COMPREPLY=($(compgen -W "$words" -- "$current"))
        fi
      }
      _mapsnap_files() {
        compopt -o filenames 2> /dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$1")
      }
      complete -F _mapsnap mapsnap
      """
  }

  /// What follows an option: one case for each kind of value.
  private static func valueCases(_ syntax: CommandSyntax) -> [String] {
    let takingValues = syntax.options.filter { !$0.isFlag }
    func pattern(_ options: [Option]) -> String {
      options.flatMap(spellings).map { "\(syntax.name):\($0)" }.joined(separator: " | ")
    }
    var cases: [String] = []
    for option in takingValues {
      guard let words = option.values.words else { continue }
      let list = words.joined(separator: " ")
      cases.append(
        "    \(pattern([option]))) COMPREPLY=($(compgen -W \"\(list)\" -- \"$current\")); return ;;"
      )
    }
    let paths = takingValues.filter { $0.values == .path }
    if !paths.isEmpty {
      cases.append("    \(pattern(paths))) _mapsnap_files \"$current\"; return ;;")
    }
    let others = takingValues.filter { $0.values == .any }
    if !others.isEmpty { cases.append("    \(pattern(others))) return ;;") }
    return cases
  }

  private static func commandCase(_ syntax: CommandSyntax) -> String {
    let options = syntax.options.map(\.word).joined(separator: " ")
    let values = syntax.operands.last?.values
    let words = values == .path ? "FILES" : values?.words?.joined(separator: " ") ?? ""
    return "    \(syntax.name)) options=\"\(options)\" words=\"\(words)\" ;;"
  }

  private static func spellings(_ option: Option) -> [String] {
    [option.word] + (option.letter.map { ["-\($0)"] } ?? [])
  }
}
