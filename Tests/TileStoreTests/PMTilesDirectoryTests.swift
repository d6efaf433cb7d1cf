import TestSupport
import Testing
import TileStore

@Suite struct PMTilesDirectoryTests {
  private func entry(
    _ tile: UInt64, _ offset: UInt64, _ length: UInt32, run: UInt32 = 1
  ) -> PMTilesEntry {
    PMTilesEntry(tileID: tile, offset: offset, length: length, runLength: run)
  }

  @Test("C16: offsets 1, 0, 0 mean 0 and then right after the one before")
  func offsetsAfterTheOneBefore() throws {
    let bytes: [UInt8] = [3, 1, 1, 1, 0, 0, 0, 100, 200, 1, 50, 1, 0, 0]
    let entries = try PMTilesDirectory(decoding: bytes).entries
    #expect(entries.map(\.tileID) == [1, 2, 3])
    #expect(entries.map(\.runLength) == [0, 0, 0])
    #expect(entries.map(\.length) == [100, 200, 50])
    #expect(entries.map(\.offset) == [0, 100, 300])
    #expect(PMTilesBuilder.encode(entries) == bytes)
  }

  @Test("C17: a run stands for the tiles within it, and for none after")
  func runs() {
    let directory = PMTilesDirectory([entry(1, 0, 9, run: 4), entry(9, 9, 9)])
    #expect(directory.entry(for: HilbertTileID(value: 0)) == nil)
    for number in 1...4 as ClosedRange<UInt64> {
      #expect(directory.entry(for: HilbertTileID(value: number))?.offset == 0)
    }
    #expect(directory.entry(for: HilbertTileID(value: 5)) == nil)
    #expect(directory.entry(for: HilbertTileID(value: 9))?.offset == 9)
    #expect(directory.entry(for: HilbertTileID(value: 10)) == nil)
    #expect(directory.entry(for: HilbertTileID(value: .max)) == nil)
  }

  @Test("C19: a tile between two entries is absent")
  func absentTile() {
    let directory = PMTilesDirectory([
      entry(725_569_338, 0, 10), entry(725_662_687, 10, 10),
    ])
    #expect(directory.entry(for: HilbertTileID(tile(15, 2048, 28672))) == nil)
    #expect(PMTilesDirectory([]).entry(for: HilbertTileID(value: 0)) == nil)
  }

  @Test func anEntryOfALeafHoldsAllThatFollows() {
    let directory = PMTilesDirectory([entry(5, 0, 10, run: 0), entry(100, 10, 10, run: 0)])
    #expect(directory.entry(for: HilbertTileID(value: 4)) == nil)
    #expect(directory.entry(for: HilbertTileID(value: 99))?.tileID == 5)
    #expect(directory.entry(for: HilbertTileID(value: .max))?.tileID == 100)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func goesThereAndBack(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var entries: [PMTilesEntry] = []
    var tile: UInt64 = 0
    var end: UInt64 = 0
    for _ in 0..<Int.random(in: 0...500, using: &random) {
      tile += .random(in: 1...(1 << UInt64.random(in: 0...40, using: &random)), using: &random)
      let isNext = Bool.random(using: &random)
      let offset = isNext ? end : .random(in: 0...1 << 50, using: &random)
      let length = UInt32.random(in: 0...UInt32.max, using: &random)
      entries.append(entry(tile, offset, length, run: .random(in: 0...9, using: &random)))
      end = offset + UInt64(length)
    }
    let bytes = PMTilesBuilder.encode(entries)
    #expect(try PMTilesDirectory(decoding: bytes).entries == entries)
    for count in 0..<bytes.count where count < 300 || count.isMultiple(of: 97) {
      #expect(throws: PMTilesDirectory.Fault.self) {
        try PMTilesDirectory(decoding: [UInt8](bytes.prefix(count)))
      }
    }
  }

  @Test func lyingNumbersAreRefused() {
    let huge = PMTilesBuilder.varint(.max)
    let cases: [(bytes: [UInt8], fault: PMTilesDirectory.Fault)] = [
      ([], .cutOff),
      (PMTilesBuilder.varint(1 << 40), .tooManyEntries(1 << 40)),
      (huge, .tooManyEntries(.max)),
      ([3, 1] + [UInt8](repeating: 0, count: 9), .tooManyEntries(3)),
      ([2] + huge + [1, 1, 1, 1, 1, 1, 1], .numberTooLarge(entry: 1)),
      ([1, 1] + PMTilesBuilder.varint(1 << 32) + [1, 1], .numberTooLarge(entry: 0)),
      ([1, 1, 1] + PMTilesBuilder.varint(1 << 32) + [1], .numberTooLarge(entry: 0)),
      ([1, 1, 1, 5] + huge, .numberTooLarge(entry: 0)),
      ([1, 1, 1, 5, 0], .firstFollowsNothing),
      ([UInt8](repeating: 0xFF, count: 20), .cutOff),
    ]
    for (bytes, fault) in cases {
      #expect(throws: fault, "\(bytes)") { try PMTilesDirectory(decoding: bytes) }
    }
  }
}
