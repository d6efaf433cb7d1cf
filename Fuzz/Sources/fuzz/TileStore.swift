internal import Dispatch
internal import Inflate
internal import JSON
internal import TileStore
internal import WebMercator

/// An archive in memory, which answers as a file does.
private struct MemoryReader: ByteRangeReader {
  let bytes: [UInt8]

  func bytes(at offset: Int, count: Int) async throws(TileStoreError) -> [UInt8] {
    guard offset >= 0, count > 0, offset < bytes.count else { return [] }
    return Array(bytes[offset..<offset + min(count, bytes.count - offset)])
  }
}

/// PMTiles: an archive opens or says why not; each of its tiles comes, is absent, or says why not; and its header,
/// where it is read, is written as it was.
@Sendable func fuzzPMTiles(_ bytes: [UInt8]) {
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    await openArchive(bytes)
    done.signal()
  }
  done.wait()
}

private func openArchive(_ bytes: [UInt8]) async {
  do throws(TileStoreError) {
    let source = try await PMTilesSource(reader: MemoryReader(bytes: bytes), location: "fuzz")
    let again = try PMTilesHeader(decoding: source.header.encoded(), path: "fuzz")
    precondition(again.encoded() == source.header.encoded())
    precondition(source.metadata.warnings.allSatisfy { !$0.isEmpty })
    await readTiles(source)
    let summary = try await TileSourceSummary(of: source, limit: 500)
    precondition(summary.census.counts.values.allSatisfy { $0 > 0 })
    _ = summary.json.serialized()
  } catch {
    precondition(error.description.hasPrefix("cannot read "))
  }
}

private func readTiles(_ source: PMTilesSource) async {
  for (zoom, x, y) in [(0, 0, 0), (1, 1, 0), (2, 3, 3), (15, 2048, 28672), (30, 1 << 29, 7)] {
    guard let tile = TileCoordinate(zoom: zoom, x: x, y: y) else { continue }
    do throws(TileStoreError) {
      _ = try await source.tile(at: tile)
    } catch {
      precondition(error.description.hasPrefix("cannot read "))
    }
  }
}

/// Decompression: no format gives more than the limit, and every error is a sentence.
@Sendable func fuzzInflate(_ bytes: [UInt8]) {
  for format in Compression.allCases where format != .none {
    do throws(InflateError) {
      let output = try decompress(bytes, as: format, limit: 1 << 16)
      precondition(output.count <= 1 << 16)
    } catch {
      precondition(!error.description.isEmpty)
    }
  }
  if let compressed = try? compressGzip(bytes, level: 1) {
    precondition((try? decompress(compressed, as: .gzip)) == bytes)
  }
}
