import FoundationEssentials
import ImageCodec
import Pixels
import TestSupport
import Testing

@Suite struct ImageHeaderTests {
  @Test func theSizeOfEachFormatIsReadFromItsBytes() {
    let jpeg = ImageHeader(format: .jpeg, width: 17, height: 9)
    let webp = ImageHeader(format: .webp, width: 17, height: 9)
    #expect(ImageHeader.read(Fixtures.colorJPEG) == jpeg)
    #expect(ImageHeader.read(Fixtures.progressiveJPEG) == jpeg)
    #expect(ImageHeader.read(Fixtures.inkJPEG) == jpeg)
    #expect(ImageHeader.read(Fixtures.losslessWebP) == webp)
    #expect(ImageHeader.read(Fixtures.lossyWebP) == webp)
    #expect(ImageHeader.read(Fixtures.lossyAlphaWebP) == webp)
    let png = HandmadePNG(width: 70_000, height: 3).bytes
    #expect(ImageHeader.read(png) == ImageHeader(format: .png, width: 70_000, height: 3))
  }

  @Test(arguments: [
    Fixtures.colorJPEG, Fixtures.losslessWebP, Fixtures.lossyWebP, Fixtures.lossyAlphaWebP,
    HandmadePNG().bytes,
  ])
  func noBeginningOfAFileHasAWrongSize(_ bytes: [UInt8]) {
    let whole = ImageHeader.read(bytes)
    for count in 0..<bytes.count {
      let header = ImageHeader.read(Array(bytes[..<count]))
      #expect(header == nil || header == whole)
    }
  }

  @Test func noBytesTrap() {
    var random = SeededGenerator(seed: 11)
    let beginnings: [[UInt8]] = [
      [], [0xFF, 0xD8, 0xFF], Array("RIFF....WEBPVP8X".utf8), Array("RIFF....WEBPVP8 ".utf8),
      Array(HandmadePNG().bytes[..<16]),
    ]
    for beginning in beginnings {
      for _ in 0..<2000 {
        let count = Int.random(in: 0..<40, using: &random)
        let rest = (0..<count).map { _ in
          Bool.random(using: &random) ? 0xFF : UInt8.random(in: 0...255, using: &random)
        }
        if let header = ImageHeader.read(beginning + rest) {
          #expect(header.width > 0 && header.height > 0)
        }
      }
    }
  }

  @Test(.enabled(if: SharedData.isPresent, "no shared data"))
  func theHeaderAgreesWithTheDecoder() throws {
    for tile in ["0/0/0", "3/4/2", "6/33/21"] {
      let bytes = try SharedTiles.bytes(tile)
      let picture = try ImageDecoder.decode(bytes)
      #expect(
        ImageHeader.read(bytes)
          == ImageHeader(format: .png, width: picture.width, height: picture.height))
      #expect(picture.width == 256 && picture.isOpaque)
    }
  }
}
