import Inflate
import TestSupport
import Testing

@Suite("ZIP archives")
struct ZipArchiveTests {
  @Test("Files are listed and read, stored and deflated")
  func reading() throws {
    var builder = ZipBuilder()
    builder.add("doc.kml", Array("<kml/>".utf8))
    builder.add("files/ü.txt", [])
    builder.addZeros("zeros", count: 100_000)
    let archive = try ZipArchive(builder.bytes)
    let entries = archive.entries
    #expect(entries.map(\.name) == ["doc.kml", "files/ü.txt", "zeros"])
    #expect(try archive.contents(of: entries[0], limit: 100) == Array("<kml/>".utf8))
    #expect(try archive.contents(of: entries[1], limit: 0).isEmpty)
    #expect(
      try archive.contents(of: entries[2], limit: 100_000) == [UInt8](repeating: 0, count: 100_000))
  }

  @Test("A file that grows beyond the limit is refused, whatever size the archive tells")
  func bomb() throws {
    var builder = ZipBuilder()
    builder.addZeros("bomb", count: 3_000_000)
    #expect(builder.bytes.count < 30_000)
    #expect(error(in: builder.bytes, limit: 1 << 20) == .tooLarge("bomb", limit: 1 << 20))
    #expect(error(in: builder.bytes, limit: 3_000_000) == nil)
  }

  @Test("Damage, encryption and unknown methods are told apart")
  func faults() {
    var wrongSum = ZipBuilder()
    wrongSum.add("a", packed: [1, 2, 3], method: 0, size: 3, checksum: 1)
    #expect(error(in: wrongSum.bytes) == .damaged("a"))
    var encrypted = ZipBuilder()
    encrypted.add(
      "a", packed: [UInt8](repeating: 7, count: 20), method: 0, size: 8, checksum: 0, flags: 1)
    #expect(error(in: encrypted.bytes) == .encrypted("a"))
    var unknown = ZipBuilder()
    unknown.add("a", packed: [1, 2, 3], method: 77, size: 3, checksum: 1)
    #expect(error(in: unknown.bytes) == .unknownMethod("a"))
    #expect(error(in: []) == .notAnArchive)
    #expect(error(in: Array("PK".utf8)) == .notAnArchive)
  }

  @Test("An archive cut off anywhere, or with any byte changed, never traps")
  func damage() {
    var builder = ZipBuilder()
    builder.add("doc.kml", Array("<kml/>".utf8))
    builder.addZeros("zeros", count: 1_000)
    let bytes = builder.bytes
    for end in 0..<bytes.count { #expect(error(in: Array(bytes[..<end])) != nil) }
    for place in bytes.indices {
      for value in [0, 0xFF, bytes[place] ^ 1] as [UInt8] {
        var changed = bytes
        changed[place] = value
        _ = error(in: changed)
      }
    }
  }

  /// The error of opening an archive and reading all files in it.
  private func error(in bytes: [UInt8], limit: Int = 1 << 20) -> ZipArchiveError? {
    do throws(ZipArchiveError) {
      let archive = try ZipArchive(bytes)
      for entry in archive.entries { _ = try archive.contents(of: entry, limit: limit) }
      return nil
    } catch {
      return error
    }
  }
}
