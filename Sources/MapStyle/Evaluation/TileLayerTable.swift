public import VectorTiles

/// The properties of a tile's layer that a style asks for: for each feature and name the place of the value.
///
/// Make it once a layer of a tile. It costs about as much as one look at each feature's tags.
public final class TileLayerTable: Sendable {
  /// The layer's values.
  let values: [PropertyValue]
  /// For each value the number of its text in the vocabulary; −1 for others.
  let textNumbers: [Int32]
  /// For each name of the vocabulary its column, or −1 where the layer has no such key.
  let columns: [Int32]
  private let columnCount: Int
  private let cells: [Int32]

  /// Looks through a layer.
  public init(_ layer: VectorLayer, vocabulary: StyleVocabulary) {
    values = layer.values
    textNumbers = values.map {
      guard case .string(let text) = $0 else { return -1 }
      return vocabulary.knownNumber(ofText: text)
    }
    var columnOfKey = [Int32](repeating: -1, count: layer.keys.count)
    var columns = [Int32](repeating: -1, count: vocabulary.properties.count)
    var count: Int32 = 0
    for (number, name) in vocabulary.properties.enumerated() {
      guard let key = layer.keyIndex(of: name) else { continue }
      (columns[number], columnOfKey[key]) = (count, count)
      count += 1
    }
    self.columns = columns
    columnCount = Int(count)
    cells = Self.cells(of: layer, columnOfKey: columnOfKey, columnCount: Int(count))
  }

  private static func cells(of layer: VectorLayer, columnOfKey: [Int32], columnCount: Int)
    -> [Int32]
  {
    guard columnCount > 0 else { return [] }
    let valueCount = layer.values.count
    var cells = [Int32](repeating: -1, count: columnCount * layer.featureCount)
    for row in 0..<layer.featureCount {
      layer.feature(at: row).forEachTag { key, value in
        guard key < columnOfKey.count, value < valueCount else { return }
        let column = Int(columnOfKey[key])
        guard column >= 0, cells[row * columnCount + column] < 0 else { return }
        cells[row * columnCount + column] = Int32(truncatingIfNeeded: value)
      }
    }
    return cells
  }

  /// The place of a feature's value among `values`; −1 where it has none.
  @inline(__always)
  func cell(row: Int, property number: Int) -> Int {
    guard number < columns.count else { return -1 }
    let column = Int(columns[number])
    guard column >= 0 else { return -1 }
    return Int(cells[row &* columnCount &+ column])
  }
}
