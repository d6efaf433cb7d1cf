import JSON
import TestSupport
import Testing

@testable import CommandLineTool

@Suite("mapsnap inspect")
struct InspectCommandTests {
  @Test("A source tells format, zooms, bounds, tiles, size, attribution and faults")
  func source() async throws {
    let bench = try Workbench()
    let run = await Run(["inspect", bench.mbtiles])
    #expect(run.status == .success)
    #expect(
      run.output == """
        \(bench.mbtiles)
          kind         mbtiles
          name         Checkerboard
          format       png
          zooms        0-2
          bounds       -180,-85.0511,180,85.0511
          tiles        21 (z0 1, z1 4, z2 16)
          tile size    256x256 pixels
          attribution  © Nobody
          faults       none

        """)
  }

  @Test(
    "A file with places tells features, length, bounds and what was left out",
    .enabled(if: SharedData.isPresent, "no shared data"))
  func document() async {
    let path = SharedData.path("data/gpx/gpxpy-korita-zbevnica.gpx")
    let run = await Run(["inspect", path])
    #expect(
      run.output == """
        \(path)
          format    GPX
          features  5
          of them   2 points, 3 lines
          places    873
          length    14.914 km
          bounds    14.0039891,45.3677754,14.1679569,45.4630809
          faults    1 part without a geometry was skipped, the first on line 22

        """)
  }

  @Test("For machines it is a line of JSON for each place")
  func json() async throws {
    let bench = try Workbench()
    let places = try bench.folder.write(
      """
      {"type": "GeometryCollection", "geometries": [{"type": "Point", "coordinates": [1, 2]},
      {"type": "Polygon", "coordinates": [[[0, 0], [1, 0], [1, 1], [0, 0]]]}]}
      """, to: "places.geojson")
    let run = await Run(["inspect", "--json", bench.mbtiles, places])
    let lines = try run.output.split(separator: "\n").map { try JSONValue.parse(String($0)) }
    #expect(lines.count == 2)
    #expect(lines.first?["kind"] == "mbtiles")
    #expect(lines.first?.value(at: "tiles", "count") == 21)
    #expect(lines.last?["kind"] == "GeoJSON")
    #expect(lines.last?["polygons"] == 1)
    #expect(lines.last?["points"] == 1)
  }

  @Test(
    "A tile that is broken is a fault, not a failure",
    .enabled(if: SharedData.isPresent, "no shared data"))
  func fault() async {
    let run = await Run(["inspect", SharedData.path("data/pmtiles/mln-corrupt-gzip-tile.pmtiles")])
    #expect(run.status == .success)
    #expect(run.output.contains("faults  cannot read tile 0/0/0"))
  }

  @Test(
    "What can't be told is an error of its place alone",
    arguments: [
      ("none", ExitCode.noInput), ("style.json", .badData), ("empty.pmtiles", .badData),
      ("folder", .badData),
    ])
  func failure(place: String, status: ExitCode) async throws {
    let bench = try Workbench()
    try bench.folder.write(#"{"version": 8}"#, to: "style.json")
    try bench.folder.write("", to: "empty.pmtiles")
    try bench.folder.write("<kml/>", to: "folder/a.kml")
    let run = await Run(["inspect", bench.folder(place), bench.mbtiles])
    #expect(run.status == status)
    #expect(run.output.contains("Checkerboard"))
    #expect(run.sentence?.contains(place) == true)
  }

  @Test("Control characters of a file's words don't reach the terminal")
  func controlCharacters() async throws {
    let bench = try Workbench()
    let path = try bench.folder.write(
      #"{"type": "Feature", "geometry": {"type": "Point", "coordinates": [1, 2]}, "properties": {}}"#,
      to: "a\u{1B}[2Jb.geojson")
    let run = await Run(["inspect", path])
    #expect(run.status == .success)
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test("A place has to be named")
  func nothing() async {
    let run = await Run(["inspect"])
    #expect(run.status == .usage)
    #expect(run.sentence == "inspect needs PLACE, which was not given; see mapsnap inspect --help")
  }
}
