package import JSON
package import WebMercator

/// What a set of tiles says of itself: TileJSON, the JSON of PMTiles, the `metadata` of MBTiles.
///
/// Writers disagree on letter case, and on whether numbers and boxes are texts; all of these are read.
package struct MetadataFields {
  private let object: JSONObject

  /// The fields of a JSON object.
  package init(_ object: JSONObject) {
    var lower = JSONObject()
    for (name, value) in object.members where lower[name.lowercased()] == nil {
      lower[name.lowercased()] = value
    }
    self.object = lower
  }

  /// The fields of MBTiles.
  init(_ values: [String: String]) {
    var object = JSONObject()
    for (name, value) in values.sorted(by: { $0.key < $1.key }) { object[name] = .string(value) }
    self.init(object)
  }

  /// A field by its name in lower case.
  package subscript(name: String) -> JSONValue? { object[name] }

  /// A field as text, without spaces around it; `nil` where it is none or there is nothing in it.
  package func text(_ name: String) -> String? {
    guard let text = object[name]?.stringValue else { return nil }
    let trimmed = text.drop { $0.isWhitespace }
    let end = trimmed.lastIndex { !$0.isWhitespace }
    return end.map { String(trimmed[...$0]) }
  }

  /// A field as a whole number, written as a number or as text.
  func integer(_ name: String) -> Int? {
    let number = object[name]?.numberValue ?? text(name).flatMap { Double($0) }
    return number.flatMap { Int(exactly: $0) }
  }

  /// The zoom that a field says, if there is such a zoom.
  package func zoom(_ name: String) -> Int? {
    integer(name).flatMap { (0...TileCoordinate.zoomLimit).contains($0) ? $0 : nil }
  }

  /// The box, of four numbers or of text with commas; `nil` where there is none or it can't be.
  package var bounds: GeoBounds? {
    if let numbers = object["bounds"]?.arrayValue { return GeoBounds(numbers.map(\.numberValue)) }
    return text("bounds").flatMap { GeoBounds(mbtiles: $0) }
  }

  /// The vector layers as they are described; tilemaker and MBTiles keep them in a text named `json`.
  var vectorLayers: JSONValue? {
    if let layers = object["vector_layers"], layers.arrayValue?.isEmpty == false { return layers }
    guard let text = object["json"]?.stringValue else { return nil }
    do throws(JSONError) {
      return try JSONValue.parse(text).objectValue?["vector_layers"]
    } catch {
      return nil
    }
  }
}

extension TileSourceMetadata {
  /// Takes over what is said, except where something is known already.
  mutating func fill(from fields: MetadataFields) {
    name = name ?? fields.text("name")
    attribution = attribution ?? fields.text("attribution")
    format = format ?? fields.text("format").flatMap { TileFormat(name: $0) }
    minimumZoom = minimumZoom ?? fields.zoom("minzoom")
    maximumZoom = maximumZoom ?? fields.zoom("maxzoom")
    vectorLayers = vectorLayers ?? fields.vectorLayers
    if bounds == nil {
      bounds = fields.bounds
      if bounds == nil, let said = fields["bounds"] {
        warnings.append("\(location) says bounds \(said.serialized()), which can't be")
      }
    }
  }
}
