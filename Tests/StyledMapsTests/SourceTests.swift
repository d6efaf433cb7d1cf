import JSON
import MapScene
import MapStyle
import StyledMaps
import TestSupport
import Testing
import TileStore
import WebMercator

/// What is drawn where tiles are missing or broken, and what is said of it.
@Suite struct SourceTests {
  private static let style = Style.read([
    "version": 8, "sources": ["tiles": ["type": "vector", "maxzoom": 1]],
    "layers": [
      ["id": "all", "type": "fill", "source": "tiles", "source-layer": "land"]
    ],
  ]).style

  private static func source(broken: [UInt8]?) -> MemoryTileSource {
    let whole = VectorTileBytes.tile(layer: "land", kind: "a", name: "b")
    var source = MemoryTileSource(zooms: [0, 1]) { tile in tile.zoom == 0 ? whole : broken }
    source.metadata.format = .mvt
    return source
  }

  private static func scene(_ sources: [any TileSource]) async -> StyledScene {
    let map = StyledMap(style: style, resources: LocalResources(), sources: sources)
    let viewport = Viewport(
      center: GeoCoordinate(latitude: 40, longitude: 40), zoom: 1,
      size: PictureSize(width: 64, height: 64))
    return await map.scene(of: viewport)
  }

  @Test(
    "A tile that is missing or broken is filled from the one above it, and a broken one is told",
    arguments: [nil, [0x1A, 0xFF, 0x01], Array("<html>".utf8)] as [[UInt8]?])
  func filled(broken: [UInt8]?) async throws {
    let scene = await Self.scene([Self.source(broken: broken)])
    #expect(scene.statistics.tiles.needed == 1)
    #expect(scene.statistics.tiles.overzoomed == 1)
    #expect(scene.statistics.tiles.missing == 0)
    let batches = try #require(scene.layers.first).batches
    #expect(batches.count == 1)
    #expect(scene.statistics.warnings.count == (broken == nil ? 0 : 1))
    if broken != nil {
      #expect(scene.statistics.warnings[0].contains("tile 1/1/0 is broken"))
    }
  }

  @Test("A tile without bytes has nothing to show, and nothing fills it")
  func empty() async {
    let scene = await Self.scene([Self.source(broken: [])])
    #expect(scene.statistics.tiles.fresh == 1)
    #expect(scene.layers.isEmpty)
  }

  @Test("An archive that stands for nothing in the style is told")
  func unused() async {
    let pictures = MemoryTileSource(location: "pictures", zooms: [0]) { _ in nil }
    let scene = await Self.scene([Self.source(broken: nil), pictures])
    #expect(scene.statistics.warnings.count == 1)
    #expect(
      scene.statistics.warnings.first
        == "pictures is not drawn: the style has no source of pictures")
  }
}
