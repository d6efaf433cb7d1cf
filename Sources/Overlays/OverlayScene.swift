public import MapScene
public import WebMercator

/// What lies over the map, decided and ready for a painter.
public struct OverlayScene: Sendable, Equatable {
  /// What to draw.
  public var scene: Scene
  /// For each pin among the overlays, in order: where its tip lies in points, in the copy of the world nearest to
  /// the middle; `nil` where its coordinate is no place.
  public var pins: [Point?]
  /// What could not be drawn as asked; a sentence each.
  public var warnings: [String]

  /// Decides how overlays and furniture look in a picture.
  ///
  /// Pure: the same input gives the same scene. No input makes it trap; what cannot be drawn is left out with a warning.
  ///
  /// - Parameters:
  ///   - overlays: lines and areas are drawn in this order, pins above them from north to south.
  ///   - furniture: what stands beside the map.
  ///   - viewport: which place lies on which point.
  ///   - measuring: knows how large words get.
  /// - Returns: The scene, where the pins are, and the warnings.
  public static func make(
    overlays: [Overlay], furniture: Furniture, viewport: Viewport,
    measuring: some TextMeasuring
  ) -> OverlayScene {
    var builder = OverlaySceneBuilder(
      viewport: viewport, palette: Palette(dark: furniture.dark), measuring: measuring)
    builder.add(furniture: furniture, overlays: overlays)
    return OverlayScene(
      scene: builder.scene, pins: builder.pins, warnings: shortened(builder.warnings))
  }
}

extension OverlayScene {
  private static let warningLimit = 50

  /// The first warnings: a file of wrong places would give as many as it has places.
  private static func shortened(_ warnings: [String]) -> [String] {
    guard warnings.count > warningLimit else { return warnings }
    return warnings.prefix(warningLimit)
      + ["\(warnings.count - warningLimit) more overlays or parts of them are not drawn as asked"]
  }
}

/// Puts the items of all layers into one scene, in their order.
struct OverlaySceneBuilder<Measuring: TextMeasuring> {
  let viewport: Viewport
  let palette: Palette
  let measuring: Measuring
  var scene: Scene
  var pins: [Point?] = []
  var warnings: [String] = []

  init(viewport: Viewport, palette: Palette, measuring: Measuring) {
    self.viewport = viewport
    self.palette = palette
    self.measuring = measuring
    scene = Scene(size: viewport.size)
  }

  var picture: Rectangle {
    Rectangle(
      x: 0, y: 0, width: Double(viewport.size.width), height: Double(viewport.size.height))
  }

  mutating func add(furniture: Furniture, overlays: [Overlay]) {
    let plates = FurnitureLayout(
      furniture, picture: picture, viewport: viewport, palette: palette, measuring: measuring)
    let graticule =
      furniture.graticule
      ? Graticule(viewport: viewport, palette: palette, measuring: measuring) : nil
    scene.items += graticule?.lines ?? []
    addAreasAndLines(overlays)
    addPins(overlays, obstacles: plates.boxes)
    scene.items += graticule?.labels(around: plates.boxes + markBoxes) ?? []
    scene.items += plates.items
    warnings += plates.warnings
  }

  /// Where the pins are, so that no degrees are written over them.
  private var markBoxes: [Rectangle] {
    scene.items.compactMap { item in
      guard case .mark(let mark) = item, scene.symbols.indices.contains(mark.symbol) else {
        return nil
      }
      return scene.symbols[mark.symbol].bounds.moved(by: mark.position)
    }
  }

  private mutating func addAreasAndLines(_ overlays: [Overlay]) {
    var lines = LineWork(viewport: viewport)
    for overlay in overlays {
      switch overlay {
      case .pin: continue
      case .line(let line): lines.add(line)
      case .polygon(let polygon): lines.add(polygon)
      case .circle(let circle): lines.add(circle)
      }
    }
    scene.items += lines.finish()
    warnings += lines.warnings
  }

  private mutating func addPins(_ overlays: [Overlay], obstacles: [Rectangle]) {
    let all = overlays.compactMap { overlay in
      if case .pin(let pin) = overlay { pin } else { nil }
    }
    guard !all.isEmpty else { return }
    var layer = PinLayer(viewport: viewport, palette: palette, measuring: measuring)
    layer.add(all)
    pins = layer.points
    scene.symbols = layer.symbols
    scene.items += layer.marks
    scene.items += layer.labels(around: obstacles)
    warnings += layer.warnings
  }
}
