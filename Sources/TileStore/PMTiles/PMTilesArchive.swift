internal import Inflate
internal import JSON
internal import WebMercator

/// The parts of an archive, read and decompressed, and the words for what is wrong with them.
struct PMTilesArchive: Sendable {
  let reader: any ByteRangeReader
  let location: String

  /// Header and root directory lie within these first bytes (PMTiles 3, section 2).
  static let startByteCount = 16_384
  /// The most bytes of one directory, stored or decompressed.
  private static let directoryLimit = 16 << 20
  /// The most bytes of the metadata, stored or decompressed.
  private static let metadataLimit = 8 << 20
  /// The most bytes of one tile as it is stored.
  private static let tileLimit = 64 << 20

  /// Reads a directory; `start` are the archive's first bytes, where they were read already.
  func directory(
    _ section: PMTilesHeader.Section, _ compression: PMTilesCompression, part: String,
    start: [UInt8] = []
  ) async throws(TileStoreError) -> PMTilesDirectory {
    let stored = try await bytes(section, limit: Self.directoryLimit, part: part, start: start)
    let bytes = try decompressed(stored, compression, limit: Self.directoryLimit, part: part)
    do throws(PMTilesDirectory.Fault) {
      return try PMTilesDirectory(decoding: bytes)
    } catch {
      throw damaged(part, "\(error)")
    }
  }

  /// Refuses a file that ends before its header says, so that a broken download is told at once and not tile by tile.
  func check(_ header: PMTilesHeader, againstSize size: Int) throws(TileStoreError) {
    let sections = [
      (header.metadata, "metadata text"), (header.leafDirectories, "leaf directories"),
      (header.tileData, "tile data"),
    ]
    for (section, part) in sections where section.length > 0 {
      let (end, overflow) = section.offset.addingReportingOverflow(section.length)
      guard !overflow, end <= UInt64(max(0, size)) else {
        let reason = "is cut off (it should have \(section.length) bytes at byte \(section.offset)"
        throw damaged(part, "\(reason), and the file ends after \(size))")
      }
    }
  }

  /// Reads the bytes of a tile as they are stored.
  func tile(
    _ entry: PMTilesEntry, _ tile: TileCoordinate, _ header: PMTilesHeader
  ) async throws(TileStoreError) -> [UInt8] {
    let (offset, overflow) = header.tileData.offset.addingReportingOverflow(entry.offset)
    let section = PMTilesHeader.Section(
      offset: overflow ? .max : offset, length: UInt64(entry.length))
    return try await bytes(section, limit: Self.tileLimit, part: "tile \(tile)", start: [])
  }

  /// Reads the metadata; what is wrong with them becomes a warning, since tiles can be had without.
  func metadata(_ header: PMTilesHeader, start: [UInt8]) async -> TileSourceMetadata {
    var metadata = TileSourceMetadata(location: location, kind: .pmtiles)
    metadata.read(header)
    guard header.metadata.length > 0 else { return metadata }
    do throws(TileStoreError) {
      metadata.fill(from: try await fields(header, start: start))
    } catch {
      metadata.warnings.append("\(error)")
    }
    return metadata
  }

  /// Reads the JSON object of the metadata (PMTiles 3, section 5).
  private func fields(
    _ header: PMTilesHeader, start: [UInt8]
  ) async throws(TileStoreError) -> MetadataFields {
    let part = "metadata text"
    let stored = try await bytes(
      header.metadata, limit: Self.metadataLimit, part: part, start: start)
    let text = try decompressed(
      stored, header.internalCompression, limit: Self.metadataLimit, part: part)
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONValue.parse(text)
    } catch {
      throw damaged(part, "can't be read: \(error)")
    }
    guard let object = value.objectValue else { throw damaged(part, "is no JSON object") }
    return MetadataFields(object)
  }

  /// The bytes of a part, which must all be there.
  private func bytes(
    _ section: PMTilesHeader.Section, limit: Int, part: String, start: [UInt8]
  ) async throws(TileStoreError) -> [UInt8] {
    guard let offset = Int(exactly: section.offset), let length = Int(exactly: section.length),
      length <= limit
    else {
      let reason = "is said to have \(section.length) bytes at byte \(section.offset)"
      throw damaged(part, reason + ", which can't be")
    }
    if offset <= start.count, length <= start.count - offset {
      return [UInt8](start[offset..<offset + length])
    }
    let bytes = try await reader.bytes(at: offset, count: length)
    guard bytes.count == length else {
      let reason = "is cut off (it should have \(length) bytes at byte \(offset)"
      throw damaged(part, reason + ", and the file has \(bytes.count) there)")
    }
    return bytes
  }

  private func decompressed(
    _ stored: [UInt8], _ compression: PMTilesCompression, limit: Int, part: String
  ) throws(TileStoreError) -> [UInt8] {
    do throws(InflateError) {
      guard let format = compression.format else {
        return try decompressSniffing(stored, limit: limit)
      }
      return try decompress(stored, as: format, limit: limit)
    } catch {
      throw damaged(part, "can't be read: \(error.problem)")
    }
  }

  private func damaged(_ part: String, _ reason: String) -> TileStoreError {
    .damagedArchive(path: location, part: part, reason: reason)
  }
}

extension PMTilesCompression {
  /// The format, where it is told.
  var format: Compression? {
    switch self {
    case .unknown: nil
    case .none: Compression.none
    case .gzip: .gzip
    case .brotli: .brotli
    case .zstd: .zstd
    }
  }
}

extension TileSourceMetadata {
  /// Takes over what a header says, as far as it can be.
  mutating func read(_ header: PMTilesHeader) {
    format = header.tileFormat
    let (least, greatest) = (Int(header.minimumZoom), Int(header.maximumZoom))
    if least <= greatest, greatest <= TileCoordinate.zoomLimit {
      (minimumZoom, maximumZoom) = (least, greatest)
    } else {
      warnings.append("\(location) says zooms \(least) to \(greatest), which can't be")
    }
    let box = header.bounds
    let isEmpty = box.west == box.east && box.south == box.north
    bounds = isEmpty ? nil : GeoBounds([box.west, box.south, box.east, box.north])
    if header.tileType == 6 {
      warnings.append("\(location) holds MapLibre tiles (MLT), which are not drawn yet")
    }
  }
}
