internal import Inflate
internal import WebMercator

/// From the bytes that lie in a store to the bytes of the tile.
enum TileBytes {
  /// Decompresses a tile as its own first bytes say, since one set may hold both kinds; `nil` for no bytes.
  ///
  /// Brotli, which has no magic number, is tried where the bytes are nothing else that is known.
  /// - Throws: `damagedTile` where the bytes don't decompress, `tileIsText` where they are JSON, HTML or XML.
  static func unpack(
    _ stored: [UInt8], tile: TileCoordinate, location: String
  ) throws(TileStoreError) -> [UInt8]? {
    guard !stored.isEmpty else { return nil }
    if isImage(stored) { return stored }
    let bytes: [UInt8]
    do throws(InflateError) {
      bytes = try decompressSniffing(stored)
    } catch {
      throw .damagedTile(location: location, tile: tile, reason: "\(error)")
    }
    let plain = TileFormat.sniff(bytes) == nil ? decompressedBrotli(bytes) ?? bytes : bytes
    if let found = TextKind.sniff(plain) {
      throw .tileIsText(location: location, tile: tile, found: found)
    }
    return plain.isEmpty ? nil : plain
  }

  /// Decompresses a tile that the archive says is compressed in one way.
  static func unpack(
    _ stored: [UInt8], as format: Compression, tile: TileCoordinate, location: String
  ) throws(TileStoreError) -> [UInt8]? {
    guard format != .none, !isImage(stored), !stored.isEmpty else {
      return try unpack(stored, tile: tile, location: location)
    }
    do throws(InflateError) {
      let bytes = try decompress(stored, as: format)
      return bytes.isEmpty ? nil : bytes
    } catch {
      // One tile may have been stored plain all the same.
      if TileFormat.sniff(stored) != nil { return stored }
      throw .damagedTile(location: location, tile: tile, reason: "\(error)")
    }
  }

  private static func isImage(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first, [0x89, 0xFF, 0x52, 0x00].contains(first) else { return false }
    return TileFormat.sniff(bytes)?.isImage == true
  }

  private static func decompressedBrotli(_ bytes: [UInt8]) -> [UInt8]? {
    guard TextKind.sniff(bytes) == nil else { return nil }
    do throws(InflateError) {
      let plain = try decompress(bytes, as: .brotli)
      return TileFormat.sniff(plain) == nil ? nil : plain
    } catch {
      return nil
    }
  }
}
