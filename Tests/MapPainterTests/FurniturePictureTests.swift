import Overlays
import Testing

@Suite("Pictures of furniture")
struct FurniturePictureTests {
  private func furniture(title: String? = nil, dark: Bool = false) -> Furniture {
    var furniture = Furniture()
    furniture.attribution =
      "<a href=\"https://www.openstreetmap.org/copyright\">&copy; OpenStreetMap contributors</a>"
    furniture.scaleBar = true
    furniture.title = title
    furniture.graticule = title != nil
    furniture.dark = dark
    return furniture
  }

  @Test("All furniture on a light map", arguments: [1.0, 2])
  func light(scale: Double) throws {
    try PictureGolden.expect(
      picture(
        furniture: furniture(title: "Zürich"),
        in: viewport(width: 256, height: 192, scale: scale)), equals: "furniture@\(Int(scale))x")
  }

  @Test("All furniture on a dark map")
  func dark() throws {
    try PictureGolden.expect(
      picture(
        [.pin(Pin(at: zurich, label: "Zürich"))], furniture: furniture(title: "Zürich", dark: true),
        in: viewport(width: 256, height: 192), background: 0xFF1B_2433), equals: "furniture-dark")
  }

  @Test("A turned map", arguments: [30.0])
  func turned(bearing: Double) throws {
    try PictureGolden.expect(
      picture(
        furniture: furniture(title: "Turned"),
        in: viewport(width: 256, height: 192, bearing: bearing)), equals: "furniture-turned")
  }

  @Test("A small picture with a long attribution and a long title")
  func small() throws {
    var long = furniture(
      title: "A title that is much too long for a picture as small as this one is")
    long.attribution = "© OpenMapTiles | © OpenStreetMap contributors"
    long.graticule = false
    try PictureGolden.expect(
      picture(furniture: long, in: viewport(width: 160, height: 120)), equals: "furniture-small")
    try PictureGolden.expect(
      picture(furniture: furniture(), in: viewport(width: 100, height: 60)),
      equals: "furniture-smallest")
  }

  @Test("A picture as small as a stamp, with a pin")
  func stamp() throws {
    try PictureGolden.expect(
      picture(
        [.pin(Pin(at: zurich))], furniture: furniture(title: "Zürich"),
        in: viewport(width: 60, height: 60, scale: 2)), equals: "furniture-stamp")
  }
}
