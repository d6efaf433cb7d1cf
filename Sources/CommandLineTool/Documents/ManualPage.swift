/// The manual page in mdoc(7), made from the commands' tables.
enum ManualPage {
  /// The page.
  static var text: String {
    let all = Commands.syntaxes
    let parts = [
      """
      .\\" Made by: mapsnap --man
      .Dd \(Main.date)
      .Dt MAPSNAP 1
      .Os
      .Sh NAME
      .Nm mapsnap
      .Nd make map pictures from tiles on this machine
      .Sh SYNOPSIS
      """,
      all.map(synopsis).joined(separator: "\n"),
      ".Sh DESCRIPTION",
      ManualText.description.map(paragraph).joined(separator: "\n.Pp\n"),
      all.map(section).joined(separator: "\n"),
      ManualText.sections.map(section).joined(separator: "\n"),
      ".Sh ENVIRONMENT\n" + list(ManualText.environment.map { (".It Ev \($0.0)", $0.1) }),
      ".Sh EXIT STATUS\n"
        + list(ExitCode.allCases.map { (".It \($0.rawValue)", $0.meaning) }),
      ".Sh EXAMPLES\n" + all.flatMap(\.examples).map(example).joined(separator: "\n"),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func synopsis(_ syntax: CommandSyntax) -> String {
    ".Nm\n.Cm \(syntax.name)\n\(escaped(syntax.usage))"
  }

  private static func section(_ syntax: CommandSyntax) -> String {
    var parts = [".Ss mapsnap \(syntax.name)", paragraph(syntax.summary + ".")]
    if let detail = syntax.detail { parts.append(paragraph(detail)) }
    if !syntax.operands.isEmpty {
      parts.append(
        list(syntax.operands.map { (".It Ar \(escaped($0.placeholder))", sentence($0.help)) }))
    }
    for group in syntax.groups {
      parts.append(".Pp\n.Sy \(quoted(group.title))")
      parts.append(
        list(
          group.options.map { (item($0), sentence($0.help) + ($0.detail.map { " \($0)" } ?? "")) }))
    }
    return parts.joined(separator: "\n")
  }

  private static func section(_ section: ManualText.Section) -> String {
    ".Sh \(section.title.uppercased())\n"
      + section.paragraphs.map(paragraph).joined(separator: "\n.Pp\n")
  }

  /// The head of an option's entry, as `.It Fl o , Fl -output Ar FILE`.
  private static func item(_ option: Option) -> String {
    let letter = option.letter.map { "Fl \($0) , " } ?? ""
    let value = option.placeholder.map { " Ar \(quoted($0))" } ?? ""
    return ".It \(letter)Fl -\(escaped(option.name))\(value)"
  }

  private static func list(_ items: [(item: String, text: String)]) -> String {
    let rows = items.map { "\($0.item)\n\(paragraph($0.text))" }
    return ".Bl -tag -width Ds\n" + rows.joined(separator: "\n") + "\n.El"
  }

  private static func example(_ line: String) -> String {
    ".Dl \(escaped(line))"
  }

  /// Half a sentence of the help as a whole one.
  private static func sentence(_ text: String) -> String {
    let first = text.prefix(1).uppercased() + text.dropFirst()
    return first.hasSuffix(".") || first.hasSuffix("?") ? first : first + "."
  }

  /// Text on lines of its own; a sentence a line, as mdoc wants it.
  private static func paragraph(_ text: String) -> String {
    let lines = sentences(of: text).map { line in
      let safe = escaped(line)
      return safe.hasPrefix(".") || safe.hasPrefix("'") ? "\\&\(safe)" : safe
    }
    return lines.joined(separator: "\n")
  }

  private static func sentences(of text: String) -> [String] {
    var lines = [""]
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let line = lines[lines.count - 1]
      let endsSentence = line.last.map { ".?!".contains($0) } ?? false
      if endsSentence || line.count + word.count > 76 {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] += line.isEmpty ? word : " \(word)"
      }
    }
    return lines
  }

  private static func quoted(_ argument: String) -> String {
    let safe = escaped(argument).split(separator: "\"").joined(separator: "\\(dq")
    return safe.contains(" ") ? "\"\(safe)\"" : "\\&\(safe)"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      default: result.append(character)
      }
    }
    return result
  }
}
