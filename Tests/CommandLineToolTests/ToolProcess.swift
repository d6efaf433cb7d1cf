import Foundation

/// A run of the tool as a process of its own.
struct ToolProcess {
  private let process = Process()
  private let inputPipe = Pipe()
  private let outputPipe = Pipe()

  /// Where the tests lie, the tool lies too.
  private static let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "mapsnap").path

  /// Whether it is there.
  static var isBuilt: Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// Starts it; where `readerIsGone`, nobody can ever read what it writes.
  init(_ words: [String], readerIsGone: Bool = false) throws {
    process.executableURL = URL(filePath: Self.path)
    process.arguments = words
    process.standardInput = inputPipe
    process.standardOutput = readerIsGone ? outputPipe.fileHandleForWriting : outputPipe
    // Before the start, since other children may inherit the reading end, which keeps a pipe whole.
    if readerIsGone { try outputPipe.fileHandleForReading.close() }
    process.standardError = FileHandle.nullDevice
    // Tools that other tests start meanwhile must not hold these ends open.
    for end in [inputPipe.fileHandleForWriting, outputPipe.fileHandleForReading] {
      _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
    try process.run()
  }

  /// What it reads.
  var input: FileHandle { inputPipe.fileHandleForWriting }
  /// What it wrote.
  var output: FileHandle { outputPipe.fileHandleForReading }
  /// Its number in the system.
  var identifier: Int32 { process.processIdentifier }

  /// Waits for its end: its status, or minus the signal that it died of.
  func status() -> Int32 {
    process.waitUntilExit()
    return process.terminationReason == .exit
      ? process.terminationStatus : -process.terminationStatus
  }
}
