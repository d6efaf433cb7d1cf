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

  /// Notes members of `layout` and `paint` that the type of layer does not have.
  mutating func checkNames() {
    checkNames(of: layout, StyleSpecification.layout(of: type), path: "\(path).layout")
    checkNames(of: paint, StyleSpecification.paint(of: type), path: "\(path).paint")
  }

  private mutating func checkNames(
    of object: JSONObject, _ table: [PropertySpecification], path: String
  ) {
    for member in object.members {
      let name = member.name
      if table.contains(where: { $0.name == name }) { continue }
      if name.hasSuffix("-transition") {
        let property = name.dropLast("-transition".count)
        if table.contains(where: { $0.name == property && $0.isTransitionable }) { continue }
      }
      faults.append(StyleFault(path, "unknown property \"\(name)\""))
    }
  }
}
