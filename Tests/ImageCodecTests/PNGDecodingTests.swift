@testable import ImageCodec
import Pixels
import TestSupport
import Testing

@Suite struct PNGDecodingTests {
  /// A colour type, a depth that it allows, a filter, and whether the rows are interlaced.
  struct Kind: CustomTestStringConvertible, Sendable {
    let colorType: Int
    let depth: Int
    let filter: UInt8
    let isInterlaced: Bool

    var testDescription: String {
      "type \(colorType), \(depth) bits, filter \(filter)\(isInterlaced ? ", interlaced" : "")"
    }

    /// PNG 11.2.1, table 11.1.
    static let all: [Kind] = [
      (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
    ].flatMap { colorType, depths in
      depths.flatMap { depth in
        (0...4).flatMap { filter in
          [false, true].map {
            Kind(colorType: colorType, depth: depth, filter: UInt8(filter), isInterlaced: $0)
          }
        }
      }
    }
  }

  /// A sample that differs at neighbouring pixels and channels, and reaches both ends of its range.
  private static func sample(_ x: Int, _ y: Int, _ c: Int, depth: Int) -> Int {
    let largest = (1 << depth) - 1
    return (x * 7919 + y * 104_729 + c * 1_299_709 + x * y * 31) % (largest + 1)
  }

  private static func scaled(_ value: Int, depth: Int) -> UInt32 {
    let largest = Double((1 << depth) - 1)
    return UInt32((Double(value) * 255 / largest).rounded())
  }

  private static func premultiplied(_ r: UInt32, _ g: UInt32, _ b: UInt32, _ a: UInt32) -> UInt32 {
    func product(_ value: UInt32) -> UInt32 {
      UInt32((Double(value) * Double(a) / 255).rounded())
    }
    return a << 24 | product(r) << 16 | product(g) << 8 | product(b)
  }

  @Test(arguments: Kind.all)
  func everyColorTypeAndDepthIsDecodedToItsPixels(_ kind: Kind) throws {
    var png = HandmadePNG(
      width: 19, height: 13, colorType: kind.colorType, depth: kind.depth, filter: kind.filter,
      isInterlaced: kind.isInterlaced)
    let sample = { Self.sample($0, $1, $2, depth: kind.depth) }
    png.sample = sample
    png.palette = kind.colorType == 3 ? (0..<3 << kind.depth).map { UInt8($0 * 11 % 256) } : []
    let decoded = try ImageDecoder.decode(png.bytes)
    // Data after the end is ignored, but then libpng inflates by itself.
    png.extraData = [0, 1, 2]
    #expect(try ImageDecoder.decode(png.bytes) == decoded)
    #expect(decoded.width == 19 && decoded.height == 13)
    #expect(decoded.isOpaque == (kind.colorType & 4 == 0))
    for y in 0..<13 {
      for x in 0..<19 {
        let v = (0..<png.channels).map { Self.scaled(sample(x, y, $0), depth: kind.depth) }
        let expected =
          switch kind.colorType {
          case 0: Self.premultiplied(v[0], v[0], v[0], 255)
          case 2: Self.premultiplied(v[0], v[1], v[2], 255)
          case 4: Self.premultiplied(v[0], v[0], v[0], v[1])
          case 6: Self.premultiplied(v[0], v[1], v[2], v[3])
          default:
            Self.premultiplied(
              UInt32(png.palette[3 * sample(x, y, 0)]),
              UInt32(png.palette[3 * sample(x, y, 0) + 1]),
              UInt32(png.palette[3 * sample(x, y, 0) + 2]), 255)
          }
        #expect(decoded[x, y] == expected, "at \(x), \(y)")
      }
    }
  }

  @Test func aPaletteWithAlphaIsPremultiplied() throws {
    // B22: red at alpha 128, green clear, blue beyond the end of tRNS.
    var png = HandmadePNG(width: 3, height: 1, colorType: 3)
    png.palette = [255, 0, 0, 0, 255, 0, 0, 0, 255]
    png.transparency = [128, 0]
    png.sample = { x, _, _ in x }
    let decoded = try ImageDecoder.decode(png.bytes)
    #expect(decoded.pixels == [0x8080_0000, 0, 0xFF00_00FF])
    #expect(!decoded.isOpaque)
  }

