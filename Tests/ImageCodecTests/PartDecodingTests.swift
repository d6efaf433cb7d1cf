import ImageCodec
import Pixels
import TestSupport
import Testing

@Suite struct PartDecodingTests {
  @Test(arguments: DamagedPictureTests.files.map(\.name))
  func aPartHasThePixelsOfTheWhole(_ name: String) throws {
    let bytes = try #require(DamagedPictureTests.files.first { $0.name == name }?.bytes)
    let whole = try ImageDecoder.decode(bytes)
    var random = SeededGenerator(seed: 5)
    for _ in 0..<40 {
      let x = Int.random(in: 0..<whole.width, using: &random)
      let y = Int.random(in: 0..<whole.height, using: &random)
      let part = PixelRectangle(
        x: x, y: y, width: Int.random(in: 1...whole.width - x, using: &random),
        height: Int.random(in: 1...whole.height - y, using: &random))
      try check(bytes, part, of: whole)
    }
    try check(
      bytes, PixelRectangle(x: 0, y: 0, width: whole.width, height: whole.height), of: whole)
  }

  /// Decodes the part into the middle of a larger buffer, of which nothing else may change.
  private func check(_ bytes: [UInt8], _ part: PixelRectangle, of whole: Pixmap) throws {
    let untouched: UInt32 = 0x1234_5678
    let rowStride = part.width + 3
    var buffer = [UInt32](repeating: untouched, count: 5 + rowStride * part.height)
    let isOpaque = try buffer.withUnsafeMutableBufferPointer { pixels in
      let end = 5 + rowStride * (part.height - 1) + part.width
      return try ImageDecoder.decode(
        bytes, part: part, into: UnsafeMutableBufferPointer(rebasing: pixels[5..<end]),
        rowStride: rowStride)
    }
    var allOpaque = true
    for index in buffer.indices {
      let (column, row) = ((index - 5) % rowStride, (index - 5) / rowStride)
      guard index >= 5, column < part.width else {
        #expect(buffer[index] == untouched)
        continue
      }
      let expected = whole[part.x + column, part.y + row]
      #expect(buffer[index] == expected)
      allOpaque = allOpaque && expected >> 24 == 255
    }
    #expect(isOpaque == allOpaque)
  }

  @Test(arguments: [
    PixelRectangle(x: -1, y: 0, width: 2, height: 2),
    PixelRectangle(x: 8, y: 0, width: 2, height: 2),
    PixelRectangle(x: 0, y: 6, width: 2, height: 2),
    PixelRectangle(x: 0, y: 0, width: 0, height: 2),
    PixelRectangle(x: .max, y: .max, width: .max, height: .max),
    PixelRectangle(x: .min, y: .min, width: .min, height: .min),
  ])
  func aPartOutsideThePictureIsRefused(_ part: PixelRectangle) {
    var buffer = [UInt32](repeating: 0, count: 100)
    let error = #expect(throws: ImageCodecError.self) {
      try buffer.withUnsafeMutableBufferPointer {
        _ = try ImageDecoder.decode(
          DamagedPictureTests.png(6).bytes, part: part, into: $0, rowStride: 10)
      }
    }
    #expect(error == .outside(width: 9, height: 7))
  }

  @Test(arguments: [(62, 9), (63, 8), (0, 9), (63, Int.max), (63, -9)])
  func aBufferThatIsTooSmallIsRefused(_ count: Int, _ rowStride: Int) {
    var buffer = [UInt32](repeating: 0, count: count)
    let part = PixelRectangle(x: 0, y: 0, width: 9, height: 7)
    #expect(throws: ImageCodecError.self) {
      try buffer.withUnsafeMutableBufferPointer {
        _ = try ImageDecoder.decode(
          DamagedPictureTests.png(6).bytes, part: part, into: $0, rowStride: rowStride)
      }
    }
  }
}
