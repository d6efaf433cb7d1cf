internal import FoundationEssentials
internal import JSON

extension GeoFeature {
  /// Takes GeoJSON's properties, and from them name, description, date, and the looks of simplestyle 1.1.0.
  mutating func takeProperties(_ properties: JSONObject) {
    self.properties = properties
    name = Self.text(properties["name"]) ?? Self.text(properties["title"])
    description = Self.text(properties["description"]) ?? Self.text(properties["desc"])
    for key in ["time", "timestamp", "date", "datetime"] where date == nil {
      date = properties[key]?.stringValue.flatMap(TimeText.date)
    }
    style.stroke = Self.color(properties["stroke"])
    style.strokeWidth = Self.number(properties["stroke-width"], in: 0...1_000)
    style.strokeOpacity = Self.number(properties["stroke-opacity"], in: 0...1)
    style.fill = Self.color(properties["fill"])
    style.fillOpacity = Self.number(properties["fill-opacity"], in: 0...1)
    style.markerColor = Self.color(properties["marker-color"])
  }

  private static func text(_ value: JSONValue?) -> String? {
    switch value {
    case .string(let text): text.isEmpty ? nil : text
    case .number: value?.serialized()
    default: nil
    }
  }

  private static func color(_ value: JSONValue?) -> StyleColor? {
    value?.stringValue.flatMap { StyleColor(css: $0) }
  }

  /// A number, also one in quotes, as editors write them.
  private static func number(_ value: JSONValue?, in range: ClosedRange<Double>) -> Double? {
    let number = value?.numberValue ?? value?.stringValue.flatMap { Double($0) }
    return number.flatMap { range.contains($0) ? $0 : nil }
  }
}
