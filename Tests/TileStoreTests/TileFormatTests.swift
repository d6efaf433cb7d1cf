import Testing
import TileStore

@Suite struct TileFormatTests {
  @Test func magicNumbersAreKnown() {
    #expect(TileFormat.sniff(png("")) == .png)
    #expect(TileFormat.sniff([0xFF, 0xD8, 0xFF, 0xE0]) == .jpeg)
    #expect(TileFormat.sniff([UInt8]("RIFF0000WEBPVP8 ".utf8)) == .webp)
    #expect(TileFormat.sniff([0, 0, 0, 28] + [UInt8]("ftypavif".utf8)) == .avif)
    #expect(TileFormat.sniff([UInt8]("RIFF0000WAVEfmt ".utf8)) == nil)
    #expect(TileFormat.sniff([0, 0, 0, 28] + [UInt8]("ftypisom".utf8)) == nil)
    #expect(TileFormat.sniff([]) == nil)
    #expect(TileFormat.sniff([0x89, 0x50, 0x4E, 0x47]) == nil)
  }

  @Test func vectorTilesAreLayersToTheirLastByte() {
    let layer = vectorTile("layer")
    #expect(TileFormat.sniff(layer) == .mvt)
    #expect(TileFormat.sniff(layer + layer) == .mvt)
    #expect(TileFormat.sniff(layer + [0]) == nil)
    #expect(TileFormat.sniff(layer + [0x1A]) == nil)
    #expect(TileFormat.sniff([UInt8](layer.dropLast())) == nil)
    #expect(TileFormat.sniff([0x1A] + [UInt8](repeating: 0xFF, count: 12)) == nil)
  }

  @Test func namesCountInAnyCase() {
    let names: [(String, TileFormat?)] = [
      ("PNG", .png), ("png8", .png), ("JPG", .jpeg), ("jpeg", .jpeg), ("image/jpeg", .jpeg),
      ("WebP", .webp), ("pbf", .mvt), ("mvt", .mvt), ("application/x-protobuf", .mvt),
      ("avif", .avif), ("gif", nil), ("", nil),
    ]
    for (name, format) in names { #expect(TileFormat(name: name) == format, "\(name)") }
  }
}
