/// How many jobs ended how.
struct BatchTally: Sendable, Equatable {
  private var counts: [ExitCode: Int] = [:]

  /// All jobs that ended.
  var total: Int { counts.values.reduce(0, +) }
  /// The jobs that made no picture.
  var failed: Int { total - (counts[.success] ?? 0) }

  /// Counts a job.
  mutating func add(_ status: ExitCode) { counts[status, default: 0] += 1 }

  /// `1,000 pictures` or `998 pictures, 2 jobs failed`.
  var sentence: String {
    let made = total - failed
    let pictures = "\(made.grouped) \(made == 1 ? "picture" : "pictures")"
    return failed == 0
      ? pictures : "\(pictures), \(failed.grouped) \(failed == 1 ? "job" : "jobs") failed"
  }

  /// Why the run as a whole failed, or `nil` where every job made its picture.
  ///
  /// The status is that of the failed jobs where they all agree, so that a run that lacks only tiles says so; else 65,
  /// since the file of jobs then asks for more than one thing that can't be.
  var failure: Failure? {
    let statuses = counts.keys.filter { $0 != .success }
    guard let status = statuses.first else { return nil }
    return Failure(
      statuses.count == 1 ? status : .badData,
      "\(failed.grouped) of \(total.grouped) jobs failed; "
        + "the lines of status \"failed\" on the standard output say which and why")
  }
}

extension Int {
  /// With commas between thousands.
  var grouped: String {
    var text = ""
    for (index, digit) in String(magnitude).reversed().enumerated() {
      if index > 0, index % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return (self < 0 ? "-" : "") + String(text.reversed())
  }
}
