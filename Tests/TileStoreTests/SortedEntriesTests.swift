import TestSupport
import Testing

@testable import TileStore

@Suite struct SortedEntriesTests {
  @Test func partsAreMergedAndTheLastOfEqualTilesCounts() throws {
    let folder = try TemporaryFolder()
    let spool = try EntrySpool(beside: folder("a"))
    for (number, tile) in ([5, 3, 9, 3, 1, 5, 8, 5] as [UInt64]).enumerated() {
      try spool.append(
        PMTilesEntry(tileID: tile, offset: UInt64(number), length: 7, runLength: 1))
    }
    for partCount in [1, 2, 3, 100] {
      var sorted = try SortedEntries(spool, beside: folder("a"), partCount: partCount)
      var found: [[UInt64]] = []
      while let entry = try sorted.next() { found.append([entry.tileID, entry.offset]) }
      #expect(found == [[1, 4], [3, 3], [5, 7], [8, 6], [9, 2]])
    }
  }
}
