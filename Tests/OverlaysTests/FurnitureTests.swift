import MapScene
import TestSupport
import Testing
import WebMercator

@testable import Overlays

@Suite("Furniture")
struct FurnitureTests {
  @Test(
    "An attribution's HTML is reduced to its words",
    arguments: [
      (
        "<a href=\"https://www.openstreetmap.org/copyright\" target=\"_blank\">&copy; OpenStreetMap contributors</a>",
        "© OpenStreetMap contributors"
      ),
      ("&#169; A &amp; B &#xA9; C", "© A & B © C"),
      ("plain © words", "plain © words"),
      ("1 < 2 and 3 > 2", "1 < 2 and 3 > 2"),
      ("a<br/>b<br>c <b>d</b>e", "a b c de"),
      ("a<!-- <b>no</b> -->b", "ab"),
      ("a<script>alert('x')</script>b<style>p{}</style>c", "abc"),
      ("  many \n\t spaces ", "many spaces"),
      ("&unknown; &; &#xFFFFFFFF; &", "&unknown; &; &#xFFFFFFFF; &"),
      ("<a href='unclosed", ""),
      ("&lt;b&gt;", "<b>"),
      ("", ""),
    ])
  func words(html: String, expected: String) {
    #expect(AttributionText.words(html) == expected)
  }

  @Test(
    "The attribution never covers more than two fifths of the height, nor leaves the picture",
    arguments: [
      "© OpenStreetMap contributors",
      "© OpenMapTiles © OpenStreetMap contributors | Tiles courtesy of a company with a long name",
      String(repeating: "word ", count: 300),
    ])
  func share(words: String) throws {
    for width in stride(from: 30, through: 900, by: 90) {
      for height in stride(from: 20, through: 700, by: 85) {
        var furniture = Furniture()
        furniture.attribution = words
        let view = viewport(zoom: 3, width: width, height: height)
        let made = makeScene(furniture: furniture, in: view)
        let box = try #require(made.scene.shapes.first?.path.bounds)
        #expect(abs(box.maxX - Double(width)) < 1e-9 && abs(box.maxY - Double(height)) < 1e-9)
        #expect(box.minX >= -0.001)
        // One line of the smallest letters is drawn on the lowest pictures too.
        #expect(box.height <= max(0.4 * Double(height) + 0.001, 9.9))
      }
    }
  }

  @Test(
    "The scale bar is as long as it says, measured along the ground where it lies",
    arguments: [-70.0, -33.5, 0, 12, 47.4, 64, 80])
  func scaleBar(latitude: Double) throws {
    for zoom in stride(from: 4.0, through: 22, by: 1.3) {
      var furniture = Furniture()
      furniture.scaleBar = true
      let view = viewport(center: place(latitude, 170), zoom: zoom, width: 640, height: 400)
      let scene = makeScene(furniture: furniture, in: view).scene
      let path = try #require(scene.shapes.last?.path)
      let (start, end) = (path.points[1], path.points[2])
      let words = try #require(scene.texts.first?.block.string)
      let said = try #require(meters(words))
      // The bar lies on a parallel, which is longer than the geodesic on small scales; there it is cut up.
      var length = 0.0
      for step in 0..<12 {
        func corner(_ index: Int) -> GeoCoordinate {
          let share = Double(index) / 12
          return view.coordinate(at: Point(x: start.x + share * (end.x - start.x), y: start.y))
        }
        length += Ellipsoid.wgs84.distance(from: corner(step), to: corner(step + 1))
      }
      #expect(abs(length - said) < 1e-3 * said, "\(words) at \(latitude)°, zoom \(zoom)")
      #expect(end.x - start.x <= 120.001 && end.x - start.x >= 45)
    }
  }

