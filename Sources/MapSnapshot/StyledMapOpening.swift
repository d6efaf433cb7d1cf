internal import JSON
internal import MapPainter
internal import MapStyle
public import StyledMaps
public import TileStore

extension StyledMap {
  /// Opens a style for some sources.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - sources: Open archives, which stand for the style's own sources of the same kind (vector tiles or pictures).
  ///   - folders: Folders that stand for what URLs begin with.
  ///   - pixelRatio: Pixels a point, for which sprites are chosen.
  /// - Returns: The open map.
  /// - Throws: `SnapshotError.style` with all faults of a style that can't be drawn, and where there is none.
  public static func open(
    _ style: SnapshotStyle, sources: [any TileSource] = [],
    folders: [LocalResources.Mapping] = [], pixelRatio: Double = 1
  ) async throws(SnapshotError) -> StyledMap {
    switch style {
    case .opened(let map): return map
    case .json(let json, let base):
      return try StyledMap(
        json, name: "the style", resources: LocalResources(base: base, mappings: folders),
        sources: sources, pixelRatio: pixelRatio)
    case .location(let location):
      return try open(
        location: location, sources: sources, folders: folders, pixelRatio: pixelRatio)
    case .builtIn(let style):
      return try await open(style, sources: sources, pixelRatio: pixelRatio)
    }
  }

  private static func open(
    location: String, sources: [any TileSource], folders: [LocalResources.Mapping],
    pixelRatio: Double
  ) throws(SnapshotError) -> StyledMap {
    guard let path = LocalResources(mappings: folders).path(of: location) else {
      throw .style(name: location, faults: ["it lies on the network, which can't be read yet"])
    }
    let bytes: [UInt8]?
    do {
      bytes = try LocalFile(path: path)?.contents()
    } catch {
      throw .source(error)
    }
    guard let bytes else { throw .styleNotFound(path: path) }
    let json: JSONValue
    do {
      json = try JSONValue.parse(bytes)
    } catch {
      throw .style(name: location, faults: ["it is not JSON: \(error)"])
    }
    let base = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    return try StyledMap(
      json, name: location, resources: LocalResources(base: base, mappings: folders),
      sources: sources, pixelRatio: pixelRatio)
  }

  private convenience init(
    _ json: JSONValue, name: String, resources: LocalResources, sources: [any TileSource],
    pixelRatio: Double
  ) throws(SnapshotError) {
    let reading = Style.read(json)
    let faults = reading.faults.filter { !$0.isWarning }.map(\.description)
    guard faults.isEmpty else { throw .style(name: name, faults: faults) }
    self.init(
      style: reading.style, resources: resources, sources: sources, pixelRatio: pixelRatio,
      ordering: Painter.textOrdering, fonts: { Painter() })
  }
}
