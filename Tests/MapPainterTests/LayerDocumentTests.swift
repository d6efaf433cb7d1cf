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
