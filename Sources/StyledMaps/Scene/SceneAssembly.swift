internal import MapScene
internal import MapStyle
internal import Pixels
internal import WebMercator

/// Puts the batches of all sources into the order of the style's layers.
struct SceneAssembly {
  private let frame: MapFrame
  /// The batches of each layer that is drawn, by its place in the style.
  private var batches: [Int: [MapLayer.Batch]] = [:]

  init(frame: MapFrame) { self.frame = frame }

  /// Adds a batch on top of those that its layer has.
  mutating func add(_ batch: MapLayer.Batch, to index: Int) {
    if case .heatmap(let heatmap) = batch, case .heatmap(var sum)? = batches[index]?.first {
      // Densities add up over tiles before they are coloured.
      batches[index] = nil
      sum.spots += heatmap.spots
      batches[index] = [.heatmap(sum)]
      return
    }
    batches[index, default: []].append(batch)
  }

  /// The layers, bottom first; those without anything are left out.
  func layers() -> [MapLayer] {
    batches.keys.sorted().map { index in
      let layer = frame.style.layers[index]
      var drawn = MapLayer(name: layer.id)
      drawn.batches = batches[index] ?? []
      let context = frame.context()
      switch layer.kind {
      case .fill(let fill): drawn.opacity = fill.layerOpacity.value(in: context)
      case .line(let line): drawn.opacity = line.layerOpacity.value(in: context)
      default: break
      }
      return drawn
    }
  }
}
