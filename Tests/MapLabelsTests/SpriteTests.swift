import MapScene
import Pixels
import TestSupport
import Testing

@testable import MapLabels

@Suite struct SpriteTests {
  private static let picture = Pixmap(width: 8, height: 4, filledWith: 0x8040_4040)

  @Test func cutsImagesOutOfThePicture() throws {
    var sheet = SpriteSheet()
    let index = """
      {"a": {"x": 2, "y": 1, "width": 3, "height": 2, "pixelRatio": 2, "stretchX": [[0, 1], [2, 3]],
      "content": [0, 0, 3, 2], "textFitWidth": "stretchOnly"},
      "b": {"x": 0, "y": 0, "width": 8, "height": 4, "sdf": true}}
      """
    try sheet.add(index: Array(index.utf8), picture: Self.picture, id: "mine")
    let image = try #require(sheet.images["mine:a"])
    #expect(image.width == 1.5 && image.height == 1)
    #expect(image.stretchX == [0...1, 2...3] && image.stretchY == nil)
    #expect(image.content == Rectangle(minX: 0, minY: 0, maxX: 3, maxY: 2))
    #expect(image.textFitWidth == .stretchOnly && image.textFitHeight == nil)
    guard case .distances(let bytes, let width, let height, _) = sheet.images["mine:b"]?.bordered
    else {
      Issue.record("no distances")
      return
    }
    #expect(width == 10 && height == 6 && bytes[0] == 0 && bytes[11] == 0x80)
  }

  @Test(arguments: [
    #""x": -1"#, #""width": 9"#, #""width": 0"#, #""y": 1e300"#, #""pixelRatio": 0"#,
    #""pixelRatio": -2"#, #""x": 9007199254740993"#, #""height": "2""#,
  ])
  func leavesOutImagesWithWrongNumbers(member: String) throws {
    var sheet = SpriteSheet()
    let index = #"{"a": {"x": 0, "y": 0, "width": 2, "height": 2, \#(member)}}"#
    try sheet.add(index: Array(index.utf8), picture: Self.picture)
    #expect(sheet.images.isEmpty && sheet.skipped == ["a"])
  }

  @Test func refusesWhatIsNoIndex() {
    var sheet = SpriteSheet()
    #expect(throws: SpriteError.noObject) {
      try sheet.add(index: Array("[]".utf8), picture: Self.picture)
    }
    #expect(throws: SpriteError.self) {
      try sheet.add(index: Array("{".utf8), picture: Self.picture)
    }
  }
}
