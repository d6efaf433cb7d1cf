import ImageCodec
import Pixels
import TestSupport
import Testing

@Suite("Pictures that are mostly flat")
struct FlatPictureTests {
  @Test("are small, and come back", arguments: [0xFFAA_D3DF, 0x80_2A_10_05, 0] as [UInt32])
  func flatPictures(color: UInt32) throws {
    var picture = Pixmap(width: 900, height: 700, filledWith: color)
    for x in 0..<900 { picture[x, 350] = 0xFF80_80C0 }
    picture.isOpaque = color >> 24 == 255
    let bytes = try ImageEncoder.encode(picture)
    #expect(bytes.count < 6_000)
    #expect(try ImageDecoder.decode(bytes).pixels == picture.pixels)
  }

  @Test("with a few odd pixels come back", arguments: 0..<8 as Range<UInt64>)
  func fewOddPixels(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let width = Int.random(in: 1...700, using: &random)
    var picture = Pixmap(width: width, height: 900, filledWith: 0xFFAA_D3DF)
    for _ in 0..<Int.random(in: 0...400, using: &random) {
      let index = Int.random(in: 0..<picture.pixels.count, using: &random)
      picture.pixels[index] = 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &random)
    }
    #expect(try ImageDecoder.decode(ImageEncoder.encode(picture)).pixels == picture.pixels)
  }
}
