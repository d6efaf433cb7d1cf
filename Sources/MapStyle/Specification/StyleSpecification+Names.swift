/// The names that the style specification has, for those who write about them.
package enum StyleNames {
  /// The types of layers, in the specification's order, each with the names of its layout and paint properties.
  package static var layers: [(type: String, properties: [String])] {
    LayerType.allCases.map { type in
      let all = StyleSpecification.layout(of: type) + StyleSpecification.paint(of: type)
      return (type.rawValue, all.map(\.name))
    }
  }
}
