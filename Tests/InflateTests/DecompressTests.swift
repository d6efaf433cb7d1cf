import Inflate
import TestSupport
import Testing

/// The song as Python's gzip, zlib, brotli and zstandard compress it.
private let samples: [Compression: [UInt8]] = [
  .gzip: bytes(
    "1f8b08000000000002030b49cc4e55c8cf4b5548c92fcfd35128482c2e56c82c51482cca2fcd4bd15308"
      + "19951e951e951e951e6ad2009faf6881d8040000"),
  .zlib: bytes(
    "78da0b49cc4e55c8cf4b5548c92fcfd35128482c2e56c82c51482cca2fcd4bd1530819951e951e951e951e6ad2"
      + "0014a1ac80"),
  .deflate: bytes(
    "0b49cc4e55c8cf4b5548c92fcfd35128482c2e56c82c51482cca2fcd4bd1530819951e951e951e951e6ad200"),
  .brotli: bytes("1bd704e015a1d22b8d0e267201735b6027e497c696a31baf621d7228cdfd419fc300"),
  .zstd: bytes(
    "28b52ffd60d8033d0100f854616b65206f6e6520646f776e2c20706173732069742061726f756e642e200100"
      + "db227ee504"),
]

private let compressed = Compression.allCases.filter { $0 != .none }

@Suite struct DecompressTests {
  @Test(arguments: compressed) func givesWhatWasCompressed(_ format: Compression) throws {
    let sample = try #require(samples[format])
    #expect(try decompress(sample, as: format) == song)
    #expect(try decompress(sample, as: format, limit: song.count) == song)
    #expect(try decompress(song, as: .none) == song)
  }

  @Test("C13: gzip, zlib and zstd are known by their first bytes, anything else is plain")
  func sniffs() throws {
    for format in [Compression.gzip, .zlib, .zstd] {
      let sample = try #require(samples[format])
      #expect(Compression.sniff(sample) == format)
      #expect(try decompressSniffing(sample) == song)
    }
    let plain: [[UInt8]] = [
      song, [], [0x1F], [0x1F, 0x8B], [0x1A, 0x05, 1, 2, 3], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A],
      [0xFF, 0xD8, 0xFF, 0xE0], [UInt8]("RIFF....WEBP".utf8), [UInt8]("<html>".utf8),
    ]
    for bytes in plain {
      #expect(Compression.sniff(bytes) == .none)
      #expect(try decompressSniffing(bytes) == bytes)
    }
  }

  @Test(arguments: compressed) func everyPrefixIsRefused(_ format: Compression) throws {
    let sample = try #require(samples[format])
    for count in 0..<sample.count {
      #expect(throws: InflateError.corrupt(format), "\(count) bytes") {
        try decompress([UInt8](sample.prefix(count)), as: format)
      }
    }
  }

  @Test(arguments: compressed) func aLimitHolds(_ format: Compression) throws {
    let sample = try #require(samples[format])
    for limit in [0, 1, 100, song.count - 1] {
      #expect(throws: InflateError.tooLarge(format, limit: limit)) {
        try decompress(sample, as: format, limit: limit)
      }
    }
  }

  @Test func aBombIsRefused() {
    // 64 MiB and one byte of zeros in 110 bytes of brotli.
    let bomb = bytes(
      "cbffff3ff82700e2b14020f7fe8fffff7ff04f00c4611180eefd1fffffffe09f0088c30200ddfb3ffeffffc1"
        + "3f0110870500baf77ffcffff837f02200e0b0074effff8ffff07ff04401c1600e8defff1ffff0ffe0980"
        + "382c00d0bdffe3ffff1ffc1300715800a07bff0700800003")
    #expect(throws: InflateError.tooLarge(.brotli, limit: defaultDecompressionLimit)) {
      try decompress(bomb, as: .brotli)
    }
  }

  @Test func membersAndFramesInARowAreOneText() throws {
    for format in [Compression.gzip, .zstd] {
      let sample = try #require(samples[format])
      #expect(try decompress(sample + sample, as: format) == song + song)
      #expect(throws: InflateError.tooLarge(format, limit: 2000)) {
        try decompress(sample + sample, as: format, limit: 2000)
      }
    }
  }

  @Test(arguments: compressed) func whatFollowsTheEndIsIgnored(_ format: Compression) throws {
    let sample = try #require(samples[format])
    #expect(try decompress(sample + [0, 0, 0], as: format) == song)
  }

  @Test func aLyingSizeInGzipIsNotBelieved() throws {
    var sample = try #require(samples[.gzip])
    sample.replaceSubrange(sample.count - 4..<sample.count, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(throws: InflateError.corrupt(.gzip)) { try decompress(sample, as: .gzip) }
  }

  @Test func aFrameOfZstandardWithoutItsSizeIsRead() throws {
    let sample = bytes(
      "28b52ffd00083d0100f854616b65206f6e6520646f776e2c20706173732069742061726f756e642e200100"
        + "db227ee504")
    #expect(try decompress(sample, as: .zstd) == song)
  }

  @Test(arguments: compressed, [1 as UInt64, 2, 3])
  func damageNeverTraps(_ format: Compression, seed: UInt64) throws {
    let sample = try #require(samples[format])
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      var damaged = sample
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        damaged[Int.random(in: 0..<sample.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      do throws(InflateError) {
        #expect(try decompress(damaged, as: format, limit: 100_000).count <= 100_000)
      } catch {
        #expect("\(error)".contains(format.rawValue))
      }
    }
  }
}

@Suite struct CompressTests {
  @Test(arguments: [Int.min, 1, 6, 12, 99]) func comesBack(level: Int) throws {
    for text in [[], [7], song, [UInt8](repeating: 9, count: 300_000)] {
      let compressed = try compressGzip(text, level: level)
      #expect(Compression.sniff(compressed) == .gzip)
      #expect(try decompress(compressed, as: .gzip) == text)
      #expect(text.count < 1000 || compressed.count < text.count / 4)
    }
  }
}
