internal import Inflate
internal import WebMercator

/// From the bytes that lie in a store to the bytes of the tile.
enum TileBytes {
  /// Decompresses a tile as its own first bytes say, since one set may hold both kinds; `nil` for no bytes.
  ///
  /// No bytes that were compressed are a vector tile without layers, which is not the same as none. Brotli, which
  /// has no magic number, is tried where the bytes are nothing else that is known.
  /// - Throws: `damagedTile` where the bytes don't decompress, `tileIsText` where they are JSON, HTML or XML.
  static func unpack(
    _ stored: [UInt8], tile: TileCoordinate, location: String
  ) throws(TileStoreError) -> [UInt8]? {
    guard !stored.isEmpty, !isImage(stored) else { return stored.isEmpty ? nil : stored }
    let bytes: [UInt8]
    do throws(InflateError) {
      bytes = try decompressSniffing(stored)
    } catch {
      throw .damagedTile(location: location, tile: tile, reason: error.problem)
    }
    let plain = TileFormat.sniff(bytes) == nil ? decompressedBrotli(bytes) ?? bytes : bytes
    return try checked(plain, tile, location)
  }

  /// Decompresses a tile of an archive that says how its tiles are compressed; one that is otherwise all the same is
  /// read as its own first bytes say.
  ///
  /// - Throws: `damagedTile` where the bytes don't decompress, `tileIsText` where they are JSON, HTML or XML.
  static func unpack(
    _ stored: [UInt8], as format: Compression?, tile: TileCoordinate, location: String
  ) throws(TileStoreError) -> [UInt8]? {
    guard let format, format != .none, !stored.isEmpty, !isImage(stored) else {
      return try unpack(stored, tile: tile, location: location)
    }
    let plain: [UInt8]
    do throws(InflateError) {
      plain = try decompress(stored, as: format)
    } catch {
      let isOther = ![Compression.none, format].contains(Compression.sniff(stored))
      if isOther || TileFormat.sniff(stored) != nil {
        return try unpack(stored, tile: tile, location: location)
      }
      throw .damagedTile(location: location, tile: tile, reason: error.problem)
    }
    return try checked(plain, tile, location)
  }

  /// No tile is a text, whatever the server meant by it.
  private static func checked(
    _ bytes: [UInt8], _ tile: TileCoordinate, _ location: String
  ) throws(TileStoreError) -> [UInt8] {
    if let found = TextKind.sniff(bytes) {
      throw .tileIsText(location: location, tile: tile, found: found)
    }
    return bytes
  }

  /// What a tile is, by its bytes as they are stored; `nil` where they are damaged or nothing that is known.
  static func format(ofStored stored: [UInt8]) -> TileFormat? {
    guard let anywhere = TileCoordinate(zoom: 0, x: 0, y: 0) else { return nil }
    do throws(TileStoreError) {
      return try unpack(stored, tile: anywhere, location: "").flatMap { TileFormat.sniff($0) }
    } catch {
      return nil
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
