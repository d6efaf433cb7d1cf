import MapScene
import Overlays
import Pixels
import TestSupport
import Testing
import WebMercator

@Suite("Pins and their labels")
struct PinTests {
  @Test("Southern pins lie over northern ones")
  func order() {
    let latitudes = [3.0, -7, 20, 0.5, -30]
    let made = makeScene(latitudes.map { .pin(Pin(at: place($0, 0))) }, in: viewport())
    let rows = made.scene.marks.map(\.position.y)
    #expect(rows == rows.sorted() && rows.count == 5)
  }

  @Test("Pins of one look share a symbol, whatever their labels")
  func symbols() {
    let icon = Pin.Icon(image: Pixmap(width: 4, height: 4, filledWith: 0xFF00_00FF))
    let other = Pin.Icon(image: Pixmap(width: 4, height: 4, filledWith: 0xFF00_FF00))
    let styles = [
      Pin.Style(), Pin.Style(labelSize: 20), Pin.Style(color: .black), Pin.Style(icon: icon),
      Pin.Style(icon: icon), Pin.Style(icon: other), Pin.Style(glyph: "A"),
    ]
    let made = makeScene(
      styles.enumerated().map { .pin(Pin(at: place(0, Double($0) * 5), style: $1)) }, in: viewport()
    )
    #expect(made.scene.marks.map(\.symbol) == [0, 0, 1, 2, 2, 3, 4])
  }

  @Test("Five thousand memories of one place are one mark and at most four labels")
  func samePlace() {
    let pins = (0..<5_000).map { Overlay.pin(Pin(at: place(1, 1), label: "Memory \($0)")) }
    let made = makeScene(pins, in: viewport())
    #expect(made.scene.marks.count == 1)
    #expect((1...4).contains(made.scene.texts.count))
    #expect(made.pins.count == 5_000)
  }

  @Test("Labels stay in the picture and off each other where there is room", arguments: 1...10)
  func labels(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let view = viewport(zoom: 3, width: 512, height: 512)
    let pins = (0..<25).map { index in
      Overlay.pin(
        Pin(
          at: view.coordinate(
            at: Point(
              x: Double.random(in: 5...507, using: &random),
              y: Double.random(in: 40...500, using: &random))), label: "Place \(index)"))
    }
    let scene = makeScene(pins, in: view).scene
    let boxes = scene.texts.map { text in
      let extent = FixedWidthMeasurer().extent(of: text.block)
      return Rectangle(
        x: text.origin.x, y: text.origin.y, width: extent.width, height: extent.height)
    }
    #expect(boxes.count == 25)
    for (index, box) in boxes.enumerated() {
      #expect(box.minX >= 0 && box.maxX <= 512)
      for other in boxes[..<index] { #expect(box.intersection(other).area < 0.2 * box.area) }
    }
  }

  @Test(
    "A label leaves the side that has no room",
    arguments: [(490.0, 256.0, -1.0), (20.0, 256.0, 1.0)])
  func side(x: Double, y: Double, direction: Double) throws {
    let view = viewport(zoom: 0)
    let made = makeScene(
      [.pin(Pin(at: view.coordinate(at: Point(x: x, y: y)), label: "A place"))], in: view)
    let origin = try #require(made.scene.texts.first?.origin)
    #expect((origin.x - x) * direction > 0)
  }

  @Test("Each anchor of an icon lies on the place", arguments: Pin.Anchor.allCases)
  func anchors(anchor: Pin.Anchor) throws {
    let icon = Pin.Icon(
      image: Pixmap(width: 20, height: 10, filledWith: 0xFFFF_FFFF), anchor: anchor)
    let made = makeScene(
      [.pin(Pin(at: place(0, 0), style: Pin.Style(size: 30, icon: icon, shadow: false)))],
      in: viewport())
    guard case .picture(let picture)? = made.scene.symbols.first?.items.first else {
      Issue.record("no picture")
      return
    }
    #expect(picture.box.width == 60 && picture.box.height == 30)
    let name = anchor.rawValue
    #expect(name.contains("left") == (picture.box.minX == 0))
    #expect(name.contains("right") == (picture.box.maxX == 0))
    #expect(name.contains("top") == (picture.box.minY == 0))
    #expect(name.contains("bottom") == (picture.box.maxY == 0))
  }

  @Test(
    "A glyph is one grapheme cluster however many scalars it has",
    arguments: ["🏴‍☠️", "👩🏽", "🇺🇸", "1️⃣", "🚶‍➡️", "é", "A"])
  func glyph(cluster: String) throws {
    let made = makeScene(
      [.pin(Pin(at: place(0, 0), style: Pin.Style(glyph: cluster)))], in: viewport())
    let texts = made.scene.symbols[0].items.compactMap { item in
      if case .text(let text) = item { text.block.string } else { nil }
    }
    #expect(texts == [cluster])
  }

  @Test("A place that is none is left out, named, and nothing else suffers")
  func invalidPlaces() {
    let places = [
      place(.nan, 0), place(0, 5), place(145, -38), place(0, .infinity), place(-91, 0),
    ]
    let made = makeScene(places.map { .pin(Pin(at: $0)) }, in: viewport())
    #expect(made.pins.map { $0 == nil } == [true, false, true, true, true])
    #expect(made.scene.marks.count == 1)
    #expect(made.warnings.count == 4)
    #expect(made.warnings.contains { $0.contains("pin 3") && $0.contains("145") })
  }

  @Test("Of thousands of wrong places only the first are named")
  func manyInvalid() {
    let made = makeScene(
      (0..<3_000).map { _ in .pin(Pin(at: place(99, 0))) }, in: viewport())
    #expect(made.warnings.count == 51)
    #expect(made.warnings.last?.hasPrefix("2950 more") == true)
  }

  @Test(
    "Odd sizes are brought into range or left out", arguments: [0, -3, 1e9, .nan, .infinity, 1e-9])
  func oddSizes(size: Double) {
    let made = makeScene(
      [.pin(Pin(at: place(0, 0), label: "x", style: Pin.Style(size: size, labelSize: size)))],
      in: viewport())
    for symbol in made.scene.symbols {
      #expect(symbol.bounds.width <= 1_300 && symbol.bounds.height <= 1_300)
    }
    #expect(made.pins == [Point(x: 256, y: 256)])
  }
}
