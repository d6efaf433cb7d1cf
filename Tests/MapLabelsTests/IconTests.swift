import MapScene
import MapStyle
import Testing

@testable import MapLabels

@Suite struct IconTests {
  @Test func iconsStandOnTheirAnchors() throws {
    let image = try #require(Samples.image(width: 20, height: 10, ratio: 2))
    let icon = ShapedIcon(image, offset: SIMD2(1, 2), anchor: .bottomRight)
    #expect(icon.box == Rectangle(minX: -9, minY: -3, maxX: 1, maxY: 2))
  }

  @Test func plainIconsAreOneQuadWithABorder() throws {
    let image = try #require(Samples.image(width: 20, height: 10))
    let icon = ShapedIcon(image, offset: SIMD2(0, 0), anchor: .center)
    let quads = IconQuads.quads(icon, image: 0, rotation: 0, isFitted: false)
    #expect(quads.count == 1)
    // Pixel 1, 1 of the bordered image is the icon's corner.
    let quad = quads[0]
    #expect(quad.origin + quad.right + quad.down == SIMD2(-10, -5))
    guard case .image(_, let part) = quad.content else {
      Issue.record("no image")
      return
    }
    #expect(part == Rectangle(x: 0, y: 0, width: 22, height: 12))
  }

  @Test func stretchedIconsKeepTheirRims() throws {
    let image = try #require(
      Samples.image(width: 40, height: 40, stretchX: [10...30], stretchY: [10...30]))
    var icon = ShapedIcon(image, offset: SIMD2(0, 0), anchor: .center)
    icon.box = Rectangle(minX: -50, minY: -30, maxX: 50, maxY: 30)
    let quads = IconQuads.quads(icon, image: 0, rotation: 0, isFitted: true)
    #expect(quads.count == 9)
    for quad in quads {
      guard case .image(_, let part) = quad.content else { continue }
      let scale = pointwiseMax(quad.minimumScale, SIMD2(1, 1))
      let across = quad.right.x * scale.x + quad.fixedRight
      // The rims are drawn pixel by pixel, the middle is as wide as is left.
      #expect(abs(across - (part.minX == 11 ? 4 : 1)) < 0.01)
    }
  }

  @Test func iconsFitTheirTexts() throws {
    let image = try #require(
      Samples.image(width: 40, height: 40, content: Rectangle(x: 10, y: 10, width: 20, height: 20)))
    var text = ShapedText()
    (text.left, text.right, text.top, text.bottom) = (-48, 48, -12, 12)
    let icon = ShapedIcon(image, offset: SIMD2(0, 0), anchor: .center)
    let padding = Padding(top: 1, right: 2, bottom: 3, left: 4)
    let both = icon.fitted(to: text, .both, padding: padding, offset: SIMD2(5, 0), scale: 0.5)
    #expect(both.box == Rectangle(minX: -23, minY: -7, maxX: 31, maxY: 9))
    #expect(both.collisionPadding == SIMD4(10, 10, 10, 10))
    let width = icon.fitted(to: text, .width, padding: padding, offset: SIMD2(0, 0), scale: 0.5)
    #expect(width.box.height == 40 && width.box.minY == -20)
  }
}
