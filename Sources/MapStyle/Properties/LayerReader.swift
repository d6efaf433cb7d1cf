internal import JSON

/// Reads the layout and paint properties of one layer.
struct LayerReader {
  let type: LayerType
  let layout: JSONObject
  let paint: JSONObject
  /// The layer's JSON path.
  let path: String
  let parser: ExpressionParser
  var faults: [StyleFault] = []

  /// A layout property.
  mutating func layout<Value: StylePropertyValue>(_ name: String) -> StyleProperty<Value> {
    property(StyleSpecification.index[type]?.layout[name], json: layout[name], part: "layout")
  }

  /// A paint property.
  mutating func paint<Value: StylePropertyValue>(_ name: String) -> StyleProperty<Value> {
    property(StyleSpecification.index[type]?.paint[name], json: paint[name], part: "paint")
  }

  private mutating func property<Value: StylePropertyValue>(
    _ specification: PropertySpecification?, json: JSONValue?, part: String
  ) -> StyleProperty<Value> {
    guard let specification else {
      preconditionFailure("a layer of type \(type.rawValue) asks for a property that there is not")
    }
    var reader = PropertyReader(specification: specification, parser: parser)
    let place = json == nil ? "" : "\(path).\(part).\(specification.name)"
    let property: StyleProperty<Value> = reader.property(json, path: place)
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
      faults.append(StyleFault("\(path).\(name)", "unknown property \"\(name)\""))
    }
  }
}