  @Test("The scale bar of a picture that is higher than the world has the scale of the middle")
  func scaleBarBesideTheMap() throws {
    var furniture = Furniture()
    furniture.scaleBar = true
    for latitude in [0.0, 40] {
      let view = viewport(center: place(latitude, 0), zoom: 0, width: 600, height: 900)
      let scene = makeScene(furniture: furniture, in: view).scene
      let path = try #require(scene.shapes.last?.path)
      let (start, end) = (path.points[1], path.points[2])
      #expect(view.worldPoint(at: start).y > 1)
      let said = try #require(scene.texts.first.flatMap { meters($0.block.string) })
      let expected = (end.x - start.x) * view.metersPerPoint
      #expect(abs(expected - said) < 1e-3 * said)
    }
  }

  @Test(
    "Maps of the whole world have meridians and parallels, far from each other",
    arguments: [-4.0, -3, -2, -1, -0.5, 0, 1])
  func graticuleOfTheWorld(zoom: Double) throws {
    var furniture = Furniture()
    furniture.graticule = true
    let view = viewport(zoom: zoom, width: 300, height: 200)
    let path = try #require(makeScene(furniture: furniture, in: view).scene.shapes.first?.path)
    let lines = stride(from: 0, to: path.points.count - 1, by: 2).map {
      (path.points[$0], path.points[$0 + 1])
    }
    let meridians = lines.filter { abs($0.0.x - $0.1.x) < 1e-6 }.map(\.0.x).sorted()
    let parallels = lines.filter { abs($0.0.y - $0.1.y) < 1e-6 }
    #expect(meridians.count >= 3 && parallels.count >= 1)
    #expect(zip(meridians, meridians.dropFirst()).allSatisfy { $1 - $0 >= 23.9 })
    #expect(meridians.contains { abs($0 - 150) < 1e-6 })
  }

  @Test("No degrees are written over a pin", arguments: [0.0, 4, 9, 14])
  func degreesKeepOffPins(zoom: Double) throws {
    var furniture = Furniture()
    furniture.graticule = true
    let view = viewport(center: place(47.3769, 8.5417), zoom: zoom, width: 80, height: 80)
    let free = makeScene(furniture: furniture, in: view).scene.texts
    // A pin on each place where degrees stood takes that place from them.
    let pins = free.map { text in
      Overlay.pin(
        Pin(at: view.coordinate(at: Point(x: text.origin.x + 4, y: text.origin.y + 10))))
    }
    try #require(!pins.isEmpty)
    let scene = makeScene(pins, furniture: furniture, in: view).scene
    for text in scene.texts {
      #expect(!free.contains { $0.origin == text.origin && $0.block == text.block })
    }
  }

  private func meters(_ words: String) -> Double? {
    let parts = words.split(separator: " ")
    guard parts.count == 2, let number = Double(parts[0].filter { $0 != "," }) else { return nil }
    let units = ["km": 1_000.0, "m": 1, "cm": 0.01, "mm": 0.001]
    return units[String(parts[1])].map { number * $0 }
  }

  @Test(
    "Bars are 1, 2 or 5 times a power of ten",
    arguments: [1.0, 1.99, 2, 4.99, 5, 9.99, 10, 0.03, 7e6])
  func roundLength(limit: Double) {
    let length = ScaleBar.roundLength(upTo: limit)
    #expect(length <= limit * (1 + 1e-9) && length * 2.51 > limit)
  }

  /// A step and an angle in seconds, and how the angle is written.
  struct WrittenAngle {
    var step: Double
    var angle: Double
    var words: String
  }

  static let writtenAngles = [
    WrittenAngle(step: 108_000, angle: 216_000, words: "60° N"),
    WrittenAngle(step: 3_600, angle: -25_200, words: "7° S"),
    WrittenAngle(step: 1_800, angle: 171_000, words: "47°30′ N"),
    WrittenAngle(step: 1_800, angle: 0, words: "0°00′"),
    WrittenAngle(step: 15, angle: 30_615, words: "8°30′15″ N"),
    WrittenAngle(step: 0.1, angle: 3_600.1, words: "1°00′00.1″ N"),
    WrittenAngle(step: 108_000, angle: 648_000, words: "180°"),
  ]

