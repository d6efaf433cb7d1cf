import ImageCodec
import Pixels
import TestSupport
import Testing

@Suite struct PNGEncodingTests {
  @Test(arguments: [
    (1, 1), (1, 40), (40, 1), (2, 2), (3, 5), (255, 9), (256, 256), (701, 500), (90_000, 3),
  ])
  func whatIsEncodedDecodesToTheSamePixels(_ width: Int, _ height: Int) throws {
    for picture in [
      TestPictures.map(width: width, height: height),
      TestPictures.noise(width: width, height: height), TestPictures.clear(width, height),
    ] {
      let decoded = try ImageDecoder.decode(try ImageEncoder.encode(picture))
      #expect(decoded.pixels == picture.pixels)
      #expect(decoded.width == width && decoded.height == height)
    }
  }

  @Test func everyPremultipliedPixelSurvives() throws {
    var pixels: [UInt32] = []
    for alpha in 0...255 as ClosedRange<UInt32> {
      for value in 0...alpha {
        let (red, green, blue) = (value << 16, (alpha - value) << 8, value / 2)
        pixels.append(alpha << 24 | red | green | blue)
      }
    }
    let picture = Pixmap(width: pixels.count, height: 1, pixels: pixels, isOpaque: false)
    #expect(try ImageDecoder.decode(try ImageEncoder.encode(picture)).pixels == pixels)
  }

  @Test(arguments: [
    [1, 699], [350, 350], [131, 3, 300, 0, 266], Array(repeating: 7, count: 100),
  ])
  func bandsGiveTheSameFile(_ rows: [Int]) throws {
    // Three bytes a pixel, 700 rows: five segments, the last one short.
    for picture in [
      TestPictures.map(width: 500, height: 700), TestPictures.clear(500, 700),
    ] {
      let whole = try ImageEncoder.encode(picture)
      #expect(try TestPictures.encodeInBands(picture, .init(), rows: rows) == whole)
      #expect(try ImageDecoder.decode(whole).pixels == picture.pixels)
    }
  }

  @Test func theFileIsAsTheSpecificationWants() throws {
    let picture = TestPictures.noise(width: 300, height: 400)
    let chunks = try chunks(of: try ImageEncoder.encode(picture))
    #expect(chunks.first?.name == "IHDR" && chunks.last?.name == "IEND")
    #expect(
      chunks.first?.data == HandmadePNG.number(300) + HandmadePNG.number(400) + [8, 2, 0, 0, 0])
    let data = chunks.filter { $0.name == "IDAT" }.flatMap(\.data)
    // The stream ends with the checksum of all rows, each with its filter byte 0.
    var rows: [UInt8] = []
    for (index, pixel) in picture.pixels.enumerated() {
      if index % 300 == 0 { rows.append(0) }
      rows += [UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255)]
    }
    #expect(Array(data.suffix(4)) == HandmadePNG.number(Int(HandmadePNG.adler(rows))))
    #expect((Int(data[0]) << 8 | Int(data[1])) % 31 == 0)
  }

  private func chunks(of file: [UInt8]) throws -> [(name: String, data: [UInt8])] {
    var chunks: [(name: String, data: [UInt8])] = []
    var offset = 8
    while offset < file.count {
      let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let covered = Array(file[offset + 4..<offset + 8 + length])
      let checksum = Array(file[offset + 8 + length..<offset + 12 + length])
      #expect(checksum == HandmadePNG.number(Int(HandmadePNG.crc(covered))))
      chunks.append((String(decoding: covered[..<4], as: UTF8.self), Array(covered[4...])))
      offset += 12 + length
    }
    return chunks
  }

  @Test func anOpaquePictureHasThreeChannels() throws {
    let opaque = try ImageEncoder.encode(Pixmap(width: 2, height: 2, filledWith: 0xFF00_0001))
    #expect(opaque[25] == 2)
    // Not known to be opaque, but so.
    let unknown = Pixmap(
      width: 1, height: 1, pixels: [0xFF12_3456], isOpaque: false)
    #expect(try ImageEncoder.encode(unknown)[25] == 2)
    #expect(try ImageEncoder.encode(Pixmap(width: 2, height: 2))[25] == 6)
  }

  @Test func clearPixelsAreWhiteWhereThereIsNoAlpha() throws {
    let picture = Pixmap(
      width: 3, height: 1, pixels: [0, 0x8080_0000, 0xFF00_00FF], isOpaque: false)
    let options = ImageEncodingOptions(format: .png, isOpaque: true)
    var bytes: [UInt8] = []
    let encoder = try ImageEncoder.encoder(width: 3, height: 1, options: options) { bytes += $0 }
    try encoder.write(picture)
    try encoder.finish()
    #expect(try ImageDecoder.decode(bytes).pixels == [0xFFFF_FFFF, 0xFFFF_7F7F, 0xFF00_00FF])
  }

  @Test(arguments: ImageFormat.allCases)
  func bandsThatDoNotFitAreRefused(_ format: ImageFormat) throws {
    let options = ImageEncodingOptions(format: format)
    func encoder() throws -> any PictureEncoder {
      try ImageEncoder.encoder(width: 5, height: 5, options: options) { _ in }
    }
    #expect(throws: ImageCodecError.self) {
      try encoder().write(Pixmap(width: 4, height: 5))
    }
    #expect(throws: ImageCodecError.self) {
      try encoder().write(Pixmap(width: 5, height: 6))
    }
    #expect(throws: ImageCodecError.self) { try encoder().finish() }
    for (width, height) in [(0, 1), (1, 0), (-1, 1), (1, .max)] {
      #expect(throws: ImageCodecError.self) {
        try ImageEncoder.encoder(width: width, height: height, options: options) { _ in }
      }
    }
  }

  @Test(arguments: ImageFormat.allCases)
  func whatTheSinkThrowsArrives(_ format: ImageFormat) {
    struct DiskFull: Error, CustomStringConvertible { let description = "the disk is full" }
    let error = #expect(throws: ImageCodecError.self) {
      let encoder = try ImageEncoder.encoder(
        width: 300, height: 300, options: .init(format: format)
      ) { _ in throw DiskFull() }
      try encoder.write(TestPictures.noise(width: 300, height: 300))
      try encoder.finish()
    }
    #expect(error?.description == "the disk is full")
  }
}
