/// What `batch` was told on its command line for every job that says nothing else.
struct BatchDefaults: Sendable {
  /// Sources, scheme, offline and strict, as they were given.
  let entries: [Arguments.Entry]

  /// The options that give a default.
  static var options: [Option] {
    [
      SnapshotOption.source, SnapshotOption.scheme, SnapshotOption.style, SnapshotOption.mapURL,
      SnapshotOption.offline, SnapshotOption.strict,
    ]
  }

  /// Takes them; a value that can't be is refused at once instead of in every job.
  init(_ arguments: inout Arguments) throws(UsageError) {
    entries = arguments.take(Self.options)
    var copy = Arguments(command: arguments.command, spelling: .words, entries: entries)
    _ = try SourceName.take(from: &copy)
    _ = try StyleArgument(&copy)
  }

  /// The defaults that a job with `keys` leaves in force.
  func entries(besides keys: Set<String>) -> [Arguments.Entry] {
    entries.filter { !keys.contains($0.option.name) }
  }
}
