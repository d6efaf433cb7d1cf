import Foundation
import SQLite
import TestSupport
import Testing

@testable import CommandLineTool

/// Each wrong value gets one sentence with what, why and what to do, its exit status, and no output file.
@Suite("Bad input")
struct BadInputTests {
  /// A wrong command line: FOLDER, TILES and DATA stand for paths.
  struct Case: Sendable, CustomTestStringConvertible {
    let words: String
    let status: ExitCode
    let says: String
    var testDescription: String { words }

    init(_ words: String, _ status: ExitCode, _ says: String) {
      self.words = words
      self.status = status
      self.says = says
    }
  }

  static let values = [
    Case(
      "--center 145,-38 --zoom 3", .usage,
      "latitude 145 is out of range -90 to 90 (swapped?); write LAT,LON: -38,145"),
    Case(
      "--center 95,200 --zoom 3", .usage,
      "latitude 95 is out of range -90 to 90; write LAT,LON in degrees"),
    Case("--center 47 --zoom 3", .usage, "there is no comma between latitude and longitude"),
    Case("--center nan,nan --zoom 3", .usage, "latitude nan is not a number"),
    Case("--center 1,2 --zoom 3 --size 0", .usage, "width 0 is out of range; take 1 to 65535"),
    Case(
      "--center 1,2 --zoom 3 --size 70000", .usage, "width 70000 is out of range; take 1 to 65535"),
    Case("--center 1,2 --zoom 3 --size 800x70000", .usage, "height 70000 is out of range"),
    Case(
      "--center 1,2 --zoom 3 --size 40000 --scale 2", .usage,
      "has a side of more than 65535 pixels; give a smaller size or scale"),
    Case("--center 1,2 --zoom 3 --scale 0", .usage, "scale 0 is out of range; take 1 to 4"),
    Case("--center 1,2 --zoom 3 --scale 5", .usage, "scale 5 is out of range; take 1 to 4"),
    Case("--center 1,2 --distance 0", .usage, "distance 0 is not more than 0; give metres"),
    Case("--center 1,2 --distance -600", .usage, "distance -600 is not more than 0; give metres"),
    Case("--center 1,2 --distance NaN", .usage, "distance NaN is not a number; write digits"),
    Case("--center 1,2 --distance inf", .usage, "distance inf is not a number"),
    Case(
      "--center 1,2 --distance 1e9", .usage,
      "distance 1e9 is more than the way around the earth; give at most 40,075 km"),
    Case("--center 1,2 --zoom 99", .usage, "zoom 99 is out of range; take -9 to 30"),
    Case("--center 1,2 --zoom 3 --bearing north", .usage, "bearing north is not a number"),
    Case("--bbox 5,50,5,50", .usage, "the box has no width and no height"),
    Case("--bbox 1,2,3", .usage, "there are 3 numbers instead of 4; write WEST,SOUTH,EAST,NORTH"),
    Case("--fit --pin 1,2 --padding 400 --size 100", .usage, "leaves nothing of a picture"),
    Case("--center 1,2 --zoom 3 --pin 145,1", .usage, "cannot use --pin 145,1: latitude 145"),
    Case("--center 1,2 --zoom 3 --circle 1,2,0", .usage, "radius 0 is not more than 0"),
    Case("--center 1,2 --zoom 3 --background mud", .usage, "mud is not a colour"),
    Case("--center 1,2 --zoom 3 --scheme yxz", .usage, "yxz is not a way to count rows; take xyz"),
    Case("--center 1,2 --zoom 3 --sorce x", .usage, "did you mean --source?"),
    Case("--center 1,2 --zoom 3 extra", .usage, "has no use for the word extra"),
    Case(
      "--center 1,2 --zoom 3 --opacity 2 --circle 1,2,3", .usage,
      "opacity 2 is out of range; take 0 to 1"),
    Case("--center 1,2 --zoom 3 --attribution x --no-attribution", .usage, "keep one of them"),
  ]

