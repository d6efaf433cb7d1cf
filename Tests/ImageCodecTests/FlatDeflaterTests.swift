@testable import ImageCodec
import Pixels
import TestSupport
import Testing

@Suite struct FlatDeflaterTests {
  /// What libpng makes of one row of gray pixels of which the deflated bytes are given.
  private func inflated(_ deflated: [UInt8], _ original: [UInt8]) throws -> [UInt8] {
    // The filter byte of the one row is the first byte, so that must be 0.
    let stream = [0x78, 0x01] + deflated + [0x03, 0x00]
    let file =
      Array(HandmadePNG().bytes[..<8])
      + HandmadePNG.chunk(
        "IHDR",
        HandmadePNG.number(original.count - 1) + HandmadePNG.number(1) + [8, 0, 0, 0, 0])
      + HandmadePNG.chunk("IDAT", stream + HandmadePNG.number(Int(HandmadePNG.adler(original))))
      + HandmadePNG.chunk("IEND", [])
    return [0] + (try ImageDecoder.decode(file)).pixels.map { UInt8($0 & 255) }
  }

  private func check(_ bytes: [UInt8], bytesPerPixel: Int = 3, rowBytes: Int = 301) throws {
    var deflater = FlatDeflater(bytesPerPixel: bytesPerPixel, rowBytes: rowBytes)
    let deflated = bytes.withUnsafeBufferPointer { deflater.deflate($0) }
    #expect(try inflated(deflated, bytes) == bytes)
    // The deflater keeps nothing of what came before.
    #expect(bytes.withUnsafeBufferPointer { deflater.deflate($0) } == deflated)
  }

  @Test(arguments: [2, 3, 10, 258, 259, 260, 516, 517, 65_535, 200_000])
  func longRunsComeBack(_ count: Int) throws {
    try check([0] + [UInt8](repeating: 7, count: count - 1))
  }

  @Test func aLongRunTakesTwoBitsForEach258Bytes() throws {
    var deflater = FlatDeflater(bytesPerPixel: 3, rowBytes: 6145)
    let bytes = [UInt8](repeating: 0, count: 258 * 4000)
    let deflated = bytes.withUnsafeBufferPointer { deflater.deflate($0) }
    #expect(deflated.count < 1000 + 60)
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func everyKindOfDataComesBack(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var bytes: [UInt8] = [0]
    // Literals, repeats of any length from any distance, and runs.
    while bytes.count < 60_000 {
      switch UInt8.random(in: 0..<4, using: &random) {
      case 0:
        bytes.append(UInt8.random(in: 0...255, using: &random))
      case 1:
        bytes += [UInt8](
          repeating: bytes[bytes.count - 1], count: Int.random(in: 1..<700, using: &random))
      default:
        let distance = Int.random(in: 1...min(bytes.count, 40_000), using: &random)
        let start = bytes.count - distance
        let end = min(bytes.count, start + Int.random(in: 1..<400, using: &random))
        bytes += bytes[start..<end]
      }
    }
    try check(bytes, bytesPerPixel: Int(seed % 4) + 1, rowBytes: 1 + Int(seed) * 7001)
  }

  @Test func noiseComesBack() throws {
    var random = SeededGenerator(seed: 9)
    try check([0] + (0..<30_000).map { _ in UInt8.random(in: 0...255, using: &random) })
    // Frequencies as in Fibonacci's numbers, which want longer words than deflate allows.
    var skewed: [UInt8] = [0]
    var (count, next) = (1, 1)
    for value in 1...22 as ClosedRange<UInt8> {
      for _ in 0..<count { skewed += [value, UInt8.random(in: 100...255, using: &random)] }
      (count, next) = (next, count + next)
    }
    try check(skewed)
  }

  @Test(arguments: [15, 7]) func noWordIsLongerThanAllowed(_ limit: Int) {
    var frequencies = [1, 1]
    while frequencies.count < 40 {
      frequencies.append(frequencies[frequencies.count - 1] + frequencies[frequencies.count - 2])
    }
    let lengths = HuffmanCode(frequencies: frequencies, limit: limit).lengths
    #expect(lengths.allSatisfy { $0 >= 1 && $0 <= UInt8(limit) })
    // Kraft's sum is 1: no word is wasted.
    #expect(lengths.reduce(0) { $0 + 1 << (limit - Int($1)) } == 1 << limit)
    #expect(lengths[39] <= lengths[0])
  }

  @Test func aFlatPictureIsSmallAndComesBack() throws {
    var picture = Pixmap(width: 900, height: 700, filledWith: 0xFFAA_D3DF)
    for x in 0..<900 { picture[x, 350] = 0xFF80_80C0 }
    let bytes = try ImageEncoder.encode(picture)
    #expect(bytes.count < 3500)
    #expect(try ImageDecoder.decode(bytes) == picture)
  }
}
