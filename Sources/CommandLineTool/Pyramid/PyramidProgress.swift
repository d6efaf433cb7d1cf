import MapSnapshot
import Synchronization

/// How far a pyramid is, on the standard error: a line written over on a terminal, else a line now and then.
final class PyramidProgress: Sendable {
  private let console: Console
  private let isQuiet: Bool
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  private struct State {
    var last = PyramidReport()
    var lastTime = ContinuousClock.now
    var hasLine = false
  }

  init(_ console: Console, isQuiet: Bool) {
    self.console = console
    self.isQuiet = isQuiet
  }

  /// What was told last.
  var last: PyramidReport { state.withLock { $0.last } }
  /// Since the beginning.
  var duration: Duration { ContinuousClock.now - start }

  /// A block is done.
  func step(_ report: PyramidReport) {
    let now = ContinuousClock.now
    let pause = Duration.milliseconds(console.errorIsTerminal ? 100 : 10_000)
    let isTime = state.withLock { state in
      if report.done >= state.last.done { state.last = report }
      guard !isQuiet, now - state.lastTime >= pause else { return false }
      state.lastTime = now
      state.hasLine = console.errorIsTerminal
      return true
    }
    guard isTime else { return }
    let text = line(report)
    if console.errorIsTerminal {
      _ = console.error.write(Array("\r\u{1B}[K\(text)".utf8))
    } else {
      console.say("mapsnap: \(text)")
    }
  }

  /// Nothing more comes; what was written over is wiped away.
  func finish() {
    if state.withLock({ $0.hasLine }) { _ = console.error.write(Array("\r\u{1B}[K".utf8)) }
  }

  private func line(_ report: PyramidReport) -> String {
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let rate = seconds > 0 ? Double(report.drawn) / seconds : 0
    let left = rate > 0 ? Double(max(0, report.needed - report.done)) / rate : 0
    return "\(report.done.grouped) of \(report.needed.grouped) tiles, "
      + "\(rate.rounded(toSignificantDigits: 3).plain) a second, \(report.bytes.asBytes), "
      + "\(Int(min(1e9, left.rounded())).grouped) s left"
  }
}
