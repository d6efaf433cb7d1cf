import TestSupport
import Testing
import TileStore
import WebMercator

@Suite struct TemplateTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func open(
    _ template: String, scheme: TileScheme? = nil
  ) async throws -> any TileSource {
    try await TileSourceOpener.open(folder.path + "/" + template, scheme: scheme)
  }

  @Test(
    "URLs of styles have their own placeholders; what means nothing stays",
    arguments: [
      ("https://a.example/{z}/{x}/{y}{ratio}.pbf", "https://a.example/7/66/44@2x.pbf"),
      ("https://a.example/{prefix}/{quadkey}?k={key}", "https://a.example/2c/1202210?k={key}"),
      ("https://a.example/one.png", "https://a.example/one.png"),
      ("http://a.example/{z}-{x}-{-y}", "http://a.example/7-66-83"),
    ])
  func urls(_ template: String, _ url: String) {
    let template = TileTemplate(url: template, scheme: .xyz)
    #expect(template.path(of: tile(7, 66, 44), pixelRatio: "@2x") == url)
  }

  @Test("A URL may ask for a tile by its box in metres, and count rows from the south")
  func boxes() {
    let box = TileTemplate(url: "{bbox-epsg-3857}", scheme: .xyz).path(of: tile(1, 1, 0))
    let numbers = box.split(separator: ",").compactMap { Double($0) }
    let half = 20_037_508.342789
    #expect(numbers.count == 4)
    for (number, expected) in zip(numbers, [0, 0, half, half]) {
      #expect(abs(number - expected) < 1e-3)
    }
    #expect(TileTemplate(url: "{y}", scheme: .tms).path(of: tile(7, 66, 44)) == "83")
  }

  @Test(
    "B28: placeholders stand in any order",
    arguments: [
      ("{z}/{y}/{x}.png", "7/44/66.png"), ("{z}/{x}/{-y}.png", "7/66/83.png"),
      ("{x}/{y}/{z}", "66/44/7"), ("tiles/{y}_{x}_{z}.jpg", "tiles/44_66_7.jpg"),
      ("{z}-{x}-{y}.png", "7-66-44.png"), ("{quadkey}.png", "1202210.png"),
      ("v1/{quadkey}/tile.png", "v1/1202210/tile.png"), ("{z}/{x}/{y}/map.png", "7/66/44/map.png"),
      ("{z}/{x}/{y}{r}.png", "7/66/44.png"), ("{z}/{x}/{y}{r}.png", "7/66/44@2x.png"),
      ("{z}/{z}-{x}/{z}-{x}-{y}.png", "7/7-66/7-66-44.png"),
    ])
  func anyOrder(_ template: String, _ name: String) async throws {
    try folder.write(png("here"), to: name)
    let source = try await open(template)
    #expect(try await source.tile(at: tile(7, 66, 44)) == png("here"))
    #expect(try await source.tile(at: tile(7, 66, 45)) == nil)
    #expect(source.metadata.minimumZoom == 7 && source.metadata.maximumZoom == 7)
    #expect(try await source.census(limit: 100).counts == [7: 1])
  }

  @Test(
    "B28: a missing placeholder is named",
    arguments: [
      ("{z}/{x}.png", ["{y}"]), ("{x}/{y}.png", ["{z}"]), ("{z}/{y}.png", ["{x}"]),
      ("{z}.png", ["{x}", "{y}"]), ("tile{r}.png", ["{z}", "{x}", "{y}"]),
    ])
  func missingPlaceholders(_ template: String, _ names: [String]) async throws {
    do {
      _ = try await open(template)
      Issue.record("no error")
    } catch {
      #expect(
        error as? TileStoreError
          == .missingPlaceholders(template: folder.path + "/" + template, names: names))
      #expect("\(error)".contains(names.joined(separator: " and ")))
    }
  }

  @Test(arguments: ["{s}", "{foo}", "{Z}", "{}"])
  func anUnknownPlaceholderIsNamed(_ placeholder: String) async throws {
    let text = folder.path + "/{z}/{x}/{y}/" + placeholder
    await #expect(
      throws: TileStoreError.unknownPlaceholder(
        template: text, name: String(placeholder.dropFirst().dropLast()))
    ) { try await TileSourceOpener.open(text) }
  }

  @Test func theSchemeTurnsRowsThatDoNotSaySo() async throws {
    try folder.write(png("a"), to: "6/33/41.png")
    let turned = try await open("{z}/{x}/{y}.png", scheme: .tms)
    #expect(try await turned.tile(at: tile(6, 33, 22)) == png("a"))
    let said = try await open("{z}/{x}/{-y}.png", scheme: .tms)
    #expect(try await said.tile(at: tile(6, 33, 22)) == png("a"))
  }

  @Test("@2x tiles are found by {r} and in a folder, and {r} takes them before plain ones")
  func tilesAt2x() async throws {
    try folder.write(png("2x"), to: "1/1/0@2x.png")
    #expect(try await open("{z}/{x}/{y}{r}.png").tile(at: tile(1, 1, 0)) == png("2x"))
    #expect(try await open("").tile(at: tile(1, 1, 0)) == png("2x"))
    try folder.write(png("1x"), to: "1/1/0.png")
    #expect(try await open("{z}/{x}/{y}{r}.png").tile(at: tile(1, 1, 0)) == png("2x"))
    #expect(try await open("{z}/{x}/{y}.png").tile(at: tile(1, 1, 0)) == png("1x"))
  }

  @Test func aTemplateWithoutFilesIsRefused() async throws {
    let template = folder.path + "/{z}/{x}/{y}.png"
    await #expect(throws: TileStoreError.notFound(path: template)) {
      try await TileSourceOpener.open(template)
    }
  }

  @Test func quadkeysAreThoseOfBing() async throws {
    // The example of the Bing Maps Tile System: tile 3, 5 of level 3 is 213.
    try folder.write(png("a"), to: "213.png")
    #expect(try await open("{quadkey}.png").tile(at: tile(3, 3, 5)) == png("a"))
  }

  @Test func zoomsBehindColumnsAreAllSeen() async throws {
    for zoom in 2...9 { try folder.write(png("a"), to: "\(zoom)/0/\(zoom).png") }
    let source = try await open("{x}/{y}/{z}.png")
    #expect(source.metadata.minimumZoom == 2 && source.metadata.maximumZoom == 9)
  }
}
