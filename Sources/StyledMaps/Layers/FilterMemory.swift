internal import MapStyle
internal import VectorTiles

/// Which layers take a feature: found once for all features of a tile that are alike in what the filters look at.
///
/// The styles of city maps have dozens of layers over one source layer, whose thousands of features differ in a few classes.
struct FilterMemory {
  private let filters: [StyleFilter?]
  /// The properties that the filters look at; `nil` where they look at more.
  private let properties: [Int]?
  private var answers: [[Int32]: [Int]] = [:]
  private var key: [Int32] = []

  init(_ filters: [StyleFilter?]) {
    self.filters = filters
    var all: Set<Int> = []
    var isKnown = true
    for case let filter? in filters {
      if let own = filter.properties { all.formUnion(own) } else { isKnown = false }
    }
    properties = isKnown ? all.sorted() : nil
  }

  /// The places of the filters that the feature passes; `context` makes the context, where it is needed.
  mutating func passed(
    by feature: VectorFeature, row: Int, in table: TileLayerTable,
    _ context: inout EvaluationContext
  ) -> [Int] {
    guard let properties else {
      context.setFeature(feature, at: row, in: table)
      return places(context)
    }
    key.removeAll(keepingCapacity: true)
    key.append(Int32(feature.type.rawValue))
    table.appendCells(row: row, of: properties, to: &key)
    if let answer = answers[key] { return answer }
    context.setFeature(feature, at: row, in: table)
    let answer = places(context)
    answers[key] = answer
    return answer
  }

  private func places(_ context: borrowing EvaluationContext) -> [Int] {
    var places: [Int] = []
    for (place, filter) in filters.enumerated() where filter?.matches(context) ?? true {
      places.append(place)
    }
    return places
  }
}
