internal import Pixels
internal import RasterTiles
internal import TileStore
internal import WebMercator

extension Drawing {
  static func viewport(of options: SnapshotOptions) throws(SnapshotError) -> Viewport {
    do {
      return try options.region.viewport(
        size: options.size, scale: options.scale, bearing: options.bearing)
    } catch {
      throw .geometry(error)
    }
  }

  static func open(
    _ sources: [SnapshotSource]
  ) async throws(SnapshotError) -> [any TileSource] {
    guard !sources.isEmpty else { throw .noSource }
    var opened: [any TileSource] = []
    for source in sources {
      do throws(TileStoreError) {
        opened.append(try await source.open())
      } catch {
        throw .source(error)
      }
    }
    return opened
  }

  static func map(
    of sources: [any TileSource], viewport: Viewport, background: Color
  ) async throws(SnapshotError) -> RasterMap {
    do {
      return try await RasterMap(sources: sources, viewport: viewport, background: background)
    } catch {
      throw SnapshotError(error)
    }
  }

  /// The sources' own words, each once, in their order.
  static func attribution(of sources: [TileSourceMetadata]) -> String? {
    var parts: [String] = []
    for case let words? in sources.map(\.attribution) where !parts.contains(words) {
      parts.append(words)
    }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }
}

extension SnapshotError {
  init(_ error: RasterTilesError) {
    self = error == .cancelled ? .cancelled : .raster(error)
  }
}
