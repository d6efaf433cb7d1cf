import Foundation
import JSON
import Overlays
import Pixels
import TestSupport
import Testing

@testable import CommandLineTool

@Suite("mapsnap batch", .enabled(if: SharedData.isPresent, "no shared data"))
struct BatchCommandTests {
  /// Runs lines of jobs, where FOLDER stands for the bench's folder; gives the results by their id.
  static func batch(
    _ lines: [String], in bench: Workbench, _ more: [String] = []
  ) async throws -> (run: Run, results: [JSONValue]) {
    let text = lines.joined(separator: "\n").replacing("FOLDER", with: bench.folder.path)
    let path = try bench.folder.write(text, to: "jobs.jsonl")
    let run = await Run(["batch", path, "-q", "--source", Workbench.tiles] + more)
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
    let missing = #"{"center": [-40, 100], "zoom": 5, "size": 32, "output": "FOLDER/m.png"}"#
    #expect(try await Self.batch([missing], in: bench, ["--strict"]).run.status == .tilesMissing)
    #expect(try await Self.batch([missing], in: bench).run.status == .success)
    #expect(try await Self.batch([], in: bench).run.status == .success)
  }

  @Test("The input may be a pipe whose writer is slow, and results come before its end")
  func pipe() async throws {
    let bench = try Workbench()
    let pipe = Pipe()
    let lines = (0..<5).map { Self.job($0).replacing("FOLDER", with: bench.folder.path) }
    DispatchQueue.global().async {
      for line in lines {
        try? pipe.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
        usleep(20_000)
      }
      try? pipe.fileHandleForWriting.close()
    }
    let run = await Run(
      ["batch", "-", "--source", Workbench.tiles],
      inputDescriptor: pipe.fileHandleForReading.fileDescriptor)
    #expect(run.status == .success)
    #expect(run.output.split(separator: "\n").count == 5)
    // Slow machines hear more lines before this one.
    #expect(run.error.contains("mapsnap: 5 pictures, "))
  }

  @Test("What the command line says holds for jobs that say nothing else")
  func defaults() async throws {
    let bench = try Workbench()
    let own = Self.job(1, #", "source": "\#(Workbench.mbtiles)""#)
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

  @Test("Interrupted, it stops reading and says so")
  func interrupted() async throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    let task = Task { await Run(["batch", "-"], inputDescriptor: descriptor) }
    try await Task.sleep(for: .milliseconds(100))
    task.cancel()
    let run = await task.value
    #expect(run.status == .interrupted)
    #expect(run.sentence == "the batch was stopped; 0 pictures")
    try pipe.fileHandleForWriting.close()
  }

  @Test("Wrong numbers of jobs are refused", arguments: ["0", "-1", "x", "5000"])
  func jobs(number: String) async {
    #expect(await Run(["batch", "jobs", "--jobs", number]).status == .usage)
  }
}

@Suite("Jobs")
struct JobTests {
  static func request(_ json: String) throws -> SnapshotRequest {
    var none = Arguments(command: "batch", spelling: .words, entries: [])
    let line = json.dropLast() + #", "output": "a.png"}"#
    let job = Job(line: Array(line.utf8), number: 1, defaults: try BatchDefaults(&none))
    return try job.request.get()
  }

  @Test("Every option of snapshot is a key, as it is on the command line")
  func allKeys() throws {
    let job = try Self.request(
      """
      {"bbox": [1, 2, 3, 4], "size": [80, 60], "scale": 2, "bearing": 30, "background": "#fff", "dark": true, \
      "source": ["a", "b"], "scheme": "tms", "offline": true, "strict": true, "pin": "1,2,A", "path": "p.gpx", \
      "circle": [1, 2, 300], "stroke": "red", "fill": "none", "width": 2, "opacity": 0.5, "pinStyle": "size=9", \
      "attribution": "Me", "scaleBar": true, "title": "T", "graticule": false, "format": "jpg", "quality": 80, \
      "report": "r.json"}
      """)
    let words = try RequestTests.request(
      """
      --bbox 1,2,3,4 --size 80x60 --scale 2 --bearing 30 --background #fff --dark --source a --source b --scheme tms \
      --offline --strict --pin-style size=9 --pin 1,2,A --stroke red --fill none --width 2 --opacity 0.5 --path p.gpx \
      --circle 1,2,300 --attribution Me --scale-bar --title T --format jpg --quality 80 --report r.json
      """.replacing("\n", with: ""))
    #expect(job.region == words.region)
    #expect(job.size == words.size)
    #expect(job.scale == words.scale)
    #expect(job.bearing == words.bearing)
    #expect(job.background == words.background)
    #expect(job.sources == words.sources)
    #expect(job.attribution == words.attribution)
    #expect(job.furniture == words.furniture)
    #expect(job.isStrict && job.isOffline)
    #expect(job.output.format == words.output.format)
    #expect(job.report == words.report)
    #expect(job.shapes.count == 3)
    for shape in words.shapes {
      if case .path(let path, let look, _) = shape {
        #expect(job.shapes.contains { if case .path(path, look, _) = $0 { true } else { false } })
      } else {
        #expect(job.shapes.contains(shape))
      }
    }
  }

