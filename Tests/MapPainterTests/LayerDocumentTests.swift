import Foundation
import MapPainter
import MapScene
import Pixels
import Testing
import WebMercator

@Suite("Layers in documents")
struct LayerDocumentTests {
  private func svg(_ batches: [MapLayer.Batch], opacity: Double = 1) throws -> String {
    let scene = LayerScenes.scene(batches, opacity: opacity, images: LayerScenes.images)
    return String(
      decoding: try Painter().document(scene, base: nil, format: .svg), as: UTF8.self)
  }

  @Test("Lines, circles and letters are paths, not pixels")
  func vectors() throws {
    var circles = CircleBatch()
    circles.circles = [CircleBatch.Circle(center: Point(x: 9, y: 9), radius: 5, color: .black)]
    var symbols = SymbolBatch()
    symbols.marks = [
      SymbolBatch.Mark(
        .distanceField(1, Rectangle(x: 0, y: 0, width: 24, height: 24)), toPicture: .identity)
    ]
    var style = LineBatch.Style(.color(.black), width: 3)
    style.dash = [4, 2]
    let text = try svg([
      LayerScenes.lines([[(1, 2), (30, 40)]], style), .circles(circles), .symbols(symbols),
    ])
    #expect(text.contains("stroke-dasharray"))
    #expect(text.components(separatedBy: "<path").count > 3)
    #expect(!text.contains("<image"))
  }

  @Test(
    "Opaque areas of neighbouring tiles overlap, so that no seam is seen; others end at their tile")
  func seams() throws {
    func path(_ color: Color) throws -> String {
      var batch = AreaBatch()
      batch.clip = TileClip(
        origin: Point(x: 10, y: 10), right: Point(x: 20, y: 0), down: Point(x: 0, y: 20))
      batch.rings = LayerScenes.list([[(0, 0), (60, 0), (60, 60), (0, 60)]])
      batch.areas = [AreaBatch.Area(rings: 0..<1, fill: .color(color))]
      return try svg([.areas(batch)])
    }
    #expect(try path(.black).contains("M 9.25 9.25 L 30.75 9.25 L 30.75 30.75 L 9.25 30.75"))
    let thin = try path(Color(red: 0, green: 0, blue: 0, alpha: 0.5))
    #expect(thin.contains("M 10 10 L 30 10 L 30 30 L 10 30"))
  }

  @Test("What has no vectors is a picture")
  func pictures() throws {
    var heat = HeatmapBatch(ramp: [0, 0xFFFF_0000])
    heat.spots = [HeatmapBatch.Spot(center: Point(x: 30, y: 30), radius: 20, weight: 1)]
    #expect(try svg([.heatmap(heat)]).contains("<image"))
  }

  @Test("Everything becomes a PDF", arguments: 1...3)
  func everything(seed: Int) throws {
    let scene = LayerScenes.scene(
      LayerScenes.everything(seed: UInt64(seed), side: 64, isTurned: true), opacity: 0.5,
      images: LayerScenes.images)
    let bytes = try Painter().document(scene, base: nil, format: .pdf)
    #expect(bytes.count > 2_000)
    #expect(try Painter().document(scene, base: nil, format: .pdf) == bytes)
  }
}
