internal import JSON

/// Reads the layout and paint properties of one layer.
struct LayerReader {
  let type: LayerType
  let layout: JSONObject
  let paint: JSONObject
  /// The layer's JSON path.
  let path: String
  var vocabulary: StyleVocabulary
  var faults: [StyleFault] = []

  /// A layout property.
  mutating func layout<Value: StylePropertyValue>(_ name: String) -> StyleProperty<Value> {
    property(
      name, StyleSpecification.layout(of: type), json: layout[name], path: "\(path).layout.\(name)")
  }

  /// A paint property.
  mutating func paint<Value: StylePropertyValue>(_ name: String) -> StyleProperty<Value> {
    property(
      name, StyleSpecification.paint(of: type), json: paint[name], path: "\(path).paint.\(name)")
  }

  private mutating func property<Value: StylePropertyValue>(
    _ name: String, _ table: [PropertySpecification], json: JSONValue?, path: String
  ) -> StyleProperty<Value> {
    guard let specification = table.first(where: { $0.name == name }) else {
      preconditionFailure("the specification has no property \(name)")
    }
    var reader = PropertyReader(specification: specification, vocabulary: vocabulary)
    let property: StyleProperty<Value> = reader.property(json, path: path)
    vocabulary = reader.vocabulary
    faults += reader.faults
    return property
  }
}
