/// Why a command did not do what it was asked to: a status for the shell and a sentence for a person.
struct Failure: Error, Equatable {
  /// For the shell.
  let status: ExitCode
  /// What failed, why, and what to do.
  let message: String

  init(_ status: ExitCode, _ message: String) {
    self.status = status
    self.message = message
  }

  /// Words that can't be a command.
  init(_ error: UsageError) {
    self.init(.usage, "\(error)")
  }
}
