import Synchronization

/// How far one large picture is, on the standard error: a line written over on a terminal, else a line each tenth.
final class PictureProgress: Sendable {
  private let console: Console
  private let start = ContinuousClock.now
  private let lastTenth = Mutex(0)

  init(_ console: Console) { self.console = console }

  /// So many rows of the picture are written.
  func step(_ rows: Int, of allRows: Int) {
    guard allRows > 0 else { return }
    let tenth = 10 * rows / allRows
    let isNewTenth = lastTenth.withLock { last in
      defer { last = max(last, tenth) }
      return tenth > last
    }
    let text = line(rows, of: allRows)
    if console.errorIsTerminal {
      _ = console.error.write(Array("\r\u{1B}[K\(text)".utf8))
    } else if isNewTenth {
      console.say("mapsnap: \(text)")
    }
  }

  /// Nothing more comes; what was written over is wiped away.
  func finish() {
    guard console.errorIsTerminal, lastTenth.withLock({ $0 > 0 }) else { return }
    _ = console.error.write(Array("\r\u{1B}[K".utf8))
  }

  private func line(_ rows: Int, of allRows: Int) -> String {
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let left = rows > 0 ? seconds * Double(allRows - rows) / Double(rows) : 0
    return "\(rows) of \(allRows) rows, \(seconds.rounded(toPlaces: 1).plain) s, "
      + "\(left.rounded(toPlaces: 1).plain) s left"
  }
}
