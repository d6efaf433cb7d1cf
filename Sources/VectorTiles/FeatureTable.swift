/// The features of a layer in memory, as flat lists.
struct FeatureTable: Sendable {
  /// What a feature takes of the lists.
  struct Slices {
    var tags: ByteRange
    var parts: ByteRange
  }

  var types: [GeometryType] = []
  var ids: [PropertyValue?] = []
  /// For each feature, which of `tags` and which parts of `geometry` are its own.
  var slices: [Slices] = []
  /// Places in the layer's keys and values, in turn.
  var tags: [UInt32] = []
  var geometry = TileGeometry()
}
