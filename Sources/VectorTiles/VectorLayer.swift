internal import Synchronization

/// Features of one kind in a tile, which share their keys and values.
///
/// It holds the tile's bytes, or features in memory. Keys and values are decoded once, when the first is asked for; it can be
/// used from many tasks at once.
public final class VectorLayer: Sendable {
  /// What styles call `source-layer`.
  public let name: String
  /// The version of the specification that it follows, 1 or 2; other numbers are read as if they were 2.
  public let version: Int
  /// How many tile units the tile's side is, above 0.
  public let extent: Int
  /// How many features it has.
  public let featureCount: Int

  /// The tile's bytes; empty where the features are in memory.
  let bytes: [UInt8]
  private let features: [ByteRange]
  private let keyRanges: [ByteRange]
  private let valueRanges: [ByteRange]
  private let decodedTable = AtomicLazyReference<PropertyTable>()
  /// The features where they are in memory.
  let memory: FeatureTable?

  /// Finds the parts of an encoded layer (specification, section 4.1).
  init(bytes: [UInt8], range: ByteRange) throws(VectorTilesError) {
    let head = try EncodedLayer(bytes: bytes, range: range)
    name = head.name
    version = head.version
    extent = head.extent
    featureCount = head.features.count
    self.bytes = bytes
    features = head.features
    keyRanges = head.keys
    valueRanges = head.values
    memory = nil
  }

  /// A layer of features in memory.
  init(name: String, extent: Int, table: PropertyTable, features: FeatureTable) {
    self.name = name
    version = 2
    self.extent = max(1, extent)
    featureCount = features.types.count
    bytes = []
    self.features = []
    (keyRanges, valueRanges) = ([], [])
    memory = features
    _ = decodedTable.storeIfNil(table)
  }

  /// Keys and values, decoded when they are first asked for.
  var table: PropertyTable {
    if let table = decodedTable.load() { return table }
    return decodedTable.storeIfNil(
      PropertyTable(bytes: bytes, keys: keyRanges, values: valueRanges))
  }

  /// The names of the properties that its features can have.
  public var keys: [String] { table.keys }

  /// The values that its features share.
  public var values: [PropertyValue] { table.values }

  /// The place of a key in `keys`, with which features find its value fast; `nil` where no feature has it.
  public func keyIndex(of key: String) -> Int? { table.places[key] }

  /// The first value that holds nothing that is known.
  var firstUnknownValue: Int? {
    bytes.withUnsafeBufferPointer { bytes in
      valueRanges.firstIndex { PropertyValue(message: $0, of: bytes) == nil }
    }
  }

  /// One feature; 0 ≤ `index` < `featureCount`.
  ///
  /// A feature that is damaged has the type `unknown` and no geometry.
  public func feature(at index: Int) -> VectorFeature {
    if let memory { return VectorFeature(layer: self, memory: memory, index: index) }
    return VectorFeature(layer: self, message: features[index])
  }
}
