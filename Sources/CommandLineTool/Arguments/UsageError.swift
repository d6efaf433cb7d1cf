/// What is wrong with the words of a command line; each prints what, why, and what to do.
enum UsageError: Error, Equatable {
  /// No command was named.
  case noCommand
  /// There is no command of this name.
  case unknownCommand(String, nearest: String?)
  /// The command has no such option; a key, where it comes from a job.
  case unknownOption(String, nearest: String?, command: String)
  /// An option stands without its value.
  case valueMissing(option: String, placeholder: String)
  /// A flag was given a value.
  case valueUnwanted(flag: String, value: String)
  /// An option that can stand once stands twice.
  case givenTwice(option: String, first: String, second: String)
  /// The command needs one more word.
  case operandMissing(String, command: String)
  /// The command has no use for the word.
  case operandUnexpected(String, command: String)
  /// The value can't be what the option takes.
  case badValue(option: String, value: String, ValueError)
  /// Two options exclude each other.
  case conflict(String, String, advice: String)
  /// Each value is right, and together they can't be; a whole sentence.
  case impossible(String)
  /// A job has no such key.
  case unknownKey(String, nearest: String?)
  /// Something that is needed was not said.
  case incomplete(reason: String, advice: String)
}

extension UsageError: CustomStringConvertible {
  /// What failed, why, and what to do.
  var description: String {
    switch self {
    case .noCommand: "no command was named; see mapsnap --help for all of them"
    case .unknownCommand(let name, let nearest):
      "there is no command \(quoted(name)); "
        + (nearest.map { "did you mean \($0)?" } ?? "see mapsnap --help for all of them")
    case .unknownOption(let name, let nearest, let command):
      "\(command) has no option \(quoted(name)); "
        + (nearest.map { "did you mean \($0)?" } ?? "see mapsnap \(command) --help for all of them")
    case .valueMissing(let option, let placeholder):
      "\(option) stands without its value; write \(option) \(placeholder)"
    case .valueUnwanted(let flag, let value):
      "\(flag) takes no value, and \(quoted(value)) was given; leave the value out"
    case .givenTwice(let option, let first, let second):
      "\(option) stands twice, as \(quoted(first)) and as \(quoted(second)); keep one of them"
    case .operandMissing(let placeholder, let command):
      "\(command) needs \(placeholder), which was not given; see mapsnap \(command) --help"
    case .operandUnexpected(let word, let command):
      "\(command) has no use for the word \(quoted(word)); "
        + "leave it out, or put an option before it (see mapsnap \(command) --help)"
    case .badValue(let option, let value, let error):
      "cannot use \(option) \(quoted(value)): \(error.reason); \(error.advice)"
    case .conflict(let one, let other, let advice): "\(one) excludes \(other); \(advice)"
    case .impossible(let sentence): sentence
    case .unknownKey(let key, let nearest):
      "a job has no key \"\(quoted(key))\"; "
        + (nearest.map { "did you mean \"\($0)\"?" } ?? "see mapsnap batch --help for all of them")
    case .incomplete(let reason, let advice): "\(reason); \(advice)"
    }
  }
}

/// A word of the user within a sentence: between quotes where it has spaces or is empty, without control characters, and
/// not longer than a line.
func quoted(_ word: String) -> String {
  var shown = ""
  var count = 0
  for scalar in word.unicodeScalars {
    if count == 80 {
      shown += "…"
      break
    }
    shown.unicodeScalars.append(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
    count += 1
  }
  return shown.isEmpty || shown.contains(" ") ? "\"\(shown)\"" : shown
}
