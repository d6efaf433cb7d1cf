import Testing

@testable import TileStore

@Suite struct ContentIndexTests {
  @Test func whatIsMetAgainIsKept() {
    var index = ContentIndex(limit: 2)
    for hash in 0..<100 {
      index.keep(ContentIndex.Place(offset: UInt64(hash), length: 1), hash)
      #expect(index.place(of: hash)?.offset == UInt64(hash))
      #expect(index.place(of: 0)?.offset == 0)
    }
    #expect(index.place(of: 50) == nil)
  }
}
