internal import MapScene
internal import MapStyle
internal import Pixels
internal import WebMercator

/// The pictures of a `raster` layer.
struct RasterBuilder {
  let frame: MapFrame
  private let opacity: Double
  private let adjustment: RasterBatch.Adjustment
  private let isSmooth: Bool

  init(_ layer: RasterLayer, frame: MapFrame) {
    self.frame = frame.aligned
    let context = frame.context()
    opacity = layer.opacity.value(in: context)
    isSmooth = layer.isSmooth(in: context)
    var adjustment = RasterBatch.Adjustment()
    adjustment.hueRotation = layer.hueRotate.value(in: context)
    adjustment.saturation = layer.saturation.value(in: context)
    adjustment.contrast = layer.contrast.value(in: context)
    adjustment.brightnessMinimum = layer.brightnessMin.value(in: context)
    adjustment.brightnessMaximum = layer.brightnessMax.value(in: context)
    self.adjustment = adjustment
  }

  /// A tile's picture at its place.
  func batch(_ pixmap: Pixmap, at tile: MapTile) -> MapLayer.Batch {
    let whole = TileProjection(tile.content, wrap: tile.wrap, extent: 1, viewport: frame.viewport)
    let corners = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map { whole.point($0.0, $0.1) }
    var batch = batch(pixmap, corners: corners)
    batch.clip =
      TileProjection(tile.shown, wrap: tile.wrap, extent: 1, viewport: frame.viewport).clip
    return .raster(batch)
  }

  /// A picture of an image source, in each copy of the world that is seen.
  func batches(_ pixmap: Pixmap, corners: [GeoCoordinate]) -> [MapLayer.Batch] {
    let box = frame.viewport.worldRectangle
    let world = corners.map { WorldPoint($0) }
    let (least, most) = (world.map(\.x).min() ?? 0, world.map(\.x).max() ?? 0)
    let (first, last) = ((box.minX - most).rounded(.up), (box.maxX - least).rounded(.down))
    guard first <= last, abs(first) < 1024, abs(last) < 1024 else { return [] }
    return (Int(first)...Int(last)).map { copy in
      .raster(
        batch(
          pixmap,
          corners: world.map {
            frame.viewport.point(for: WorldPoint(x: $0.x + Double(copy), y: $0.y))
          }))
    }
  }

  private func batch(_ pixmap: Pixmap, corners: [Point]) -> RasterBatch {
    var batch = RasterBatch(pixmap, corners: corners)
    batch.opacity = opacity
    batch.adjustment = adjustment
    batch.isSmooth = isSmooth
    return batch
  }
}

extension RasterLayer {
  /// Whether pixels are mixed; `raster-resampling` counts where it is set, else `resampling`.
  func isSmooth(in context: borrowing EvaluationContext) -> Bool {
    let property = rasterResampling.isSet || !resampling.isSet ? rasterResampling : resampling
    return property.value(in: context) == .linear
  }
}
