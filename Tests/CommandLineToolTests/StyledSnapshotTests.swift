import Foundation
import ImageCodec
import JSON
import Pixels
import TestSupport
import Testing
import WebMercator

@testable import CommandLineTool

@Suite("Pictures by a style")
struct StyledSnapshotTests {
  private static let red: UInt32 = 0xFFFF_0000
  private static let blue: UInt32 = 0xFF00_00FF

  @Test("Without a place the style's own camera counts, its bearing too, unless one is given")
  func camera() async throws {
    let bench = try StyleBench()
    let style = try bench.write(StyleBench.style(#""bearing": 30,"#))
    let run = await bench.snapshot(["--style", style, "--report", "-"])
    #expect(run.status == .success)
    let report = try JSONValue.parse(run.output)
    #expect(report["zoom"] == 3)
    #expect(report["bearing"] == 30)
    #expect(abs((report.value(at: "center", 0)?.numberValue ?? 0) - 47) < 1e-9)
    #expect(abs((report.value(at: "center", 1)?.numberValue ?? 0) - 8) < 1e-9)

    let turned = await bench.snapshot(["--style", style, "--bearing", "90", "--report", "-"])
    #expect(try JSONValue.parse(turned.output)["bearing"] == 90)
    let placed = await bench.snapshot(
      ["--style", style, "--center", "1,2", "--zoom", "4", "--report", "-"])
    #expect(try JSONValue.parse(placed.output)["bearing"] == 0)
    #expect(try JSONValue.parse(placed.output)["zoom"] == 4)
  }

  @Test("A style of the family has no camera, so that a place has to be named")
  func familyWithoutPlace() async throws {
    let bench = try StyleBench()
    let run = await bench.snapshot(["--style", "dark"])
    #expect(run.status == .usage)
    #expect(run.sentence?.hasPrefix("no place was named; give --center with") == true)
    let placed = await bench.snapshot(["--style", "dark", "--center", "47,8", "--zoom", "3"])
    #expect(placed.status == .success)
  }

  @Test(
    "Where a style draws nothing the picture is transparent, or has the background that was asked for"
  )
  func background() async throws {
    let bench = try StyleBench()
    let style = try bench.write(StyleBench.style())
    let place = ["--style", style, "--center", "47,8", "--zoom", "1"]
    #expect(await bench.snapshot(place).status == .success)
    #expect(try bench.picture()[32, 32] == Self.red)
    #expect(try bench.picture()[0, 0] == 0)
    #expect(await bench.snapshot(place + ["--background", "blue"]).status == .success)
    #expect(try bench.picture()[32, 32] == Self.red)
    #expect(try bench.picture()[0, 0] == Self.blue)
  }

  @Test("A layer of type background fills the picture")
  func backgroundLayer() async throws {
    let bench = try StyleBench()
    let layer = #"{"id": "b", "type": "background", "paint": {"background-color": "blue"}}"#
    let style = try bench.write(StyleBench.style(layers: layer + "," + StyleBench.fill))
    #expect(
      await bench.snapshot(["--style", style, "--center", "47,8", "--zoom", "1"]).status
        == .success)
    #expect(try bench.picture()[0, 0] == Self.blue)
    #expect(try bench.picture()[32, 32] == Self.red)
  }

  @Test("What a style asks for under a prefix is read from the folder that stands for it")
  func mapURL() async throws {
    let bench = try StyleBench()
    let style = try bench.write(
      StyleBench.style(
        #""sprite": "https://example.com/s/sprite","#,
        layers: #"{"id": "b", "type": "background", "paint": {"background-pattern": "blue"}}"#))
    let words = ["--style", style, "--map-url", "https://example.com/s/=\(bench.folder("kept"))"]
    let missing = await bench.snapshot(words)
    #expect(missing.status == .success)
    #expect(missing.error.contains("sprite “default” is left out: there is none at https://"))
    #expect(missing.error.contains("image “blue” is left out: no sprite of the style has it"))
    #expect(try bench.picture()[5, 5] == 0)

    try bench.folder.write(
      #"{"blue": {"x": 0, "y": 0, "width": 8, "height": 8, "pixelRatio": 1}}"#,
      to: "kept/sprite.json")
    let picture = Pixmap(width: 8, height: 8, filledWith: Self.blue)
    try bench.folder.write(ImageEncoder.encode(picture), to: "kept/sprite.png")
    let found = await bench.snapshot(words)
    #expect(found.error == "")
    #expect(try bench.picture()[5, 5] == Self.blue)
  }

  @Test("Images that no sprite has are told in one sentence, also those of words and symbols")
  func missingImages() async throws {
    let bench = try StyleBench()
    let symbol = #"""
      {"id": "icons", "type": "symbol", "source": "a", "filter": ["==", ["geometry-type"], "Point"],
      "layout": {"icon-image": ["concat", "pin-", ["get", "name"]]}}
      """#
    let fill = #"{"id": "f", "type": "fill", "source": "a", "paint": {"fill-pattern": "grass"}}"#
    let style = try bench.write(StyleBench.style(layers: fill + "," + symbol))
    let run = await bench.snapshot(["--style", style])
    #expect(run.status == .success)
    #expect(
      run.error
        == "mapsnap: warning: 2 images are left out: no sprite of the style has “grass”, “pin-Zürich”\n"
    )
    let again = try bench.write(StyleBench.style(layers: fill))
    #expect(await bench.snapshot(["--style", again]).error.contains("image “grass” is left out"))
  }

  @Test("A job of batch takes a style, and folders for URLs as an object")
  func batch() async throws {
    let bench = try StyleBench()
    try bench.folder.write(
      #"{"blue": {"x": 0, "y": 0, "width": 8, "height": 8, "pixelRatio": 1}}"#,
      to: "kept/sprite.json")
    try bench.folder.write(
      ImageEncoder.encode(Pixmap(width: 8, height: 8, filledWith: Self.blue)),
      to: "kept/sprite.png")
    let style = try bench.write(
      StyleBench.style(
        #""sprite": "https://example.com/s/sprite","#,
        layers: #"{"id": "b", "type": "background", "paint": {"background-pattern": "blue"}}"#))
    let folder = bench.folder.path
    let jobs = try bench.folder.write(
      """
      {"id": 1, "style": "\(style)", "mapURL": {"https://example.com/s/": "\(folder)/kept"}, \
      "size": "64", "output": "\(folder)/1.png"}
      {"id": 2, "style": "\(folder)/none.json", "size": "64", "output": "\(folder)/2.png"}
      {"id": 3, "style": "\(style)", "mapURL": {"https://example.com/s/": 1}, "output": "\(folder)/3.png"}
      """, to: "jobs.jsonl")
    let run = await Run(["batch", jobs, "-q", "--jobs", "1"])
    let results = try run.output.split(separator: "\n").map { try JSONValue.parse(String($0)) }
    #expect(results.map { $0["status"]?.stringValue } == ["ok", "failed", "failed"])
    #expect(results[0]["warnings"] == nil)
    #expect(try bench.picture("1.png")[5, 5] == Self.blue)
    #expect(results[1]["exitStatus"] == 66)
    #expect(results[2]["error"]?.stringValue?.contains("mapURL") == true)
  }

  @Test("Glyphs that are missing are warned of once, and other fonts stand in")
  func glyphs() async throws {
    let bench = try StyleBench()
    let style = try bench.write(
      StyleBench.style(
        #""glyphs": "https://example.com/{fontstack}/{range}.pbf","#,
        layers: StyleBench.label + ","
          + StyleBench.label.replacing(#""names""#, with: #""again""#)))
    let run = await bench.snapshot(["--style", style])
    #expect(run.status == .success)
    let warnings = run.error.split(separator: "\n")
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("glyphs Test 0-255 are drawn with other fonts") == true)
    #expect(warnings.first?.contains("--map-url PREFIX=FOLDER") == true)
    #expect(try bench.picture().pixels.contains { $0 != 0 })
  }

  @Test("What a style asks for and is not drawn is warned of once")
  func notDrawn() async throws {
    let bench = try StyleBench()
    let style = try bench.write(
      StyleBench.style(
        #""pitch": 40,"#, layers: #"{"id": "houses", "type": "fill-extrusion", "source": "a"}"#))
    let run = await bench.snapshot(["--style", style])
    #expect(run.status == .success)
    #expect(run.error.contains("layer “houses” is left out: fill-extrusion is not drawn yet"))
    #expect(run.error.contains("pitch is left out"))
    #expect(run.error.split(separator: "\n").count == 2)
  }

  @Test("A style with errors is refused with all of them, and nothing is written")
  func errors() async throws {
    let bench = try StyleBench()
    let style = try bench.write(
      StyleBench.style(
        layers: #"{"id": "a", "type": "fill", "source": "a", "paint": {"fill-color": 3}},"#
          + #"{"id": "b", "type": "line", "source": "none", "paint": {"line-width": "x"}}"#))
    let run = await bench.snapshot(["--style", style])
    #expect(run.status == .badData)
    #expect(run.error.contains("which has 3 errors"))
    #expect(run.error.contains("layers[0].paint.fill-color: "))
    #expect(run.error.contains("layers[1].paint.line-width: "))
    #expect(run.error.contains("layers[1]"))
    #expect(try bench.folder.names() == ["style.json"])
  }

  @Test("A style that is not there, is no JSON or lies on the network says so")
  func unreadable() async throws {
    let bench = try StyleBench()
    let none = await bench.snapshot(["--style", bench.folder("none.json")])
    #expect(none.status == .noInput)
    #expect(none.sentence?.contains("there is no such file; check the path") == true)
    let text = try bench.write("{", to: "text.json")
    #expect(await bench.snapshot(["--style", text]).status == .badData)
    let far = await bench.snapshot(["--style", "https://example.com/style.json"])
    #expect(far.status != .success)
    #expect(far.sentence?.contains("network") == true)
  }

  @Test(
    "PDF and SVG keep areas, lines and words as shapes, without a picture",
    arguments: [true, false])
  func vectors(isTurned: Bool) async throws {
    let bench = try StyleBench()
    let style = try bench.write(
      StyleBench.style(
        layers: [StyleBench.fill, StyleBench.line, StyleBench.label].joined(separator: ",")))
    let words = ["--style", style] + (isTurned ? ["--bearing", "30", "--background", "blue"] : [])
    #expect(await bench.snapshot(words, to: "map.svg").status == .success)
    let svg = String(decoding: try bench.folder.read("map.svg"), as: UTF8.self)
    #expect(svg.contains("<path"))
    #expect(!svg.contains("<image"))
    #expect(await bench.snapshot(words, to: "map.pdf").status == .success)
    let pdf = try bench.folder.read("map.pdf")
    #expect(!String(decoding: pdf, as: UTF8.self).contains("/Image"))
    // Without the words there is less.
    let plain = try bench.write(
      StyleBench.style(layers: [StyleBench.fill, StyleBench.line].joined(separator: ",")))
    #expect(await bench.snapshot(["--style", plain], to: "plain.svg").status == .success)
    #expect(try bench.folder.read("plain.svg").count < svg.utf8.count)
  }

  @Test("Vector tiles stand for a style's own source; --strict refuses where one is missing")
  func strict() async throws {
    let bench = try StyleBench()
    let style = try bench.write(StyleBench.vectorStyle)
    let missing = try #require(TileCoordinate(zoom: 2, x: 3, y: 2))
    let tiles = try bench.vectorTiles(without: [missing])
    let source = ["--style", style, "--source", tiles, "--strict", "--report", "-"]
    let there = await bench.snapshot(source + ["--center", "40,-100", "--zoom", "2"])
    #expect(there.status == .success)
    #expect(try JSONValue.parse(there.output).value(at: "tiles", "missing") == 0)
    #expect(try bench.picture()[32, 32] == Self.red)
    // Deeper than the source goes, its last zoom is right.
    #expect(
      await bench.snapshot(source + ["--center", "40,-100", "--zoom", "9.5"]).status == .success)

    let words = ["--center", "-30,130", "--zoom", "2"]
    let refused = await bench.snapshot(source + words, to: "strict.png")
    #expect(refused.status == .tilesMissing)
    #expect(refused.error.contains("missing"))
    #expect(try !bench.folder.names().contains("strict.png"))
    let filled = await bench.snapshot(
      ["--style", style, "--source", tiles, "--report", "-"] + words)
    #expect(filled.status == .success)
    #expect(try JSONValue.parse(filled.output).value(at: "tiles", "overzoomed") == 1)
    #expect(try bench.picture()[32, 32] == Self.red)
  }

  @Test("One tile is drawn by a style, too")
  func tile() async throws {
    let bench = try StyleBench()
    let style = try bench.write(StyleBench.vectorStyle)
    let tiles = try bench.vectorTiles()
    let run = await Run(
      ["tile", "2/1/1", "--style", style, "--source", tiles, "-o", bench.folder("map.png")])
    #expect(run.status == .success)
    #expect(run.error == "")
    #expect(try bench.picture().pixels.allSatisfy { $0 == Self.red })
  }
}
