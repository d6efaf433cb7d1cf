public import VectorTiles

/// The properties of a tile's layer that a style asks for: for each feature and name the place of the value.
///
/// Make it once a layer of a tile. It costs about as much as one look at each feature's tags; afterwards no feature has to be
/// decoded to know whether it's drawn.
public final class TileLayerTable: Sendable {
  /// The layer.
  public let layer: VectorLayer
  /// What each feature's parts are.
  public let geometryTypes: [GeometryType]
  /// The layer's values.
  let values: [PropertyValue]
  /// For each value the number of its text in the vocabulary; −1 for others.
  let textNumbers: [Int32]
  /// For each value the number that it is; NaN for others.
  let numbers: [Double]
  /// For each name of the vocabulary its column, or −1 where the layer has no such key.
  private let columns: [Int32]
  /// Column by column, for each feature the place of its value; −1 where it has none.
  private let cells: [Int32]
  private let featureCount: Int

  /// Looks through a layer.
  public init(_ layer: VectorLayer, vocabulary: StyleVocabulary) {
    self.layer = layer
    featureCount = layer.featureCount
    values = layer.values
    textNumbers = values.map {
      guard case .string(let text) = $0 else { return -1 }
      return vocabulary.knownNumber(ofText: text)
    }
    numbers = values.map {
      guard case .number(let number) = $0 else { return .nan }
      return number
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
    (geometryTypes, cells) = Self.look(through: layer, columnOfKey, columnCount: Int(count))
  }

  private static func look(
    through layer: VectorLayer, _ columnOfKey: [Int32], columnCount: Int
  ) -> ([GeometryType], [Int32]) {
    let (rowCount, valueCount) = (layer.featureCount, layer.values.count)
    var types: [GeometryType] = []
    types.reserveCapacity(rowCount)
    var cells = [Int32](repeating: -1, count: columnCount * rowCount)
    for row in 0..<rowCount {
      let feature = layer.feature(at: row)
      types.append(feature.type)
      feature.forEachTag { key, value in
        guard key < columnOfKey.count, value < valueCount, columnOfKey[key] >= 0 else { return }
        let place = Int(columnOfKey[key]) * rowCount + row
        if cells[place] < 0 { cells[place] = Int32(truncatingIfNeeded: value) }
      }
    }
    return (types, cells)
  }

  /// The place of a feature's value among `values`; −1 where it has none.
  @inline(__always)
  func cell(row: Int, property number: Int) -> Int {
    guard number < columns.count else { return -1 }
    let column = Int(columns[number])
    guard column >= 0 else { return -1 }
    return Int(cells[column &* featureCount &+ row])
  }

  /// The places of all features' values among `values`; `nil` where no feature has the property.
  func column(ofProperty number: Int) -> ArraySlice<Int32>? {
    guard number < columns.count, columns[number] >= 0 else { return nil }
    let start = Int(columns[number]) * featureCount
    return cells[start..<(start + featureCount)]
  }
}