  static let files = [
    Case(
      "--center 1,2 --zoom 3 --source FOLDER/none", .noInput,
      "there is nothing there; check the path"),
    Case(
      "--center 1,2 --zoom 3 --source FOLDER/empty", .badData, "the folder has no files Z/X/Y.png"),
    Case(
      "--center 1,2 --zoom 3 --source FOLDER/page.kml", .badData,
      "it is an HTML page; give a folder"),
    Case("--center 1,2 --zoom 3 --source FOLDER/zero", .badData, "the file is empty; get it again"),
    Case("--center 1,2 --zoom 3 --source FOLDER/bare.mbtiles", .badData, "has no table “tiles”"),
    Case(
      "--center 1,2 --zoom 3 --source FOLDER/x/{x}/{y}.png", .usage,
      "it lacks {z}; write {z}, {x} and {y}"),
    Case(
      "--center 1,2 --zoom 3 --source FOLDER/{z}/{x}/{y}/{q}.png", .noInput,
      "there is nothing there"),
    Case(
      "--center 1,2 --zoom 3 --source https://tiles.example/{z}/{x}/{y}.png", .unavailable,
      "reads tiles from the disk only; get the area"),
    Case(
      "--center 1,2 --zoom 3 --style FOLDER/none.json", .noInput,
      "there is no such file; check the path, or name light, dark or paper"),
    Case("--center 1,2 --zoom 3 --style FOLDER/page.kml", .badData, "it is not JSON"),
    Case(
      "--fit --source TILES --path FOLDER/none.gpx", .noInput,
      "none.gpx: No such file or directory; check the path"),
    Case("--fit --source TILES --path FOLDER/page.kml", .badData, "it is a web page (HTML)"),
    Case(
      "--fit --source TILES --path FOLDER/cut.gpx", .badData,
      "it is cut off on line 2 inside <trk>; export or fetch it again"),
    Case(
      "--fit --source TILES --path FOLDER/zero", .badData, "it is empty; export or fetch it again"),
    Case(
      "--fit --source TILES --path polyline:_p~iF~ps", .badData,
      "is cut off within a place; get it whole"),
    Case(
      "--center 1,2 --zoom 3 --source TILES --pin-style icon=FOLDER/none.png --pin 1,2", .noInput,
      "as the icon of a pin: there is nothing there; check the path"),
    Case(
      "--center 1,2 --zoom 3 --source TILES --report FOLDER/map.png", .usage,
      "give the report a file of its own"),
    Case(
      "--center 1,2 --zoom 3 --source FOLDER/map.png", .usage,
      "the picture would take the place of the tiles"),
    Case(
      "--center 1,2 --zoom 3 --source TILES --pin-style icon=FOLDER/page.kml --pin 1,2", .badData,
      "page.kml as the icon of a pin: "),
  ]

  static let realFiles = [
    Case(
      "--center 1,2 --zoom 3 --source DATA/pmtiles/invalid.pmtiles", .badData,
      "give a folder Z/X/Y.png"),
    Case(
      "--center 1,2 --zoom 3 --source DATA/mbtiles/nm-corrupt.mbtiles", .badData,
      "get the archive again"),
    Case(
      "--fit --source TILES --path DATA/kml/dawarich-invalid_coordinates.kml", .badData,
      "there is no place in it"),
  ]

  static func bench() throws -> Workbench {
    let bench = try Workbench()
    try bench.folder.write("<!DOCTYPE html><html><body>404</body></html>", to: "page.kml")
    try bench.folder.write("", to: "zero")
    try bench.folder.write("<?xml version=\"1.0\"?>\n<gpx><trk>", to: "cut.gpx")
    try FileManager.default.createDirectory(
      atPath: bench.folder("empty"), withIntermediateDirectories: true)
    let connection = try Connection(path: bench.folder("bare.mbtiles"), mode: .create)
    try connection.execute("CREATE TABLE metadata (name TEXT, value TEXT)")
    return bench
  }

