import Foundation
import TestSupport

/// A standard input of jobs that is written line by line, and word of each result.
struct JobPipe {
  private let pipe = Pipe()
  private let channel = AsyncStream.makeStream(of: Void.self)

  /// What is read from.
  var descriptor: Int32 { pipe.fileHandleForReading.fileDescriptor }
  /// One element for each result that was said.
  var results: AsyncStream<Void> { channel.stream }
  /// Is to be called for each result.
  var heard: @Sendable () -> Void {
    { [continuation = channel.continuation] in _ = continuation.yield() }
  }

  /// Writes a line, where FOLDER stands for the bench's folder.
  func write(_ job: String, in bench: Workbench) throws {
    let line = job.replacing("FOLDER", with: bench.folder.path) + "\n"
    try pipe.fileHandleForWriting.write(contentsOf: Data(line.utf8))
  }

  /// Ends the input.
  func close() throws { try pipe.fileHandleForWriting.close() }
}
