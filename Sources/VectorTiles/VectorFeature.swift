/// One feature of a layer: type, id, properties and geometry.
///
/// Only its head is decoded; the rest is when it is asked for, from the layer's bytes.
public struct VectorFeature: Sendable {
  /// The layer that it belongs to.
  public let layer: VectorLayer
  let head: FeatureHead

  /// What its parts are; `unknown` where the feature is damaged.
  public var type: GeometryType { head.type }

  /// Its id, a number or (only in GeoJSON) another value; numbers beyond 2^53 lose their last digits.
  public var id: PropertyValue? {
    guard head.hasID else { return nil }
    if let memory = layer.memory { return memory.ids[Int(head.number)] }
    return .number(Double(head.number))
  }

  /// A feature of a layer in memory.
  init(layer: VectorLayer, memory: FeatureTable, index: Int) {
    self.layer = layer
    head = FeatureHead(
      type: memory.types[index], hasID: true, number: UInt64(index),
      tags: memory.slices[index].tags, geometry: memory.slices[index].parts)
  }

  /// Reads the head of an encoded feature.
  init(layer: VectorLayer, message: ByteRange) {
    self.layer = layer
    head = layer.bytes.withUnsafeBufferPointer { FeatureHead(ProtobufReader($0, message)) }
  }
}
