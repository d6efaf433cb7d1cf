internal import FoundationEssentials
internal import JSON
internal import WebMercator
internal import XML

/// Reads OGC KML 2.2 and 2.3 with Google's `gx` extensions: placemarks in folders of any depth, with their looks.
struct KMLReader: ~Copyable {
  var xml: XMLReader
  var document = GeoDocument(format: .kml)
  /// The shared styles by their id.
  var styles: [String: GeoStyle] = [:]
  /// The id of the normal style of each style map.
  var styleMaps: [String: String] = [:]
  /// The features whose looks are a shared style, which may stand behind them in the file.
  private var borrowers: [(feature: Int, style: String)] = []

  /// The document of a reader that stands in its `<kml>`.
  static func document(in xml: consuming XMLReader) throws(XMLError) -> GeoDocument {
    var reader = KMLReader(xml: xml)
    try reader.readContainer()
    try reader.xml.finish()
    reader.lendStyles()
    if reader.document.features.isEmpty, reader.document.skippedCount == 0 {
      reader.document.warn("the KML has no placemark")
    }
    return reader.document
  }

  private init(xml: consuming XMLReader) { self.xml = xml }

  /// `kml`, `Document` or `Folder`.
  private mutating func readContainer() throws(XMLError) {
    while try xml.nextChild() {
      switch xml.name {
      case "Document", "Folder": try readContainer()
      case "Placemark": try readPlacemark()
      case "Style": try readSharedStyle()
      case "StyleMap": try readSharedStyleMap()
      case "name":
        let name = try xml.text()
        document.name = document.name ?? name
      case "GroundOverlay", "PhotoOverlay", "ScreenOverlay", "Tour":
        document.skip(.unknownKind, line: xml.line)
        try xml.skip()
      case "NetworkLink":
        document.warn("the KML's network links are not followed")
        try xml.skip()
      default: try xml.skip()
      }
    }
  }

  private mutating func readPlacemark() throws(XMLError) {
    let line = xml.line
    let skippedBefore = document.skippedCount
    var parts: [GeoGeometry] = []
    var feature = GeoFeature(geometry: .points([]))
    var sharedStyle: String?
    while try xml.nextChild() {
      switch xml.name {
      case "styleUrl": sharedStyle = Self.styleName(try xml.text())
      case "Style": feature.style = try readStyle()
      case "StyleMap":
        let pair = try readStyleMap()
        sharedStyle = pair.style ?? sharedStyle
        feature.style = feature.style.over(pair.inline)
      default:
        if try !readWords(into: &feature) { parts += try readGeometry(date: &feature.date) }
      }
    }
    guard let geometry = GeoGeometry(joining: parts) else {
      // Where its places were bad, they are counted already.
      if document.skippedCount == skippedBefore { document.skip(.noGeometry, line: line) }
      return
    }
    feature.geometry = geometry
    if let sharedStyle { borrowers.append((document.features.count, sharedStyle)) }
    document.features.append(feature)
  }

  /// What a placemark says in words; `false` where the child is something else, and still to be read.
  private mutating func readWords(into feature: inout GeoFeature) throws(XMLError) -> Bool {
    switch xml.name {
    case "name": feature.name = try text()
    case "description": feature.description = try text()
    case "TimeStamp", "TimeSpan": feature.date = try readTime() ?? feature.date
    case "ExtendedData": try readExtendedData(into: &feature.properties)
    default: return false
    }
    return true
  }

  private mutating func text() throws(XMLError) -> String? {
    let text = try xml.text()
    return text.isEmpty ? nil : text
  }

  private mutating func readTime() throws(XMLError) -> Date? {
    var date: Date?
    while try xml.nextChild() {
      if xml.name == "when" || xml.name == "begin" {
        date = TimeText.date(try xml.text())
      } else {
        try xml.skip()
      }
    }
    return date
  }

  /// `Data` with a `value`, and `SimpleData` of a `SchemaData`.
  private mutating func readExtendedData(into properties: inout JSONObject) throws(XMLError) {
    while try xml.nextChild() {
      switch xml.name {
      case "SchemaData": try readExtendedData(into: &properties)
      case "SimpleData":
        let name = xml.attributeText("name")
        let value = try xml.text()
        if let name { properties[name] = .string(value) }
      case "Data":
        let name = xml.attributeText("name")
        while try xml.nextChild() {
          guard xml.name == "value", let name else {
            try xml.skip()
            continue
          }
          properties[name] = .string(try xml.text())
        }
      default: try xml.skip()
      }
    }
  }

  /// Gives each feature the looks of its shared style, its own looks before them.
  private mutating func lendStyles() {
    for borrower in borrowers {
      // A style map leads to a style, and no further.
      let name = styleMaps[borrower.style] ?? borrower.style
      guard let style = styles[name] else { continue }
      document.features[borrower.feature].style =
        document.features[borrower.feature].style.over(style)
    }
  }
}
