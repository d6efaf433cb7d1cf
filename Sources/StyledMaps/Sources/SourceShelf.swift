internal import MapStyle
internal import TileStore

/// The sources of a style, each opened when it is first asked for and kept.
actor SourceShelf {
  private let style: Style
  private let resources: any ResourceLoading
  /// Archives that stand for the style's own vector and raster sources.
  private let given: [any TileSource]
  private var opened: [String: Task<Opened, Never>] = [:]

  /// A source, or why it could not be opened.
  enum Opened: Sendable {
    case source(MapSource)
    case failed(String)
  }

  init(style: Style, resources: any ResourceLoading, given: [any TileSource]) {
    self.style = style
    self.resources = resources
    self.given = given
  }

  /// The source of an id.
  func source(_ id: String) async -> Opened {
    if let task = opened[id] { return await task.value }
    let opener = SourceOpener(style: style, resources: resources, given: given)
    let source = style.sources[id]
    let task = Task { await opener.open(source, id: id) }
    opened[id] = task
    return await task.value
  }
}
