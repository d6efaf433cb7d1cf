import Foundation
import JSON
import TestSupport
import Testing

@testable import CommandLineTool

@Suite("mapsnap batch")
struct BatchCommandTests {
  /// Runs lines of jobs, where FOLDER stands for the bench's folder; gives the results by their id.
  static func batch(
    _ lines: [String], in bench: Workbench, _ more: [String] = []
  ) async throws -> (run: Run, results: [JSONValue]) {
    let text = lines.joined(separator: "\n").replacing("FOLDER", with: bench.folder.path)
    let path = try bench.folder.write(text, to: "jobs.jsonl")
    let run = await Run(["batch", path, "-q", "--source", bench.tiles] + more)
    return (run, try run.output.split(separator: "\n").map { try JSONValue.parse(String($0)) })
  }

  static func job(_ id: Int, _ more: String = "") -> String {
    #"{"id": \#(id), "center": [47, 8], "zoom": 2, "size": "32x20", "output": "FOLDER/\#(id).png"\#(more)}"#
  }

  @Test("Each line becomes a picture and a result, many at once")
  func all() async throws {
    let bench = try Workbench()
    let (run, results) = try await Self.batch(
      (0..<60).map { Self.job($0) }, in: bench, ["--jobs", "7"])
    #expect(run.status == .success)
    #expect(run.error == "")
    #expect(Set(results.compactMap { $0["id"]?.intValue }) == Set(0..<60))
    #expect(results.allSatisfy { $0["status"] == "ok" && $0["error"] == .null })
    #expect(results.allSatisfy { ($0["milliseconds"]?.numberValue ?? -1) > 0 })
    #expect(bench.files.count == 61)
  }

  @Test("One bad job stops no other, and says what is wrong with it")
  func bad() async throws {
    let bench = try Workbench()
    let lines = [
      Self.job(1), "nonsense", "[1]", Self.job(4, #", "cneter": 5"#),
      Self.job(5, #", "pins": [[145, 1]]"#),
      Self.job(6, #", "source": "FOLDER/none""#), "", "   ",
      #"{"id": "x", "center": [1, 2], "zoom": 3}"#, Self.job(10),
    ]
    let (run, results) = try await Self.batch(lines, in: bench, ["--jobs", "1"])
    #expect(run.status == .badData)
    #expect(run.sentence?.hasPrefix("6 of 8 jobs failed;") == true)
    #expect(
      results.map { $0["status"]?.stringValue } == ["ok"] + Array(repeating: "failed", count: 6) + [
        "ok"
      ])
    let errors = results.map { $0["error"]?.stringValue ?? "" }
    #expect(errors[1].hasPrefix("the job is not JSON: line 1, column 1"))
    #expect(results[1]["id"] == 2)
    #expect(errors[2] == "the job is not a JSON object; write one {…} on each line")
    #expect(errors[3] == #"a job has no key "cneter"; did you mean "center"?"#)
    #expect(errors[4].hasPrefix(#"cannot use "pins" 145,1: latitude 145 is out of range"#))
    #expect(results[5]["exitStatus"] == 66)
    #expect(errors[6] == #"no output was named; add "output" with the name of a file, as map.png"#)
    #expect(results[6]["id"] == "x")
    #expect(bench.files == ["1.png", "10.png", "jobs.jsonl"])
  }

  @Test("Where the failed jobs agree, their status is that of the run")
  func agreement() async throws {
    let bench = try Workbench()
    let strict = Self.job(1, #", "strict": true, "source": ["FOLDER/none"]"#)
    #expect(try await Self.batch([strict, Self.job(2)], in: bench).run.status == .noInput)
    let missing = #"{"center": [-30, 100], "zoom": 2, "size": 32, "output": "FOLDER/m.png"}"#
    #expect(try await Self.batch([missing], in: bench, ["--strict"]).run.status == .tilesMissing)
    #expect(try await Self.batch([missing], in: bench).run.status == .success)
    #expect(try await Self.batch([], in: bench).run.status == .success)
  }

  @Test("The input may be a pipe, and the result of a job comes before the next is written")
  func pipe() async throws {
    let bench = try Workbench()
    let pipe = JobPipe()
    let task = Task {
      await Run(
        ["batch", "-", "--source", bench.tiles], inputDescriptor: pipe.descriptor,
        hearing: pipe.heard)
    }
    var results = pipe.results.makeAsyncIterator()
    for number in 0..<5 {
      try pipe.write(Self.job(number), in: bench)
      await results.next()
    }
    try pipe.close()
    let run = await task.value
    #expect(run.status == .success)
    #expect(run.output.split(separator: "\n").count == 5)
    // Slow machines hear more lines before this one.
    #expect(run.error.contains("mapsnap: 5 pictures, "))
  }

  @Test("What the command line says holds for jobs that say nothing else")
  func defaults() async throws {
    let bench = try Workbench()
    let own = Self.job(1, #", "source": "\#(bench.mbtiles)""#)
    let (run, results) = try await Self.batch(
      [own, Self.job(2)], in: bench, ["--source", "/nowhere"])
    #expect(run.status == .noInput)
    #expect(results.first { $0["id"] == 1 }?["status"] == "ok")
    #expect(results.first { $0["id"] == 2 }?["status"] == "failed")
  }

  @Test("A report is written for a job, and none may go to the standard output")
  func reports() async throws {
    let bench = try Workbench()
    let (_, results) = try await Self.batch(
      [
        Self.job(1, #", "report": "FOLDER/1.json""#), Self.job(2, #", "report": "-""#),
        #"{"id": 3, "center": [1, 2], "zoom": 3, "output": "-"}"#,
      ], in: bench, ["--jobs", "1"])
    #expect(results.map { $0["status"]?.stringValue } == ["ok", "failed", "failed"])
    #expect(bench.files == ["1.json", "1.png", "jobs.jsonl"])
  }

  @Test("Interrupted after a picture, it stops waiting for lines and says so")
  func interrupted() async throws {
    let bench = try Workbench()
    let pipe = JobPipe()
    let task = Task {
      await Run(
        ["batch", "-", "-q", "--source", bench.tiles], inputDescriptor: pipe.descriptor,
        hearing: pipe.heard)
    }
    try pipe.write(Self.job(1), in: bench)
    var results = pipe.results.makeAsyncIterator()
    await results.next()
    task.cancel()
    let run = await task.value
    #expect(run.status == .interrupted)
    #expect(run.sentence == "the batch was stopped; 1 picture")
    #expect(bench.files == ["1.png"])
    try pipe.close()
  }

  @Test("Wrong numbers of jobs are refused", arguments: ["0", "-1", "x", "5000"])
  func jobs(number: String) async {
    #expect(await Run(["batch", "jobs", "--jobs", number]).status == .usage)
  }
}
