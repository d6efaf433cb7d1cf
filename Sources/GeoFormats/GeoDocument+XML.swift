internal import XML

extension GeoDocument {
  /// Reads a GPX or KML; `isUTF8` says that it is in UTF-8, whatever it says itself.
  static func readXML(
    _ text: [UInt8], isUTF8: Bool, file: String
  ) throws(GeoFormatError) -> GeoDocument {
    var root = ""
    do throws(XMLError) {
      let document = try document(in: XMLReader(text, isUTF8: isUTF8), root: &root)
      if let document { return document }
    } catch {
      if case .undecodable = error, !isUTF8 { return try readRepaired(text, file: file) }
      throw GeoFormatError(error, file: file)
    }
    throw .otherXML(file: file, root: String(root.prefix(60)))
  }

  /// A name in a wrong encoding is no reason to refuse a track.
  private static func readRepaired(
    _ text: [UInt8], file: String
  ) throws(GeoFormatError) -> GeoDocument {
    let repaired = Array(String(decoding: text, as: UTF8.self).utf8)
    var document = try readXML(repaired, isUTF8: true, file: file)
    if repaired != text {
      document.warn("the text is not all UTF-8; names may show � for what could not be read")
    }
    return document
  }

  /// The document of a GPX or KML, or `nil` where the root is of neither.
  private static func document(
    in reader: consuming XMLReader, root: inout String
  ) throws(XMLError) -> GeoDocument? {
    guard try reader.nextChild() else { return nil }
    root = reader.name
    switch root.lowercased() {
    case "gpx": return try GPXReader.document(in: reader)
    case "kml", "document", "folder", "placemark": return try KMLReader.document(in: reader)
    default: return nil
    }
  }
}

extension GeoFormatError {
  fileprivate init(_ error: XMLError, file: String) {
    switch error {
    case .broken(let line, let fault): self = .brokenXML(file: file, line: line, fault: fault)
    case .cutOff(let line, let element): self = .cutOff(file: file, line: line, element: element)
    case .unknownEncoding(let name): self = .encoding(file: file, name: name)
    case .undecodable(let line):
      self = .brokenXML(file: file, line: line, fault: "has bytes that are no text")
    }
  }
}
