import Testing

@testable import TileStore

@Suite struct LeafDirectoryCacheTests {
  private func directory(_ count: Int) -> PMTilesDirectory {
    PMTilesDirectory(
      (0..<count).map {
        PMTilesEntry(tileID: UInt64($0), offset: 0, length: 1, runLength: 1)
      })
  }

  @Test func theLeastRecentlyUsedGoesFirst() {
    let cache = LeafDirectoryCache(entryLimit: 30)
    for offset in 0..<3 as Range<UInt64> { cache.keep(directory(10), at: offset) }
    #expect(cache.directory(at: 0) != nil)
    cache.keep(directory(10), at: 3)
    #expect(cache.directory(at: 1) == nil)
    #expect(cache.directory(at: 0) != nil && cache.directory(at: 2) != nil)
    #expect(cache.entryCount == 30)
  }

  @Test func itNeverHoldsMoreThanItsLimit() {
    let cache = LeafDirectoryCache(entryLimit: 100)
    for offset in 0..<50 as Range<UInt64> {
      cache.keep(directory(Int(offset % 40)), at: offset % 13)
      #expect(cache.entryCount <= 100)
    }
    cache.keep(directory(101), at: 99)
    #expect(cache.directory(at: 99) == nil)
  }
}