  @Test(
    "Pins may be texts, lists and objects, one or many",
    arguments: [
      #"{"pins": [{"lat": 1, "lon": 2, "label": "A, B"}, [3, 4, "C"], "5,6"]}"#,
      #"{"pin": ["1,2,A, B", "3,4,C", {"latitude": "5", "longitude": 6}]}"#,
    ])
  func pins(json: String) throws {
    let job = try Self.request(json.dropLast() + #", "center": "1,2", "zoom": 3}"#)
    let pins = job.shapes.compactMap { shape -> PinArgument? in
      if case .pin(let pin, _) = shape { pin } else { nil }
    }
    #expect(
      pins == [
        try PinArgument(argument: "1,2,A, B"), try PinArgument(argument: "3,4,C"),
        try PinArgument(argument: "5,6"),
      ])
  }

  @Test("A pin's own style goes over that of the job, and reaches no other pin")
  func pinStyles() throws {
    let job = try Self.request(
      #"""
      {"center": "1,2", "zoom": 3, "pinStyle": {"size": 9, "color": "red"}, "pins": [{"lat": 1, "lon": 2, "size": 20, \#
      "glyph": ",", "icon": "a,b\\c.png", "shadow": false}, [3, 4]]}
      """#)
    guard case .pin(_, let first?) = job.shapes[0], case .pin(_, let second?) = job.shapes[1] else {
      Issue.record("the pins have no styles")
      return
    }
    #expect(first.style.size == 20)
    #expect(first.style.glyph == ",")
    #expect(first.icon == "a,b\\c.png")
    #expect(!first.style.shadow)
    #expect(second.style.size == 9)
    #expect(second.style.glyph == nil)
    #expect(second.style.color == first.style.color)
  }

  @Test("A path's own look goes over that of the job, and reaches no other path")
  func looks() throws {
    let job = try Self.request(
      #"{"fit": true, "width": 2, "paths": [{"file": "a", "stroke": "red"}, "b"], "circles": [{"lat": 1, "lon": 2, "radius": 3, "width": 7}]}"#
    )
    let looks = job.shapes.compactMap { shape -> Look? in
      switch shape {
      case .path(_, let look, _), .circle(_, let look): look
      case .pin: nil
      }
    }
    #expect(looks.map { $0.width?.value } == [2, 2, 7])
    #expect(looks.map { $0.stroke?.value != nil } == [true, false, false])
  }

  @Test("Attribution is true, false or a text")
  func attribution() throws {
    for (value, expected) in [
      ("true", ".ofSources"), ("false", ".none"), (#""Me""#, #".text("Me")"#),
    ] {
      let job = try Self.request(#"{"center": "1,2", "zoom": 3, "attribution": \#(value)}"#)
      #expect("\(job.attribution)" == expected.dropFirst())
    }
  }

  @Test(
    "What a job can't be says its key and why",
    arguments: [
      (
        #"{"center": {"lat": 1}}"#,
        #"cannot use "center" {"lat":1}: it is neither a text nor a number nor a list"#
      ),
      (
        #"{"center": [[1], 2]}"#,
        #"cannot use "center" [[1],2]: a list in it holds more than numbers and texts"#
      ),
      (
        #"{"center": [1, 2], "zoom": 3, "fit": 1}"#,
        #"cannot use "fit" 1: it is neither true nor false"#
      ),
      (#"{"center": [1, 2], "zoom": 3, "distance": 5}"#, #""zoom" excludes "distance""#),
      (#"{"center": [1, 2], "zoom": 3, "quiet": true}"#, #"a job has no key "quiet""#),
      (
        #"{"center": [1, 2], "zoom": 3, "noAttribution": true, "attribution": "x"}"#,
        #""noAttribution" excludes "attribution""#
      ),
      (
        #"{"center": [1, 2], "zoom": 3, "pins": [{"lat": 1, "lng": 2, "lable": 3}]}"#,
        #"pins have no lable; did you mean "label"?"#
      ),
      (#"{"center": [1, 2], "zoom": 3, "pins": [{"lat": 1}]}"#, #"it has no "lat" or no "lon""#),
      (
        #"{"center": [1, 2], "zoom": 3, "circles": [{"lat": 1, "lon": 2}]}"#, #"it has no "radius""#
      ),
      (#"{"center": [1, 2], "zoom": 3, "stroke": "red"}"#, #""stroke" has nothing to style"#),
      (
        #"{"center": [1, 2], "zoom": 3, "pinStyle": "size=9"}"#, #""pinStyle" has nothing to style"#
      ),
      (
        #"{"center": [1, 2], "zoom": 3, "size": 0}"#,
        #"cannot use "size" 0: width 0 is out of range"#
      ),
      (#"{"center": [1, 2], "zoom": 1e999}"#, #"zoom inf is not a number"#),
    ])
  func bad(json: String, says: String) {
    let failure = #expect(throws: Failure.self) { try Self.request(json) }
    #expect(failure?.status == .badData)
    #expect(failure?.message.contains(says) == true, "\(failure?.message ?? "")")
  }

  @Test("null is as if the key were not there")
  func null() throws {
    let job = try Self.request(
      #"{"center": [1, 2], "zoom": 3, "bbox": null, "report": null, "pins": null}"#)
    #expect(job.report == nil)
    #expect(job.shapes == [])
  }
}
