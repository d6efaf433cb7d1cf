import Foundation
import ImageCodec
import TestSupport
import Testing

@testable import CommandLineTool

/// The tool itself, as a process; it lies beside the tests.
@Suite(
  "The process", .serialized,
  .enabled(if: ToolProcess.isBuilt, "mapsnap was not built with the tests"))
struct InterruptionTests {
  @Test("A picture goes to the standard output")
  func standardOutput() throws {
    let bench = try Workbench()
    let tool = try ToolProcess(SnapshotCommandTests.place + ["--source", bench.tiles, "-o", "-"])
    let bytes = [UInt8](tool.output.readDataToEndOfFile())
    #expect(tool.status() == 0)
    #expect(ImageHeader.read(bytes)?.width == 120)
  }

  @Test(
    "A signal stops it, nothing unfinished is left, and the status tells which it was",
    arguments: [(SIGHUP, ExitCode.hungUp), (SIGINT, .interrupted), (SIGTERM, .terminated)])
  func stopped(number: Int32, status: ExitCode) throws {
    let bench = try Workbench()
    // A shell's background jobs ignore SIGINT, those of nohup SIGHUP, and a child would inherit that.
    signal(number, SIG_DFL)
    let tool = try ToolProcess(["batch", "-", "-q", "--source", bench.tiles])
    let job = BatchCommandTests.job(1).replacing("FOLDER", with: bench.folder.path)
    try tool.input.write(contentsOf: Data((job + "\n").utf8))
    // Its first result shows that it watches for signals and waits for more lines.
    #expect(tool.output.availableData.count > 0)
    kill(tool.identifier, number)
    kill(tool.identifier, number)
    #expect(tool.status() == status.rawValue)
    #expect(bench.files == ["1.png"])
  }

  @Test("A reader who goes away is a failed write, not the end of the process")
  func brokenPipe() throws {
    let bench = try Workbench()
    let tool = try ToolProcess(
      ["batch", "-", "-q", "--source", bench.tiles], readerIsGone: true)
    let job = BatchCommandTests.job(1).replacing("FOLDER", with: bench.folder.path)
    try tool.input.write(contentsOf: Data((job + "\n").utf8))
    try tool.input.close()
    #expect(tool.status() == ExitCode.inputOutput.rawValue)
    #expect(bench.files == ["1.png"])
  }
}
