import ImageCodec
import JSON
import TestSupport
import Testing

@testable import CommandLineTool

@Suite("mapsnap render")
struct RenderCommandTests {
  @Test("It draws a pyramid, says so, and draws nothing again")
  func pyramid() async throws {
    let bench = try Workbench()
    let words = [
      "render", "--zooms", "0-2", "--tile-size", "256", "--source", bench.mbtiles, "-o",
      bench.folder("out.mbtiles"),
    ]
    let run = await Run(words)
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("\(bench.folder("out.mbtiles")): 21 tiles drawn, "))
    #expect(bench.files == ["out.mbtiles"])
    let again = await Run(words + ["--json"])
    #expect(again.status == .success)
    let line = try JSONValue.parse(again.output)
    #expect(line["status"]?.stringValue == "ok" && line["tiles"]?.numberValue == 21)
    #expect(line["kept"]?.numberValue == 21 && line["drawn"]?.numberValue == 0)
    #expect(line["error"] == .null)
    let inspected = await Run(["inspect", bench.folder("out.mbtiles")])
    #expect(inspected.output.contains("© Nobody") || inspected.output.contains("z2 16"))
  }

  @Test("Counting draws nothing; boxes, middles, areas and tracks are joined")
  func dryRun() async throws {
    let bench = try Workbench()
    let polygon = try bench.folder.write(
      #"{"type":"Polygon","coordinates":[[[100,-60],[140,-60],[140,-20],[100,-20],[100,-60]]]}"#,
      to: "area.geojson")
    let track = try bench.folder.write(
      #"{"type":"LineString","coordinates":[[-100,10],[-99,11]]}"#, to: "track.geojson")
    let words = ["render", "--dry-run", "--zooms", "3-4", "--source", bench.tiles]
    let all = await Run(words + ["--json"])
    #expect(all.output == #"{"zooms":{"3":64,"4":256},"tiles":320}"# + "\n")
    func tiles(_ area: [String]) async throws -> Double? {
      let run = await Run(words + area + ["--json"])
      #expect(run.status == .success, "\(run.error)")
      return try JSONValue.parse(run.output)["tiles"]?.numberValue
    }
    #expect(try await tiles(["--bbox", "1,1,2,2"]) == 2)
    #expect(try await tiles(["--bbox", "1,1,2,2", "--bbox=-2,1,-1,2"]) == 4)
    #expect(try await tiles(["--center", "10,10", "--distance", "2km"]) == 2)
    let area = try #require(try await tiles(["--polygon", polygon]))
    let way = try #require(try await tiles(["--track", track, "--corridor", "1km"]))
    #expect(area > 2 && way == 2)
    #expect(
      try await tiles(["--polygon", polygon, "--track", track, "--corridor", "1km"]) == area + way)
    #expect(bench.files == ["area.geojson", "track.geojson"])
    let part = await Run(words + ["--shard", "2/3"])
    #expect(part.output.contains("tiles: 320\npart 2/3: "))
  }

  @Test(
    "What can't be is refused with its reason",
    arguments: [
      ("-o t", "no zooms were named"), ("--zooms 5-3 -o t", "zoom 5 comes after 3"),
      ("--zooms 1", "no place for the tiles was named"),
      ("--zooms 1 -o t --tile-size 300", "tiles are 256 or 512 points wide"),
      ("--zooms 1 -o t --shard 4/3", "part 4 is out of range"),
      ("--zooms 1 -o t --center 1,1", "--center and --distance go together"),
      ("--zooms 1 -o t --corridor 5", "--corridor has no track"),
      ("--zooms 1 -o t --track x.gpx", "--track does not say how far"),
      ("--zooms 1 -o t --format pdf", "pdf is not a format of tiles"),
      ("--zooms 1 -o t --palette --format jpg", "--palette is for PNG alone"),
      ("--zooms 1 -o t --source t", "--source excludes -o"),
      ("--zooms 0-14 -o t --bbox=-180,-85,180,85", "1000000 are the limit"),
    ])
  func refusals(line: String, reason: String) async throws {
    let bench = try Workbench()
    let words = line.split(separator: " ").map(String.init)
    let source = words.contains("--source") ? [] : ["--source", bench.tiles]
    let run = await Run(["render"] + words + source)
    #expect(run.status == .usage)
    #expect(run.sentence?.contains(reason) == true, "\(run.error)")
  }

  @Test("Tiles that could not be drawn are told, with the status 75")
  func strict() async throws {
    let bench = try Workbench()
    let run = await Run([
      "render", "--zooms", "3", "--tile-size", "256", "--strict", "--source", bench.tiles, "-o",
      bench.folder("out"), "--json",
    ])
    #expect(run.status == .tilesMissing)
    let line = try JSONValue.parse(run.output)
    #expect(line["status"]?.stringValue == "failed" && line["exitStatus"]?.numberValue == 75)
    #expect((line["failed"]?.numberValue ?? 0) > 0)
  }
}
