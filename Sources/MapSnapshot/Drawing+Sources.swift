internal import MapScene
internal import Pixels
internal import RasterTiles
internal import StyledMaps
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

  /// The map of raster tiles where there are no others and no style, else that of a style.
  static func map(
    of sources: [any TileSource], options: SnapshotOptions, viewport: Viewport
  ) async throws(SnapshotError) -> BaseMap {
    let isRaster = !sources.isEmpty && sources.allSatisfy { $0.metadata.format != .mvt }
    if isRaster, options.style?.isOwn ?? true {
      do {
        return .raster(
          try await RasterMap(
            sources: sources, viewport: viewport,
            background: options.background ?? SnapshotOptions.rasterBackground))
      } catch {
        throw SnapshotError(error)
      }
    }
    let map = try await StyledMap.open(
      options.style ?? .builtIn(.light), sources: sources, folders: options.folders,
      pixelRatio: viewport.scale)
    var scene = await map.scene(of: viewport)
    guard !Task.isCancelled else { throw .cancelled }
    if let color = options.background {
      // As a layer it stays a shape in documents.
      var layer = MapLayer(name: "background of the picture")
      layer.batches = [.background(.color(color))]
      scene.layers.insert(layer, at: 0)
    }
    return .styled(scene)
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

extension SnapshotStyle {
  /// Whether it is one of the family, which needs vector tiles.
  var isOwn: Bool { if case .builtIn = self { true } else { false } }
}
