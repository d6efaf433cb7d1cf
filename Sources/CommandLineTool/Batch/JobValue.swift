import JSON

/// The value of one key of a job, which knows its key for messages.
struct JobValue {
  /// As it stands in the job.
  let key: String
  /// What it says.
  let value: JSONValue

  /// The option that the key stands for, with a value.
  func entry(_ option: Option, _ text: String?) -> Arguments.Entry {
    Arguments.Entry(option: option, value: text, spelling: "\"\(key)\"")
  }

  /// The elements of a list, or the value itself.
  var elements: [JobValue] {
    guard case .array(let elements) = value else { return [self] }
    return elements.map { JobValue(key: key, value: $0) }
  }

  /// `true` or `false`.
  func flag() throws(UsageError) -> Bool {
    guard case .bool(let flag) = value else {
      throw bad("it is neither true nor false", "write true or false, without quotes")
    }
    return flag
  }

  /// A text, a number, or a list of them as an option's value has it.
  func text(joinedBy mark: String) throws(UsageError) -> String {
    switch value {
    case .string(let text): return text
    case .number(let number): return number.plain
    case .array(let elements):
      var texts: [String] = []
      for element in elements {
        guard let text = Self.scalar(element) else {
          throw bad("a list in it holds more than numbers and texts", "write [1, 2] or \"1,2\"")
        }
        texts.append(text)
      }
      return texts.joined(separator: mark)
    case .null, .bool, .object:
      throw bad("it is neither a text nor a number nor a list", "write a text, a number or a list")
    }
  }

  private static func scalar(_ value: JSONValue) -> String? {
    switch value {
    case .string(let text): text
    case .number(let number): number.plain
    case .null, .bool, .array, .object: nil
    }
  }

  /// That the value can't be what the key takes.
  func bad(_ reason: String, _ advice: String) -> UsageError {
    .badValue(option: "\"\(key)\"", value: value.serialized(), ValueError(reason, advice))
  }
}
