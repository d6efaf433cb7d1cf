/// How a run ended, as the shell sees it: the numbers of sysexits(3).
public enum ExitCode: Int32, Sendable, CaseIterable {
  /// All was done.
  case success = 0
  /// The command line is wrong (EX_USAGE).
  case usage = 64
  /// An input is wrong in itself (EX_DATAERR).
  case badData = 65
  /// An input is not there or can't be read (EX_NOINPUT).
  case noInput = 66
  /// Something that is needed is not to be had (EX_UNAVAILABLE).
  case unavailable = 69
  /// The program is at fault (EX_SOFTWARE).
  case software = 70
  /// The output can't be made (EX_CANTCREAT).
  case cannotCreate = 73
  /// Reading or writing failed midway (EX_IOERR).
  case inputOutput = 74
  /// Some tiles could not be had; another time they may (EX_TEMPFAIL).
  case tilesMissing = 75
  /// Its terminal went away, as shells say it of SIGHUP.
  case hungUp = 129
  /// The user stopped it, as shells say it of SIGINT.
  case interrupted = 130
  /// It was told to end, as shells say it of SIGTERM.
  case terminated = 143

  /// What the manual says of it.
  var meaning: String {
    switch self {
    case .success: "All was done."
    case .usage: "The command line is wrong."
    case .badData: "An input is wrong in itself: a broken archive, a job that can't be."
    case .noInput: "An input is not there or can't be read."
    case .unavailable: "Something that is needed is not to be had."
    case .software: "The program is at fault."
    case .cannotCreate: "The output can't be made."
    case .inputOutput: "Reading or writing failed midway."
    case .tilesMissing: "Tiles could not be drawn, or are missing and --strict was given."
    case .hungUp: "Its terminal went away."
    case .interrupted: "It was interrupted."
    case .terminated: "It was told to end."
    }
  }
}
