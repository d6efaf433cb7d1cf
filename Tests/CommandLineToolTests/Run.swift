import CommandLineTool

/// What one run of the tool said.
struct Run: Equatable {
  let status: ExitCode
  let output: String
  let error: String

  /// Runs the tool in this process; `hearing` is called after each write to the standard output.
  init(
    _ words: [String], inputDescriptor: Int32 = -1, outputIsTerminal: Bool = false,
    hearing: (@Sendable () -> Void)? = nil
  ) async {
    let output = HeardSink(hearing: hearing)
    let error = MemorySink()
    let console = Console(
      output: output, error: error, inputDescriptor: inputDescriptor,
      outputIsTerminal: outputIsTerminal)
    status = await Main.run(words, console)
    self.output = output.kept.text
    self.error = error.text
  }

  /// Runs a line of words between blanks; `'two words'` are one.
  init(_ line: String) async {
    var words: [String] = []
    for (index, part) in line.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
      words += index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
    }
    await self.init(words)
  }

  /// The one sentence of a failure, or `nil` where more or less was said.
  var sentence: String? {
    let start = "mapsnap: error: "
    guard error.hasPrefix(start), error.hasSuffix("\n"), !error.dropLast().contains("\n") else {
      return nil
    }
    return String(error.dropFirst(start.count).dropLast())
  }
}

/// Keeps what is written, and tells of each write.
private struct HeardSink: ByteSink {
  let kept = MemorySink()
  let hearing: (@Sendable () -> Void)?

  func write(_ bytes: [UInt8]) -> String? {
    defer { hearing?() }
    return kept.write(bytes)
  }
}
