import JSON
import TestSupport
import Testing

@testable import CommandLineTool

@Suite("mapsnap inspect, of vector tiles and styles")
struct VectorInspectTests {
  @Test("Of vector tiles the layers are told, with types, keys and the schema")
  func source() async throws {
    let bench = try StyleBench()
    let path = try bench.vectorTiles()
    let run = await Run(["inspect", path])
    #expect(run.status == .success)
    #expect(run.output.contains("format  mvt\n"))
    #expect(run.output.contains("schema  shortbread, which light, dark, paper draw\n"))
    #expect(
      run.output.contains("layers  land: 20 features: 10 points, 10 areas; kind, name\n"))
    #expect(run.output.hasSuffix("faults  none\n"))
    let json = try JSONValue.parse(await Run(["inspect", "--json", path]).output)
    #expect(json["schema"] == "shortbread")
    #expect(json.value(at: "layers", 0, "name") == "land")
    #expect(json.value(at: "layers", 0, "features", "area") == 10)
    #expect(json.value(at: "layers", 0, "keys") == ["kind", "name"])
    #expect(json["layersSeenIn"] == 10)
  }

  @Test(
    "A folder of vector tiles that says nothing of itself is looked into wherever its tiles lie")
  func folder() async throws {
    let bench = try StyleBench()
    let tile = VectorTileBytes.tile(layer: "streets", kind: "path", name: "Weg")
    try bench.folder.write(tile, to: "tiles/14/8803/5376.pbf")
    let run = await Run(["inspect", bench.folder("tiles")])
    #expect(run.output.contains("schema  shortbread"))
    let snapshot = await bench.snapshot(
      ["--center", "52.475,13.435", "--zoom", "14", "--source", bench.folder("tiles")])
    #expect(snapshot.status == .success)
  }

  @Test("Layers of no schema that our styles know are told as such")
  func unknownSchema() async throws {
    let bench = try StyleBench()
    try bench.folder.write(
      VectorTileBytes.tile(layer: "mine", kind: "x", name: "y"), to: "tiles/0/0/0.mvt")
    let run = await Run(["inspect", bench.folder("tiles")])
    #expect(run.output.contains("schema  none that light, dark, paper draw"))
    let json = try JSONValue.parse(await Run(["inspect", "--json", bench.folder("tiles")]).output)
    #expect(json["schema"] == .null)
  }

  @Test("Of one vector tile the layers and first features are told, and in JSON all")
  func tile() async throws {
    let bench = try StyleBench()
    let path = try bench.folder.write(
      VectorTileBytes.tile(layer: "land", kind: "rock", name: "Rigi"), to: "tile.mvt")
    let run = await Run(["inspect", path])
    #expect(
      run.output == """
        \(path)
          format  mvt
          layers  1
          land    2 features: 1 point, 1 area; kind, name
                  version 2, 4,096 units a side
                  area 1, 4 points: kind=rock, name=Rigi
                  point 2, 1 point: kind=rock, name=Rigi
          faults  none

        """)
    let json = try JSONValue.parse(await Run(["inspect", "--json", path]).output)
    #expect(json["kind"] == "mvt")
    let features = json.value(at: "layers", 0, "features")
    #expect(
      features?[0]?["geometry"] == [
        "type": "Polygon",
        "coordinates": [[[0, 0], [4096, 0], [4096, 4096], [0, 4096], [0, 0]]],
      ])
    #expect(features?[1]?["geometry"] == ["type": "Point", "coordinates": [2048, 2048]])
    #expect(features?[1]?["properties"] == ["kind": "rock", "name": "Rigi"])
    #expect(features?[1]?["id"] == 2)
  }

  @Test("A tile that is cut off is an error, one that breaks a rule has a fault")
  func brokenTile() async throws {
    let bench = try StyleBench()
    let bytes = VectorTileBytes.tile(layer: "land", kind: "rock", name: "Rigi")
    let cut = try bench.folder.write(Array(bytes.dropLast(5)), to: "cut.pbf")
    let run = await Run(["inspect", cut])
    #expect(run.status == .badData)
    #expect(run.sentence?.contains("cut.pbf") == true)
    var version = bytes
    let place = try #require(version.firstIndex(of: 15 << 3))
    version[place + 1] = 9
    let odd = try bench.folder.write(version, to: "odd.mvt")
    let told = await Run(["inspect", odd])
    #expect(told.status == .success)
    #expect(told.output.contains("faults  cannot use layer “land”"))
  }

  @Test(
    "Fixtures of vector tiles are told or refused, and none stops the tool",
    .enabled(if: SharedData.isPresent, "no shared data"))
  func fixtures() async {
    for number in 1...60 {
      let name = String(repeating: "0", count: 3 - "\(number)".count) + "\(number)"
      let run = await Run(
        ["inspect", "--json", SharedData.path("suites/mvt/fixtures/\(name)/tile.mvt")])
      #expect([.success, .badData, .noInput].contains(run.status), "\(name)")
    }
  }

  @Test("Of a style its sources, layers, sprite, glyphs and faults are told, and what is not drawn")
  func style() async throws {
    let bench = try StyleBench()
    let path = try bench.write(
      StyleBench.style(
        #""name": "Mine", "pitch": 20, "owner": "me", "sprite": "https://example.com/sprite","#,
        layers: StyleBench.fill + "," + StyleBench.label))
    let run = await Run(["inspect", path])
    #expect(run.status == .success)
    #expect(
      run.output == """
        \(path)
          format     MapLibre style
          name       Mine
          camera     47,8, zoom 3, pitch 20
          sources    a: geojson, in the style
          layers     2: 1 fill, 1 symbol
          sprite     https://example.com/sprite
          glyphs     none; fonts of the system are taken
          not drawn  the style's pitch is left out: the map is seen from straight above
          faults     owner: unknown property "owner"

        """)
    let json = try JSONValue.parse(await Run(["inspect", "--json", path]).output)
    #expect(json["kind"] == "style")
    #expect(json.value(at: "layers", "count") == 2)
    #expect(json.value(at: "camera", "center") == [47, 8])
    #expect(json.value(at: "faults", 0) == "owner: unknown property \"owner\"")
  }
}
