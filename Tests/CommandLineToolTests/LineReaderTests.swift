import Foundation
import TestSupport
import Testing

@testable import CommandLineTool

@Suite("Lines of an input")
struct LineReaderTests {
  static func lines(of pieces: [String]) async throws -> [String] {
    let pipe = Pipe()
    // Not a task: a write that waits for its reader would keep one of the few threads that tasks have.
    DispatchQueue.global().async {
      for piece in pieces {
        try? pipe.fileHandleForWriting.write(contentsOf: Data(piece.utf8))
        Self.waitUntilRead(pipe.fileHandleForReading.fileDescriptor)
      }
      try? pipe.fileHandleForWriting.close()
    }
    var reader = LineReader(descriptor: pipe.fileHandleForReading.fileDescriptor)
    var lines: [String] = []
    while let line = try await reader.next() {
      guard case .bytes(let bytes) = line else { continue }
      lines.append(String(decoding: bytes, as: UTF8.self))
    }
    return lines
  }

  /// Waits until nothing is left in a pipe, so that the next piece is read apart from the last.
  static func waitUntilRead(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&request, 1, 0) > 0 { usleep(50) }
  }

  @Test("Lines come whole, however they are cut into pieces")
  func pieces() async throws {
    #expect(
      try await Self.lines(of: ["a\nb", "c\n", "", "d", "\n", "\n", "e"]) == [
        "a", "bc", "d", "", "e",
      ])
    #expect(try await Self.lines(of: []) == [])
    #expect(try await Self.lines(of: ["a\r\nb\r\n"]) == ["a", "b"])
  }

  @Test("Many lines longer and shorter than a piece", arguments: [UInt64(1), 2, 3])
  func many(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let expected =
      (0..<2000).map { _ in
        String(repeating: "x", count: Int(generator.next() % 300))
      } + [String(repeating: "y", count: 200_000)]
    #expect(try await Self.lines(of: [expected.joined(separator: "\n")]) == expected)
  }

  @Test("A file that is not there is no input")
  func missing() {
    let failure = #expect(throws: Failure.self) { _ = try LineReader(path: "/nowhere/jobs") }
    #expect(failure?.status == .noInput)
  }
}
