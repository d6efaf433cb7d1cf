import FoundationEssentials
import ImageCodec
import Pixels
import TestSupport
import Testing

@Suite struct DamagedPictureTests {
  /// One small file of each kind.
  static let files: [(name: String, bytes: [UInt8])] = [
    ("PNG", png(6).bytes), ("interlaced PNG", png(6, interlaced: true).bytes),
    ("palette PNG", png(3).bytes), ("color JPEG", Fixtures.colorJPEG),
    ("progressive JPEG", Fixtures.progressiveJPEG), ("ink JPEG", Fixtures.inkJPEG),
    ("lossless WebP", Fixtures.losslessWebP), ("lossy WebP", Fixtures.lossyWebP),
    ("lossy WebP with alpha", Fixtures.lossyAlphaWebP),
  ]

  static func png(_ colorType: Int, interlaced: Bool = false) -> HandmadePNG {
    var png = HandmadePNG(
      width: 9, height: 7, colorType: colorType, filter: 4, isInterlaced: interlaced)
    png.palette = colorType == 3 ? (0..<255).map { UInt8($0) } : []
    png.transparency = colorType == 3 ? [1, 2, 3] : []
    png.sample = { x, y, c in (x * 5 + y * 3 + c) % 85 }
    return png
  }

  @Test(arguments: files.map(\.name))
  func aFileThatEndsTooEarlyIsRefusedWhereverItEnds(_ name: String) throws {
    let bytes = try #require(Self.files.first { $0.name == name }?.bytes)
    _ = try ImageDecoder.decode(bytes)
    for count in 0..<bytes.count {
      #expect(throws: ImageCodecError.self, "\(count) of \(bytes.count) bytes") {
        try ImageDecoder.decode(Array(bytes[..<count]))
      }
    }
  }

  @Test(
    .enabled(if: SharedData.isPresent, "no shared data"),
    arguments: ["0/0/0", "5/17/10", "3/0/0"])
  func aTileThatEndsTooEarlyIsRefusedWhereverItEnds(_ tile: String) throws {
    let bytes = try SharedTiles.bytes(tile)
    for count in stride(from: 0, to: bytes.count, by: bytes.count > 1000 ? 97 : 1) {
      #expect(throws: ImageCodecError.self) {
        try ImageDecoder.decode(Array(bytes[..<count]))
      }
    }
  }

  @Test(arguments: files.map(\.name), [1 as UInt64, 2, 3])
  func flippedBitsNeverTrap(_ name: String, _ seed: UInt64) throws {
    let bytes = try #require(Self.files.first { $0.name == name }?.bytes)
    var random = SeededGenerator(seed: seed)
    var refused = 0
    for _ in 0..<400 {
      var broken = bytes
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        broken[Int.random(in: broken.indices, using: &random)] ^=
          1
          << UInt8.random(
            in: 0..<8, using: &random)
      }
      do {
        let picture = try ImageDecoder.decode(broken, maximumPixels: 100_000)
        #expect(picture.pixels.count == picture.width * picture.height)
      } catch {
        refused += 1
        #expect(!error.description.isEmpty)
      }
    }
    #expect(refused > 0)
  }

  @Test func everyFlippedBitOfPNGDataIsNoticed() throws {
    let bytes = Self.png(2).bytes
    // Behind the signature, all chunks of this file are critical.
    for index in 8..<bytes.count {
      for bit in 0..<8 {
        var broken = bytes
        broken[index] ^= 1 << UInt8(bit)
        // A changed name can make a chunk ancillary, which is then skipped; but IDAT is missed.
        #expect(throws: ImageCodecError.self, "byte \(index), bit \(bit)") {
          try ImageDecoder.decode(broken)
        }
      }
    }
  }

  @Test func aBrokenAncillaryChunkIsIgnored() throws {
    // B25: a colour profile with a wrong checksum, and others that are nonsense.
    var png = Self.png(6)
    let expected = try ImageDecoder.decode(png.bytes)
    png.extraChunks = [("iCCP", [1, 2, 3]), ("gAMA", [0, 0, 0, 0]), ("zzZz", [9, 9])]
    var bytes = png.bytes
    bytes[8 + 25 + 8 + 3] ^= 0xFF
    #expect(try ImageDecoder.decode(bytes) == expected)
  }

  @Test func anUnknownCriticalChunkIsRefused() {
    var png = Self.png(6)
    png.extraChunks = [("ZZZZ", [1])]
    #expect(throws: ImageCodecError.self) { try ImageDecoder.decode(png.bytes) }
  }

  @Test func whatFollowsTheEndOfAPNGIsIgnored() throws {
    let bytes = Self.png(6).bytes
    #expect(try ImageDecoder.decode(bytes + [1, 2, 3]) == ImageDecoder.decode(bytes))
  }

  @Test(arguments: [
    ([], ImageCodecError.empty),
    (Array("<!DOCTYPE html>".utf8), .unsupported(kind: "an HTML or XML page")),
    (Array("\u{FEFF} {\"error\":1}".utf8), .unsupported(kind: "JSON text")),
    ([0x1F, 0x8B, 8, 0], .unsupported(kind: "gzip-compressed data, perhaps a vector tile")),
    ([0, 0, 0, 28] + Array("ftypavif0000".utf8), .unsupported(kind: "an AVIF picture")),
    ([0, 0, 0, 28] + Array("ftypheic0000".utf8), .unsupported(kind: "a HEIC picture")),
    (Array("GIF89a......".utf8), .unsupported(kind: "a GIF picture")),
    ([1, 2, 3], .unknownFormat(firstBytes: [1, 2, 3])),
  ])
  func bytesThatAreNoPictureAreNamed(_ bytes: [UInt8], _ expected: ImageCodecError) {
    let error = #expect(throws: ImageCodecError.self) { try ImageDecoder.decode(bytes) }
    #expect(error == expected)
  }

  @Test func aPictureOfTooManyPixelsIsRefusedBeforeItIsRead() {
    var bytes = Self.png(6).bytes
    bytes.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
    let error = #expect(throws: ImageCodecError.self) { try ImageDecoder.decode(bytes) }
    #expect(
      error
        == .tooManyPixels(
          .png, width: 0x7FFF_FFFF, height: 0x7FFF_FFFF, maximumPixels: 100_000_000))
  }

  @Test func theLimitOfPixelsIsTheCallers() throws {
    let bytes = Self.png(6).bytes
    #expect(throws: ImageCodecError.self) { try ImageDecoder.decode(bytes, maximumPixels: 62) }
    _ = try ImageDecoder.decode(bytes, maximumPixels: 63)
  }

  @Test func errorsSayWhatWhyAndWhatToDo() throws {
    let bytes = Self.png(6).bytes
    let error = #expect(throws: ImageCodecError.self) {
      try ImageDecoder.decode(Array(bytes[..<60]))
    }
    #expect(
      error?.description
        == "cannot decode the PNG picture: the bytes end too early; fetch the file again")
  }
}

/// Tiles of OpenStreetMap that lie beside the project.
enum SharedTiles {
  /// The bytes of a tile such as `5/17/10`.
  static func bytes(_ tile: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: SharedData.path("data/osm-raster/\(tile).png"))))
  }
}
