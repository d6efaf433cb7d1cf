import Foundation
import ImageCodec
import JSON
import Overlays
import Pixels
import TestSupport
import Testing

@testable import CommandLineTool

@Suite("mapsnap snapshot and tile")
struct SnapshotCommandTests {
  static let place = ["snapshot", "--center", "47,8", "--zoom", "3", "--size", "120x80"]

  @Test(
    "A picture of each format has the size that was asked for, and is named",
    arguments: ["png", "jpg", "webp"])
  func formats(ending: String) async throws {
    let bench = try Workbench()
    let path = bench.folder("map.\(ending)")
    let run = await Run(Self.place + ["--scale", "2", "--source", bench.tiles, "-o", path])
    #expect(run.status == .success)
    #expect(run.error == "")
    #expect(run.output.hasPrefix("\(path): 240 × 160 pixels, zoom 3, "))
    let header = try #require(ImageHeader.read(try bench.bytes("map.\(ending)")))
    #expect(header.width == 240)
    #expect(header.height == 160)
    #expect(bench.files == ["map.\(ending)"])
  }

  @Test("PDF and SVG begin as such", arguments: [("pdf", "%PDF-"), ("svg", "<?xml")])
  func documents(ending: String, start: String) async throws {
    let bench = try Workbench()
    let run = await Run(
      Self.place + [
        "--source", bench.tiles, "--pin", "47,8,Here", "-o", bench.folder("map.\(ending)"),
      ])
    #expect(run.status == .success)
    #expect(String(decoding: try bench.bytes("map.\(ending)").prefix(5), as: UTF8.self) == start)
  }

  @Test("The format may be named against the ending")
  func formatAgainstEnding() async throws {
    let bench = try Workbench()
    let run = await Run(
      Self.place + ["--source", bench.tiles, "--format", "webp", "-o", bench.folder("map.png")])
    #expect(run.status == .success)
    #expect(ImageHeader.read(try bench.bytes("map.png"))?.format == .webp)
  }

  @Test("A report tells region, tiles and each pin's pixel, and goes to a file or the output")
  func report() async throws {
    let bench = try Workbench()
    let words =
      Self.place + ["--scale", "2", "--source", bench.tiles, "--pin", "47,8,Middle"]
      + ["-o", bench.folder("map.png"), "--report"]
    let run = await Run(words + ["-"])
    #expect(run.status == .success)
    let report = try JSONValue.parse(run.output)
    #expect(report["width"] == 240)
    #expect(report.value(at: "tiles", "missing") == 0)
    #expect(report.value(at: "pins", 0, "label") == "Middle")
    #expect(abs((report.value(at: "pins", 0, "x")?.numberValue ?? 0) - 120) < 0.01)
    #expect(abs((report.value(at: "pins", 0, "y")?.numberValue ?? 0) - 80) < 0.01)

    let second = await Run(words + [bench.folder("report.json")])
    #expect(second.output.hasPrefix(bench.folder("map.png")))
    #expect(try JSONValue.parse(bench.bytes("report.json"))["center"] == [47, 8])
    #expect(bench.files == ["map.png", "report.json"])
  }

  @Test("With --json the result is one line, of success and of failure")
  func json() async throws {
    let bench = try Workbench()
    let good = await Run(
      Self.place + ["--source", bench.tiles, "--json", "-o", bench.folder("map.png")])
    let result = try JSONValue.parse(good.output)
    #expect(result["status"] == "ok")
    #expect(result["output"]?.stringValue == bench.folder("map.png"))
    #expect(result["error"] == .null)
    #expect((result["milliseconds"]?.numberValue ?? 0) > 0)

    let bad = await Run(
      Self.place + ["--source", bench.folder("none"), "--json", "-o", bench.folder("other.png")])
    #expect(bad.status == .noInput)
    let failure = try JSONValue.parse(bad.output)
    #expect(failure["status"] == "failed")
    #expect(failure["output"] == .null)
    #expect(failure["exitStatus"] == 66)
    #expect(failure["error"]?.stringValue == bad.sentence)
  }

  @Test("--quiet says nothing of what went well")
  func quiet() async throws {
    let bench = try Workbench()
    let run = await Run(
      Self.place + ["--source", bench.tiles, "-q", "-o", bench.folder("map.png")])
    #expect(run == Run(status: .success, output: "", error: ""))
  }

