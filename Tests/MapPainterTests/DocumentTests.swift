import Foundation
import FoundationXML
import ImageCodec
import MapPainter
import MapScene
import Overlays
import Pixels
import Testing
import WebMercator

@Suite("Documents")
struct DocumentTests {
  private func document(
    _ format: Painter.DocumentFormat, file: [UInt8]? = nil
  ) throws -> [UInt8] {
    let painter = Painter()
    var furniture = Furniture()
    furniture.attribution = "© OpenStreetMap contributors"
    furniture.title = "Zürich"
    let view = viewport(width: 200, height: 150)
    let made = OverlayScene.make(
      overlays: [
        .line(Overlay.Line([place(47.37, 8.53), place(47.38, 8.55)])),
        .pin(Pin(at: zurich, label: "Here", style: Pin.Style(icon: Pin.Icon(image: checkedIcon)))),
        .pin(Pin(at: place(47.372, 8.53))),
      ], furniture: furniture, viewport: view, measuring: painter)
    return try painter.document(
      made.scene, base: Painter.BaseMap(base, file: file), format: format, title: "Zürich")
  }

  private var base: Pixmap { Pixmap(width: 400, height: 300, filledWith: 0xFFC8_D8B0) }

  @Test("A PDF is whole, has fonts for its text and one page of the picture's size")
  func pdf() throws {
    let text = String(decoding: try document(.pdf), as: UTF8.self)
    #expect(text.hasPrefix("%PDF-1.5"))
    #expect(text.hasSuffix("%%EOF\n"))
    #expect(text.contains("NotoSans"))
    #expect(text.contains("/ToUnicode"))
    #expect(text.contains("0 0 200 150"))
    #expect(text.contains("/Subtype /Image"))
  }

  @Test("An SVG is well-formed, has paths, and holds the base map as an image")
  func svg() throws {
    let bytes = try document(.svg)
    let counter = ElementCounter()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = counter
    #expect(parser.parse())
    #expect(counter.counts["svg"] == 1)
    #expect(counter.counts["path", default: 0] > 10)
    #expect(counter.counts["image", default: 0] >= 1)
    #expect(counter.counts["use", default: 0] > 10)
  }

  @Test("The same scene gives the same file", arguments: [Painter.DocumentFormat.pdf, .svg])
  func deterministic(format: Painter.DocumentFormat) throws {
    #expect(try document(format) == document(format))
  }

  @Test("A ready PNG is held as it is")
  func ready() throws {
    let png = try ImageEncoder.encode(base, options: ImageEncodingOptions(format: .png))
    let text = String(decoding: try document(.svg, file: png), as: UTF8.self)
    // Cairo breaks lines of base 64.
    let packed = text.filter { !$0.isWhitespace }
    #expect(packed.contains(Data(png).base64EncodedString()))
  }

  @Test(
    "A base map without pixels, and an empty scene, are no trouble",
    arguments: [Painter.DocumentFormat.pdf, .svg])
  func empty(format: Painter.DocumentFormat) throws {
    let scene = Scene(size: PictureSize(width: 0, height: 0))
    let bytes = try Painter().document(
      scene, base: Painter.BaseMap(Pixmap(width: 0, height: 0)), format: format)
    #expect(bytes.count > 100)
  }
}

/// Counts the elements of an XML file by name.
private final class ElementCounter: NSObject, XMLParserDelegate {
  var counts: [String: Int] = [:]

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    counts[elementName, default: 0] += 1
  }
}