  @Test func aPaletteWithAlphaThatIsNotUsedIsOpaque() throws {
    var png = HandmadePNG(width: 3, height: 2, colorType: 3)
    png.palette = [255, 0, 0, 0, 255, 0]
    png.transparency = [0]
    png.sample = { _, _, _ in 1 }
    #expect(try ImageDecoder.decode(png.bytes).isOpaque)
  }

  @Test func trueColorWithFullAlphaEverywhereIsOpaque() throws {
    var png = HandmadePNG(colorType: 6)
    png.sample = { x, _, c in c == 3 ? 255 : x }
    #expect(try ImageDecoder.decode(png.bytes).isOpaque)
  }

  @Test(arguments: [1, 2, 4, 8, 16]) func theClearGrayOfTransparencyIsClear(_ depth: Int) throws {
    let largest = (1 << depth) - 1
    var png = HandmadePNG(width: 2, height: 1, colorType: 0, depth: depth)
    png.transparency = [UInt8(largest >> 8), UInt8(largest & 0xFF)]
    // At 16 bits, 65,534 and 65,535 are the same 8-bit gray, but only one of them is clear.
    png.sample = { x, _, _ in largest - x }
    let decoded = try ImageDecoder.decode(png.bytes)
    #expect(decoded[0, 0] == 0)
    #expect(decoded[1, 0] >> 24 == 255)
  }

  @Test(arguments: [8, 16]) func theClearColorOfTransparencyIsClear(_ depth: Int) throws {
    var png = HandmadePNG(width: 2, height: 1, colorType: 2, depth: depth)
    png.transparency = [0, 10, 0, 20, 0, 30]
    png.sample = { x, _, c in (c + 1) * 10 + (c == 2 ? x : 0) }
    let decoded = try ImageDecoder.decode(png.bytes)
    #expect(decoded[0, 0] == 0)
    #expect(decoded[1, 0] >> 24 == 255)
  }

  @Test(arguments: [(1, 1), (1, 300), (300, 1), (4000, 3), (3, 4000)])
  func everyShapeIsDecoded(_ width: Int, _ height: Int) throws {
    var png = HandmadePNG(width: width, height: height, colorType: 0)
    png.sample = { x, y, _ in (x + 3 * y) % 256 }
    let decoded = try ImageDecoder.decode(png.bytes)
    #expect(decoded.width == width && decoded.height == height)
    for (index, pixel) in decoded.pixels.enumerated() {
      let gray = UInt32((index % width + 3 * (index / width)) % 256)
      #expect(pixel == 0xFF00_0000 | gray * 0x01_0101)
    }
  }

  @Test func anIndexBeyondThePaletteIsBlack() throws {
    var png = HandmadePNG(width: 2, height: 1, colorType: 3)
    png.palette = [9, 9, 9]
    png.sample = { x, _, _ in x * 200 }
    #expect(try ImageDecoder.decode(png.bytes).pixels == [0xFF09_0909, 0xFF00_0000])
  }
}

@Suite struct PNGStoredDataTests {
  /// The chunk that libpng gets in place of the data, if it gets one.
  private func stored(_ bytes: [UInt8]) -> [UInt8]? {
    bytes.withUnsafeBufferPointer { buffer in
      PNGChunks(buffer).flatMap { PNGStoredData.make(of: buffer, $0) }
    }
  }

  @Test func rightFilesAreInflatedAhead() {
    // 70,000 bytes: two stored blocks.
    let large = HandmadePNG(width: 699, height: 100, colorType: 0)
    // Length, name, zlib header, two block headers, two checksums.
    let frame = 4 + 4 + 2 + 5 + 5 + 4 + 4
    #expect(stored(large.bytes)?.count == 70_000 + frame)
    #expect(stored(HandmadePNG(colorType: 6, depth: 16).bytes) != nil)
  }

  @Test func whatIsOddIsLeftToTheReader() {
    #expect(stored(HandmadePNG(isInterlaced: true).bytes) == nil)
    #expect(stored(HandmadePNG(extraData: [1]).bytes) == nil)
    let bytes = HandmadePNG().bytes
    for count in 0..<bytes.count { #expect(stored(Array(bytes[..<count])) == nil) }
    var broken = bytes
    broken[broken.count - 12 - 20] ^= 1
    #expect(stored(broken) == nil)
  }

  @Test(.enabled(if: SharedData.isPresent, "no shared data"))
  func tilesOfTheFieldAreInflatedAhead() throws {
    for tile in ["0/0/0", "3/0/0", "5/17/10", "6/34/21"] {
      #expect(stored(try SharedTiles.bytes(tile)) != nil)
    }
  }
}