  @Test("Of several sources the first that has a tile counts")
  func sources() async throws {
    let bench = try Workbench()
    for (name, sources) in [
      ("a", [bench.mbtiles]), ("b", [bench.tiles, bench.mbtiles]),
    ] {
      let run = await Run(
        [
          "snapshot", "--center", "47,8", "--zoom", "2", "--size", "64", "--report",
          bench.folder("\(name).json"),
        ]
          + sources.flatMap { ["--source", $0] } + ["-o", bench.folder("\(name).png")])
      #expect(run.status == .success)
    }
    #expect(try JSONValue.parse(bench.bytes("a.json")).value(at: "tiles", "overzoomed") != 0)
    #expect(try JSONValue.parse(bench.bytes("b.json")).value(at: "tiles", "overzoomed") == 0)
  }

  @Test("With --strict a missing tile is a failure, and nothing is written")
  func strict() async throws {
    let bench = try Workbench()
    let words = [
      "snapshot", "--center", "-30,100", "--zoom", "2", "--size", "64", "--source", bench.tiles,
    ]
    let run = await Run(
      words + ["--strict", "-o", bench.folder("map.png"), "--report", bench.folder("report.json")])
    #expect(run.status == .tilesMissing)
    #expect(run.sentence?.contains("missing") == true)
    #expect(bench.files == [])
    #expect(await Run(words + ["-o", bench.folder("map.png")]).status == .success)
  }

  @Test("A tile that no source has shows the background, and a person is told")
  func missing() async throws {
    let bench = try Workbench()
    let source = bench.folder("tiles")
    let tile = try Data(contentsOf: URL(filePath: bench.tiles + "/3/4/2.png"))
    try bench.folder.write([UInt8](tile), to: "tiles/3/4/2.png")
    let run = await Run(
      ["snapshot", "--bbox", "100,-60,170,-20", "--size", "64", "--source", source]
        + ["-o", bench.folder("map.png")])
    #expect(run.status == .success)
    #expect(run.error.contains("tiles are missing, and the background shows in their place"))
    #expect(bench.files == ["map.png", "tiles"])
  }

  @Test(
    "Paths of every kind are drawn, and what is left out of them is told",
    .enabled(if: SharedData.isPresent, "no shared data"))
  func paths() async throws {
    let bench = try Workbench()
    let run = await Run(
      ["snapshot", "--fit", "--size", "200", "--source", bench.tiles]
        + ["--path", SharedData.path("data/gpx/gpxpy-korita-zbevnica.gpx")]
        + ["--path", SharedData.path("data/kml/ol-2012-02-10.kml")]
        + ["--path", SharedData.path("data/kml/dawarich-points_with_timestamps.kmz")]
        + ["--path", SharedData.path("data/geojson/ol-switzerland.geojson")]
        + [
          "--path", "polyline:_p~iF~ps|U_ulLnnqC_mqNvxq`@", "--path", "_p~iF~ps|U_ulLnnqC_mqNvxq`@",
        ]
        + ["-o", bench.folder("map.png")])
    #expect(run.status == .success)
    #expect(run.error.contains("korita-zbevnica.gpx: 1 part without a geometry was skipped"))
    #expect(bench.files == ["map.png"])
  }

  @Test("A pin's icon is read from a file")
  func icon() async throws {
    let bench = try Workbench()
    let icon = bench.tiles + "/0/0/0.png"
    let run = await Run(
      Self.place + [
        "--source", bench.tiles, "--pin-style", "icon=\(icon),anchor=center,size=20",
      ]
        + ["--pin", "47,8", "-o", bench.folder("map.png")])
    #expect(run.status == .success)
  }

  @Test(
    "A tile at its own zoom is the source's, pixel for pixel",
    arguments: ["0/0/0", "3/7/7", "3/1/2"])
  func tile(address: String) async throws {
    let bench = try Workbench()
    let run = await Run([
      "tile", address, "--source", bench.tiles, "-o", bench.folder("tile.png"),
    ])
    #expect(run.status == .success)
    let drawn = try ImageDecoder.decode(try bench.bytes("tile.png"))
    let kept = try ImageDecoder.decode(
      [UInt8](try Data(contentsOf: URL(filePath: "\(bench.tiles)/\(address).png"))))
    #expect(drawn.width == 256)
    #expect(drawn.pixels == kept.pixels)
  }

  @Test("A tile that the source lacks is filled from its parent, in any size")
  func filledTile() async throws {
    let bench = try Workbench()
    let run = await Run(
      ["tile", "5/17/10", "--source", bench.tiles, "--size", "512", "--scale", "2"]
        + ["--report", "-", "-o", bench.folder("tile.png")])
    #expect(run.status == .success)
    #expect(try JSONValue.parse(run.output).value(at: "tiles", "missing") == 0)
    #expect(ImageHeader.read(try bench.bytes("tile.png"))?.width == 1024)
  }
}

extension Run {
  init(status: ExitCode, output: String, error: String) {
    self.status = status
    self.output = output
    self.error = error
  }
}
