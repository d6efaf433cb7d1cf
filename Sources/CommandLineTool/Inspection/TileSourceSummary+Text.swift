import JSON
import TileStore

extension TileSourceSummary {
  /// For machines, with what vector tiles hold.
  func json(with layers: VectorSourceSummary?) -> JSONValue {
    guard let layers, case .object(var object) = json else { return json }
    layers.add(to: &object)
    object["faults"] = .array((faults + layers.faults).map(JSONValue.string))
    return .object(object)
  }

  /// For a person.
  func text(with layers: VectorSourceSummary?) -> String {
    var table = InspectionTable(title: metadata.location)
    table.add("kind", metadata.kind.rawValue)
    table.add("name", metadata.name)
    table.add("format", formatText)
    table.add("zooms", zoomText)
    table.add("bounds", metadata.bounds.map(InspectionTable.text))
    table.add("tiles", countText)
    table.add("tile size", sizeText)
    table.add("attribution", metadata.attribution)
    if let layers {
      table.add("schema", layers.schemaText)
      table.add("layers", layers.lines)
    }
    table.add("faults", faults + (layers?.faults ?? []))
    return table.text
  }

  private var formatText: String? {
    let seen = formats.sorted { $0.value > $1.value }.map(\.key.rawValue)
    return seen.isEmpty ? metadata.format?.rawValue : seen.joined(separator: ", ")
  }

  private var zoomText: String? {
    guard let least = metadata.minimumZoom, let most = metadata.maximumZoom else { return nil }
    return least == most ? "\(least)" : "\(least)-\(most)"
  }

  private var countText: String {
    let count = (census.declaredCount ?? census.count).grouped
    let byZoom = census.counts.sorted { $0.key < $1.key }
      .map { "z\($0.key) \($0.value.grouped)" }.joined(separator: ", ")
    let more = census.isComplete || census.declaredCount != nil ? "" : "more than "
    return "\(more)\(count)" + (byZoom.isEmpty ? "" : " (\(byZoom))")
  }

  private var sizeText: String? {
    let sizes = pixelSizes.sorted { $0.value > $1.value }
      .map { "\($0.key.width)x\($0.key.height)" }
    return sizes.isEmpty ? nil : sizes.joined(separator: ", ") + " pixels"
  }
}