  @Test("Angles are written with as much as the step needs", arguments: writtenAngles)
  func angles(written: WrittenAngle) throws {
    let step = try #require(GraticuleStep(atLeast: written.step * 0.999 / 3_600))
    let words = step.words(written.angle / 3_600, positive: "N", negative: "S")
    #expect(words == written.words)
  }

  @Test("Meridians lie on their degrees")
  func graticule() throws {
    var furniture = Furniture()
    furniture.graticule = true
    let view = viewport(center: place(47, 8), zoom: 5, width: 512, height: 400)
    let scene = makeScene(furniture: furniture, in: view).scene
    let path = try #require(scene.shapes.first?.path)
    let eight = view.point(for: place(47, 8)).x
    #expect(path.points.contains { abs($0.x - eight) < 1e-6 })
    #expect(scene.texts.contains { $0.block.string == "8° E" })
    #expect(scene.texts.contains { $0.block.string.hasSuffix("° N") })
  }

  @Test("A long title is cut off after two lines rather than covering the map")
  func longTitle() throws {
    var furniture = Furniture()
    furniture.title = String(repeating: "long title ", count: 40)
    let scene = makeScene(furniture: furniture, in: viewport(width: 300, height: 200)).scene
    let title = try #require(scene.texts.first)
    #expect(title.block.maximumLines == 2)
    #expect((scene.shapes.first?.path.bounds?.height ?? 999) <= 60)
  }

  @Test(
    "On small pictures the scale bar and then the title make room for the attribution",
    arguments: ["© OpenStreetMap contributors", "© OpenMapTiles © OpenStreetMap contributors", "©"])
  func smallPictures(attribution: String) {
    var furniture = Furniture()
    furniture.attribution = attribution
    furniture.scaleBar = true
    furniture.title = "Zürich"
    for width in stride(from: 30, through: 200, by: 10) {
      for height in stride(from: 20, through: 200, by: 4) {
        let view = viewport(zoom: 3, width: width, height: height)
        let picture = Rectangle(x: 0, y: 0, width: Double(width), height: Double(height))
        let layout = FurnitureLayout(
          furniture, picture: picture, viewport: view, palette: Palette(dark: false),
          measuring: FixedWidthMeasurer())
        #expect(
          layout.boxes.contains { abs($0.maxX - picture.maxX) + abs($0.maxY - picture.maxY) < 1e-6 }
        )
        for (index, box) in layout.boxes.enumerated() {
          #expect(box.minX >= -0.001 && box.maxX <= picture.maxX + 0.001)
          let others = layout.boxes.dropFirst(index + 1)
          #expect(!others.contains { $0.inflated(by: 1.4).intersects(box) }, "\(width) × \(height)")
        }
        #expect(layout.boxes.count + layout.warnings.count >= 3)
      }
    }
  }

  @Test("A stamp keeps its attribution and says that scale bar and title had no room")
  func stamp() {
    var furniture = Furniture()
    furniture.attribution = "© OpenMapTiles © OpenStreetMap contributors"
    furniture.scaleBar = true
    furniture.title = "A long title"
    let made = makeScene(furniture: furniture, in: viewport(zoom: 3, width: 60, height: 30))
    #expect(made.scene.texts.map(\.block.string) == [furniture.attribution])
    #expect(
      made.warnings.contains {
        $0.contains("title is not drawn") || $0.contains("is not drawn: 60")
      })
    #expect(made.warnings.contains { $0.contains("scale bar is not drawn") })
  }

  @Test("Characters that no font has are named in a warning")
  func missing() {
    var furniture = Furniture()
    furniture.title = "東京"
    let made = makeScene(
      [.pin(Pin(at: place(0, 0), label: "字", style: Pin.Style(glyph: "本")))],
      furniture: furniture, in: viewport(), missing: ["東", "京", "字", "本"])
    #expect(made.warnings.count == 3)
    #expect(made.warnings.allSatisfy { $0.contains("no font") })
    #expect(made.warnings.contains { $0.contains("東 京") })
  }
}