  static func words(_ line: String, in bench: Workbench) -> [String] {
    let filled = line.split(separator: " ").map { word in
      word.replacing("FOLDER", with: bench.folder.path).replacing("TILES", with: bench.tiles)
        .replacing("DATA", with: SharedData.path("data"))
    }
    return ["snapshot"] + filled.map(String.init) + ["-o", bench.folder("map.png")]
  }

  @Test("One sentence, its status, and no file", arguments: values + files)
  func refused(wrong: Case) async throws { try await Self.expectRefusal(of: wrong) }

  @Test(
    "So it is with files that others made",
    .enabled(if: SharedData.isPresent, "no shared data"), arguments: realFiles)
  func realRefused(wrong: Case) async throws { try await Self.expectRefusal(of: wrong) }

  static func expectRefusal(of wrong: Case) async throws {
    let bench = try Self.bench()
    let before = bench.files
    let run = await Run(Self.words(wrong.words, in: bench))
    #expect(run.status == wrong.status)
    let sentence = try #require(run.sentence, "not one line: \(run.error)")
    #expect(sentence.contains(wrong.says), "\(sentence)")
    #expect(
      sentence.contains(";") || sentence.contains("?"), "it does not say what to do: \(sentence)")
    #expect(run.output == "")
    #expect(bench.files == before)
  }

  @Test(
    "An archive cut off at any byte is bad data",
    arguments: [0, 1])
  func cutArchives(index: Int) async throws {
    let bench = try Workbench()
    let whole = [UInt8](try Data(contentsOf: URL(filePath: bench.archives[index])))
    var generator = SeededGenerator(seed: 1)
    let lengths =
      Array(0..<40) + (0..<40).map { _ in Int.random(in: 40..<whole.count, using: &generator) }
    for length in lengths + [whole.count - 1] {
      let source = try bench.folder.write(Array(whole.prefix(length)), to: "cut")
      let run = await Run(
        ["snapshot", "--center", "0,0", "--zoom", "0", "--size", "64", "--source", source]
          + ["-o", bench.folder("map.png")])
      #expect(run.status == .badData, "cut after \(length) of \(whole.count) bytes: \(run.error)")
      #expect(run.sentence != nil)
      #expect(bench.files == ["cut"])
    }
  }

  @Test(
    "An output that can't be made is told, and nothing is left",
    arguments: ["FOLDER/none/map.png", "FOLDER/empty", "/dev/full", "/proc/map.png"])
  func outputs(path: String) async throws {
    let bench = try Self.bench()
    let before = bench.files
    let output = path.replacing("FOLDER", with: bench.folder.path)
    let run = await Run([
      "snapshot", "--center", "1,2", "--zoom", "3", "--size", "64", "--source", bench.tiles,
      "--format", "png", "-o", output,
    ])
    #expect(run.status == (path == "/dev/full" ? .inputOutput : .cannotCreate))
    #expect(run.sentence?.contains(output) == true)
    #expect(bench.files == before)
  }

  @Test("A report that can't be made is told before the picture is")
  func report() async throws {
    let bench = try Workbench()
    let run = await Run([
      "snapshot", "--center", "1,2", "--zoom", "3", "--source", bench.tiles, "-o",
      bench.folder("map.png"), "--report", bench.folder("none/report.json"),
    ])
    #expect(run.status == .cannotCreate)
    #expect(bench.files == [])
  }

  @Test("No picture goes to a terminal, and no two things to the standard output")
  func standardOutput() async throws {
    let bench = try Workbench()
    let words = [
      "snapshot", "--center", "1,2", "--zoom", "3", "--source", bench.tiles, "-o", "-",
    ]
    let terminal = await Run(words, outputIsTerminal: true)
    #expect(terminal.status == .usage)
    #expect(terminal.output == "")
    for more in [["--report", "-"], ["--json"]] {
      let run = await Run(words + more)
      #expect(run.status == .usage)
      #expect(run.sentence?.contains("both write to the standard output") == true)
    }
  }
}
