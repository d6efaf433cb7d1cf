/// How far a batch is, on the standard error: a line written over on a terminal, else a line now and then.
struct Progress {
  private let console: Console
  private let start = ContinuousClock.now
  private var lastTime = ContinuousClock.now
  /// Without a terminal: the count at which the next line comes, each ten times the last.
  private var nextCount = 10
  private var hasLine = false

  init(_ console: Console) {
    self.console = console
  }

  /// One more job has ended.
  mutating func step(_ tally: BatchTally) {
    let now = ContinuousClock.now
    if console.errorIsTerminal {
      guard now - lastTime >= .milliseconds(100) else { return }
      lastTime = now
      hasLine = true
      _ = console.error.write(Array("\r\u{1B}[K\(line(tally))".utf8))
    } else if tally.total == nextCount || now - lastTime >= .seconds(10) {
      lastTime = now
      if tally.total >= nextCount { nextCount *= 10 }
      console.say("mapsnap: \(line(tally))")
    }
  }

  /// All jobs have ended.
  mutating func finish(_ tally: BatchTally) {
    if hasLine { _ = console.error.write(Array("\r\u{1B}[K".utf8)) }
    guard tally.total > 0 else { return }
    console.say("mapsnap: \(line(tally))")
  }

  private func line(_ tally: BatchTally) -> String {
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let rate = seconds > 0 ? Double(tally.total) / seconds : 0
    return "\(tally.sentence), \(seconds.rounded(toPlaces: 1).plain) s, "
      + "\(rate.rounded(toSignificantDigits: 3).plain) a second"
  }
}
