/// One option of a command: what parsing, help, manual page and completions know of it.
struct Option: Sendable {
  /// The long name without its dashes.
  let name: String
  /// The short name, or none.
  let letter: Character?
  /// What stands for its value in the help; an option without one is a flag.
  let placeholder: String?
  /// Half a sentence, which has to fit on a line of the help.
  let help: String
  /// More sentences, for the manual page.
  let detail: String?
  /// Whether it may be given more than once.
  let isRepeatable: Bool
  /// What a shell offers for its value.
  let values: ShellValues
  /// What stands between the parts of its value, which are a list in a job of `batch`.
  let listMark: String

  /// An option with a value.
  init(
    _ name: String, letter: Character? = nil, _ placeholder: String?, _ help: String,
    isRepeatable: Bool = false, values: ShellValues = .any, listMark: String = ",",
    detail: String? = nil
  ) {
    self.name = name
    self.letter = letter
    self.placeholder = placeholder
    self.help = help
    self.detail = detail
    self.isRepeatable = isRepeatable
    self.values = values
    self.listMark = listMark
  }

  /// A flag.
  init(_ name: String, letter: Character? = nil, _ help: String, detail: String? = nil) {
    self.init(name, letter: letter, nil, help, detail: detail)
  }

  /// Whether it takes no value.
  var isFlag: Bool { placeholder == nil }

  /// The name as it is typed.
  var word: String { "--\(name)" }

  /// The name as a key of a job of `batch`: `scale-bar` is `scaleBar`.
  var jsonKey: String {
    let parts = name.split(separator: "-")
    return parts.dropFirst().reduce(parts.first.map(String.init) ?? "") { key, part in
      key + (part == "url" ? "URL" : part.prefix(1).uppercased() + part.dropFirst())
    }
  }
}

/// What a shell offers for a value.
enum ShellValues: Sendable, Equatable {
  /// Nothing.
  case any
  /// One of these words.
  case words([String])
  /// A file or a folder.
  case path
  /// The name of a command.
  case commands

  /// The words that are offered, or `nil` where there are none to choose from.
  var words: [String]? {
    switch self {
    case .any, .path: nil
    case .words(let words): words
    case .commands: Commands.all.map { $0.name }
    }
  }
}
