import Pixels
import Testing

@testable import Canvas

@Suite("Drawing")
struct DrawingTests {
  private func draw(
    _ block: PixelBlock, width: Int, height: Int,
    _ body: (DrawingContext) throws(CanvasError) -> Void
  ) throws(CanvasError) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    var pixels = pixmap.pixels.mutableSpan
    try DrawingSurface.draw(into: &pixels, rowLength: width, block: block, body)
    return pixmap
  }

  @Test("Only pixels of the block change")
  func block() throws {
    let block = PixelBlock(x: 3, y: 2, width: 4, height: 5)
    let pixmap = try draw(block, width: 10, height: 9) { context throws(CanvasError) in
      context.move(x: -50, y: -50)
      context.line(x: 50, y: -50)
      context.line(x: 50, y: 50)
      context.line(x: -50, y: 50)
      context.fill(.black)
    }
    for y in 0..<9 {
      for x in 0..<10 {
        let isInside = (3..<7).contains(x) && (2..<7).contains(y)
        #expect(pixmap[x, y] == (isInside ? 0xFF00_0000 : 0))
      }
    }
  }

  @Test(
    "A block that is not inside of the pixels, or too large for Cairo, is refused",
    arguments: [
      PixelBlock(x: 0, y: 0, width: 11, height: 1), PixelBlock(x: -1, y: 0, width: 2, height: 1),
      PixelBlock(x: 0, y: 0, width: 0, height: 1), PixelBlock(x: 0, y: 9, width: 1, height: 1),
      PixelBlock(x: .max, y: .max, width: 1, height: 1),
      PixelBlock(x: 0, y: 0, width: 40_000, height: 1),
    ])
  func refused(block: PixelBlock) {
    #expect(throws: CanvasError.size(width: block.width, height: block.height)) {
      try draw(block, width: 10, height: 9) { _ in }
    }
  }

  @Test("An error of Cairo is thrown as a sentence")
  func error() {
    let block = PixelBlock(x: 0, y: 0, width: 4, height: 4)
    let thrown = #expect(throws: CanvasError.self) {
      try draw(block, width: 4, height: 4) { context throws(CanvasError) in context.scale(by: 0) }
    }
    #expect(thrown?.description.contains("invalid matrix") == true)
  }

  @Test("A picture is drawn with its own colours, an opaque one without alpha")
  func image() throws {
    var pixmap = Pixmap(width: 2, height: 2, filledWith: 0xFF11_2233)
    pixmap[1, 1] = 0xFF44_5566
    let image = try ImageSurface(pixmap)
    let block = PixelBlock(x: 0, y: 0, width: 4, height: 4)
    let drawn = try draw(block, width: 4, height: 4) { context throws(CanvasError) in
      context.image(image, x: 1, y: 1, width: 2, height: 2)
    }
    #expect(drawn[1, 1] == 0xFF11_2233 && drawn[2, 2] == 0xFF44_5566 && drawn[0, 0] == 0)
  }

  @Test("Part of a picture is copied, and an empty part is refused")
  func part() throws {
    var pixmap = Pixmap(width: 3, height: 3)
    pixmap[2, 1] = 0xFFAB_CDEF
    let image = try ImageSurface(pixmap, block: PixelBlock(x: 2, y: 1, width: 1, height: 1))
    let block = PixelBlock(x: 0, y: 0, width: 1, height: 1)
    let drawn = try draw(block, width: 1, height: 1) { context throws(CanvasError) in
      context.image(image, x: 0, y: 0, width: 1, height: 1)
    }
    #expect(drawn[0, 0] == 0xFFAB_CDEF)
    #expect(throws: CanvasError.self) { try ImageSurface(Pixmap(width: 0, height: 0)) }
  }

  @Test("A shade is darkest in its middle and nothing at its rim")
  func shade() throws {
    let block = PixelBlock(x: 0, y: 0, width: 21, height: 11)
    let drawn = try draw(block, width: 21, height: 11) { context throws(CanvasError) in
      context.shade(.black, x: 10.5, y: 5.5, radiusX: 10, radiusY: 5)
      context.shade(.black, x: .nan, y: 5.5, radiusX: 10, radiusY: 5)
    }
    #expect(drawn[10, 5] >> 24 > 240 && drawn[10, 0] >> 24 < 10 && drawn[0, 0] == 0)
  }

  @Test("A picture's names in an SVG are numbered from 0")
  func identifiers() {
    let file =
      ##"<image id="image17"/><g id="surface9"><use href="#image17"/></g><i id="imagex"/>"##
    let renumbered = SVGIdentifiers.renumbered(Array(file.utf8))
    #expect(
      String(decoding: renumbered, as: UTF8.self)
        == ##"<image id="image0"/><g id="surface1"><use href="#image0"/></g><i id="imagex"/>"##)
  }
}
