internal import XML

extension KMLReader {
  /// The id that a `styleUrl` names within this file; what stands before `#` is another file, which isn't fetched.
  static func styleName(_ url: String) -> String {
    guard let hash = url.lastIndex(of: "#") else { return url }
    return String(url[url.index(after: hash)...])
  }

  mutating func readSharedStyle() throws(XMLError) {
    let id = xml.attributeText("id")
    let style = try readStyle()
    if let id { styles[id] = style }
  }

  mutating func readSharedStyleMap() throws(XMLError) {
    let id = xml.attributeText("id")
    let pair = try readStyleMap()
    guard let id else { return }
    if let style = pair.style { styleMaps[id] = style } else { styles[id] = pair.inline }
  }

  /// The normal look of a `StyleMap`: the id of a shared style, or a style of its own.
  mutating func readStyleMap() throws(XMLError) -> (style: String?, inline: GeoStyle) {
    var result: (style: String?, inline: GeoStyle) = (nil, GeoStyle())
    while try xml.nextChild() {
      guard xml.name == "Pair" else {
        try xml.skip()
        continue
      }
      let pair = try readPair()
      if pair.key == "normal" { result = (pair.style, pair.inline) }
    }
    return result
  }

  private mutating func readPair() throws(XMLError)
    -> (key: String, style: String?, inline: GeoStyle)
  {
    var pair: (key: String, style: String?, inline: GeoStyle) = ("", nil, GeoStyle())
    while try xml.nextChild() {
      switch xml.name {
      case "key": pair.key = try xml.text()
      case "styleUrl": pair.style = Self.styleName(try xml.text())
      case "Style": pair.inline = try readStyle()
      default: try xml.skip()
      }
    }
    return pair
  }

  /// `LineStyle`, `PolyStyle` and `IconStyle` of a `Style`.
  mutating func readStyle() throws(XMLError) -> GeoStyle {
    var style = GeoStyle()
    while try xml.nextChild() {
      let part = xml.name
      guard part == "LineStyle" || part == "PolyStyle" || part == "IconStyle" else {
        try xml.skip()
        continue
      }
      while try xml.nextChild() { try readStyleField(of: part, into: &style) }
    }
    return style
  }

  private mutating func readStyleField(
    of part: String, into style: inout GeoStyle
  ) throws(XMLError) {
    switch (part, xml.name) {
    case ("LineStyle", "color"): style.stroke = StyleColor(kml: try xml.text())
    case ("LineStyle", "width"):
      let width = NumberText.number(try xml.textBytes())
      style.strokeWidth = width.flatMap { $0 >= 0 ? $0 : nil }
    case ("PolyStyle", "color"): style.fill = StyleColor(kml: try xml.text())
    case ("PolyStyle", "fill"): style.isFilled = Self.truth(try xml.text())
    case ("PolyStyle", "outline"): style.isOutlined = Self.truth(try xml.text())
    case ("IconStyle", "color"): style.markerColor = StyleColor(kml: try xml.text())
    default: try xml.skip()
    }
  }

  /// XML Schema's boolean.
  private static func truth(_ text: String) -> Bool? {
    switch text {
    case "1", "true": true
    case "0", "false": false
    default: nil
    }
  }
}
