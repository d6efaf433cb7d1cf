#if canImport(Glibc)
  import Glibc
#endif

/// What a run can hear and say: the three standard streams, or what tests put in their place.
public struct Console: Sendable {
  /// For results.
  public let output: any ByteSink
  /// For everything else.
  public let error: any ByteSink
  /// The file that `-` is read from.
  public let inputDescriptor: Int32
  /// Whether a person sees `output` at once.
  public let outputIsTerminal: Bool
  /// Whether a person sees `error` at once.
  public let errorIsTerminal: Bool
  /// Whether colours are wanted on `error`.
  public let usesColor: Bool

  /// A console of the given streams; no terminal unless said otherwise.
  public init(
    output: any ByteSink, error: any ByteSink, inputDescriptor: Int32 = -1,
    outputIsTerminal: Bool = false, errorIsTerminal: Bool = false, usesColor: Bool = false
  ) {
    self.output = output
    self.error = error
    self.inputDescriptor = inputDescriptor
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
    self.usesColor = usesColor
  }

  /// The streams of this process; colours on a terminal, unless `NO_COLOR` is set or the terminal is `dumb`.
  public static func standard() -> Console {
    let errorIsTerminal = isatty(STDERR_FILENO) == 1
    let noColor = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? true
    return Console(
      output: DescriptorSink(STDOUT_FILENO), error: DescriptorSink(STDERR_FILENO),
      inputDescriptor: STDIN_FILENO, outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      errorIsTerminal: errorIsTerminal, usesColor: errorIsTerminal && !noColor && !isDumb)
  }

  /// Prints a result.
  func print(_ text: String) throws(Failure) {
    try write(Array((text + "\n").utf8))
  }

  /// Writes a result's bytes.
  func write(_ bytes: [UInt8]) throws(Failure) {
    guard let reason = output.write(bytes) else { return }
    throw Failure(
      .inputOutput, "cannot write to the standard output: \(reason); make room, or write to a file")
  }

  /// Says why a run failed.
  func complain(_ message: String) {
    say("mapsnap: \(painted("error", "31")): \(message)")
  }

  /// Says what a person should know of a run that goes on.
  func warn(_ message: String) {
    say("mapsnap: \(painted("warning", "33")): \(message)")
  }

  /// Says a line on the standard error, where nothing can be done if even that fails.
  func say(_ line: String) {
    _ = error.write(Array((line + "\n").utf8))
  }

  private func painted(_ word: String, _ color: String) -> String {
    usesColor ? "\u{1B}[1;\(color)m\(word)\u{1B}[0m" : word
  }
}
