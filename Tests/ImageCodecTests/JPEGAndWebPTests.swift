import ImageCodec
import Pixels
import Testing

@Suite struct JPEGAndWebPTests {
  /// The largest difference of a channel between a picture and the formula of the fixtures.
  private func difference(
    _ picture: Pixmap, _ expected: (_ x: Int, _ y: Int) -> (Int, Int, Int)
  ) -> Int {
    var largest = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let (red, green, blue) = expected(x, y)
        let pixel = picture[x, y]
        largest = max(
          largest, abs(Int(pixel >> 16 & 255) - red), abs(Int(pixel >> 8 & 255) - green),
          abs(Int(pixel & 255) - blue))
      }
    }
    return largest
  }

  @Test(arguments: [(Fixtures.colorJPEG, 12), (Fixtures.progressiveJPEG, 60)])
  func aColorJPEGIsDecoded(_ bytes: [UInt8], _ tolerance: Int) throws {
    let picture = try ImageDecoder.decode(bytes)
    #expect(picture.width == 17 && picture.height == 9 && picture.isOpaque)
    #expect(picture.pixels.allSatisfy { $0 >> 24 == 255 })
    #expect(difference(picture) { (15 * $0, 28 * $1, 128) } <= tolerance)
  }

  @Test func aGrayJPEGIsDecoded() throws {
    let picture = try ImageDecoder.decode(Fixtures.grayJPEG)
    func gray(_ x: Int, _ y: Int) -> (Int, Int, Int) {
      let level = (299 * 15 * x + 587 * 28 * y + 114 * 128) / 1000
      return (level, level, level)
    }
    #expect(difference(picture, gray) <= 6)
  }

  @Test func aJPEGOfInkIsDecodedToLight() throws {
    let picture = try ImageDecoder.decode(Fixtures.inkJPEG)
    #expect(difference(picture) { x, _ in x < 8 ? (255, 0, 0) : (0, 127, 127) } <= 8)
    #expect(picture.pixels.allSatisfy { $0 >> 24 == 255 })
  }

  @Test func aLosslessWebPIsDecodedExactlyAndPremultiplied() throws {
    let picture = try ImageDecoder.decode(Fixtures.losslessWebP)
    #expect(!picture.isOpaque)
    for y in 0..<9 {
      for x in 0..<17 {
        let alpha = UInt32(2 * x * y % 256)
        func product(_ value: Int) -> UInt32 {
          UInt32((Double(value % 256) * Double(alpha) / 255).rounded())
        }
        let expected =
          alpha << 24 | product(15 * x) << 16 | product(28 * y) << 8 | product(128)
        #expect(picture[x, y] == expected)
      }
    }
  }

  @Test func aWebPThatDeniesItsAlphaIsOpaque() throws {
    // RFC 9649 3.4: bit 28 after the signature byte; the pixels are unchanged.
    var bytes = Fixtures.losslessWebP
    #expect(bytes[24] & 0x10 != 0)
    bytes[24] &= ~0x10
    let picture = try ImageDecoder.decode(bytes)
    #expect(picture.isOpaque && picture.pixels.allSatisfy { $0 >= 0xFF00_0000 })
    #expect(picture[16, 8] == 0xFF00_0000 | 240 << 16 | 224 << 8 | 128)
  }

  @Test func aLossyWebPIsDecoded() throws {
    let picture = try ImageDecoder.decode(Fixtures.lossyWebP)
    #expect(picture.isOpaque)
    #expect(difference(picture) { (15 * $0, 28 * $1, 128) } <= 60)
    let alpha = try ImageDecoder.decode(Fixtures.lossyAlphaWebP)
    #expect(!alpha.isOpaque)
    #expect(alpha[16, 8] >> 24 == 0)
    #expect(alpha[16, 7] >> 24 == 224)
  }

  @Test func anAnimatedWebPIsRefusedByName() {
    let error = #expect(throws: ImageCodecError.self) {
      try ImageDecoder.decode(Fixtures.animatedWebP)
    }
    #expect(error == .unsupported(kind: "an animated WebP picture"))
  }

  @Test(arguments: [(9, 5, 9, 5), (5, 3, 5, 3), (1, 1, 3, 2), (10, 5, 17, 9), (100, 100, 17, 9)])
  func aJPEGIsDecodedNoLargerThanNeeded(
    _ width: Int, _ height: Int, _ expectedWidth: Int, _ expectedHeight: Int
  ) throws {
    let picture = try ImageDecoder.decode(
      Fixtures.colorJPEG, coveringWidth: width, height: height)
    #expect(picture.width == expectedWidth && picture.height == expectedHeight)
    let factor = 17 / expectedWidth
    #expect(abs(Int(picture[0, 0] >> 16 & 255) - 15 * (factor - 1) / 2) < 24)
  }

  @Test func otherFormatsAreDecodedAtTheirOwnSize() throws {
    let picture = try ImageDecoder.decode(Fixtures.lossyWebP, coveringWidth: 1, height: 1)
    #expect(picture.width == 17)
  }

  @Test(arguments: [1, 50, 89, 90, 100]) func aJPEGIsEncodedWithItsQuality(_ quality: Int) throws {
    let picture = TestPictures.map(width: 75, height: 43)
    let options = ImageEncodingOptions(format: .jpeg, quality: quality)
    let decoded = try ImageDecoder.decode(try ImageEncoder.encode(picture, options: options))
    #expect(decoded.width == 75 && decoded.height == 43)
    let error = TestPictures.rootMeanSquareError(decoded, picture)
    #expect(error < (quality >= 90 ? 6 : 60), "\(error)")
  }

  @Test func aJPEGInBandsIsTheSameFile() throws {
    let picture = TestPictures.map(width: 61, height: 50)
    let options = ImageEncodingOptions(format: .jpeg)
    let whole = try ImageEncoder.encode(picture, options: options)
    #expect(try TestPictures.encodeInBands(picture, options, rows: [1, 7, 20, 22]) == whole)
  }

  @Test func clearPixelsAreWhiteInAJPEG() throws {
    let picture = Pixmap(width: 16, height: 16)
    let bytes = try ImageEncoder.encode(picture, options: .init(format: .jpeg))
    #expect(try ImageDecoder.decode(bytes).pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test func aLosslessWebPKeepsEveryPixel() throws {
    for picture in [TestPictures.map(width: 61, height: 50), TestPictures.clear(61, 50)] {
      let options = ImageEncodingOptions(format: .webp)
      let bytes = try TestPictures.encodeInBands(picture, options, rows: [1, 7, 20, 22])
      #expect(ImageHeader.read(bytes) == ImageHeader(format: .webp, width: 61, height: 50))
      #expect(try ImageDecoder.decode(bytes).pixels == picture.pixels)
    }
  }

  @Test func aLossyWebPIsNear() throws {
    let picture = TestPictures.map(width: 61, height: 50)
    let options = ImageEncodingOptions(format: .webp, quality: 90, isLossless: false)
    let bytes = try ImageEncoder.encode(picture, options: options)
    let error = TestPictures.rootMeanSquareError(try ImageDecoder.decode(bytes), picture)
    #expect(error > 0 && error < 20, "\(error)")
  }

  @Test func sidesThatAFormatCannotHaveAreRefused() {
    for (format, side) in [(ImageFormat.jpeg, 65_501), (.webp, 16_384)] {
      let error = #expect(throws: ImageCodecError.self) {
        try ImageEncoder.encode(
          Pixmap(width: side, height: 1), options: ImageEncodingOptions(format: format))
      }
      #expect(error == .sideTooLong(format, width: side, height: 1))
    }
  }
}
