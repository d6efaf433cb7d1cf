internal import MapLabels
internal import MapStyle
public import WebMercator

extension StyledMap {
  /// What the style draws at a camera.
  ///
  /// What can't be had (a source, a tile, an image) is left out and told in the statistics.
  /// - Parameters:
  ///   - viewport: The camera.
  ///   - isPartOfPyramid: Whether labels are placed by rules that know nothing of the picture, so that pictures beside each
  ///     other decide alike about what both show; important ones then have a little less of a lead.
  /// - Returns: The layers, and what they were made of.
  public func scene(of viewport: Viewport, isPartOfPyramid: Bool = false) async -> StyledScene {
    let images = await sprites.images()
    let frame = MapFrame(
      viewport: viewport, style: style, images: images.table, ordering: ordering)
    var drawing = SceneDrawing(map: self, frame: frame)
    drawing.statistics.warnings = warnings + images.warnings
    let tasks = style.layers.enumerated().filter { $0.element.isDrawn(atZoom: viewport.zoom) }
      .map { LayerTask(index: $0.offset, layer: $0.element) }
    drawing.drawBackgrounds(tasks)
    for (id, group) in Self.sourceGroups(tasks) {
      switch await sources.source(id) {
      case .failed(let reason): drawing.statistics.warnings.append(reason)
      case .source(let source): await drawing.draw(group, from: source, id: id)
      }
    }
    var scene = StyledScene()
    scene.images = images.table.images
    await drawing.placeSymbols(
      images: images.sheet, order: isPartOfPyramid ? .pyramid : .tiles, into: &scene)
    scene.layers = drawing.assembly.layers()
    drawing.statistics.warnings += frame.missingImages.warnings(apart: isPartOfPyramid)
    scene.statistics = drawing.statistics
    return scene
  }

  /// The layers of each source, in the order in which the layers name the sources.
  private static func sourceGroups(_ tasks: [LayerTask]) -> [(id: String, tasks: [LayerTask])] {
    var groups: [(id: String, tasks: [LayerTask])] = []
    for task in tasks {
      guard let id = task.layer.source else { continue }
      if let place = groups.firstIndex(where: { $0.id == id }) {
        groups[place].tasks.append(task)
      } else {
        groups.append((id, [task]))
      }
    }
    return groups
  }
}
