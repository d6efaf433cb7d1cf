internal import Inflate
internal import JSON

extension GeoDocument {
  /// The most bytes that a gzip-compressed file may grow to.
  private static let inflatedLimit = 1 << 30

  /// Reads a file; its format is found out by looking at its bytes, not at its name.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - polylinePrecision: Decimal places of a degree, should it be an encoded polyline.
  /// - Returns: What the file holds.
  /// - Throws: `GeoFormatError` where nothing of it can be read.
  public static func read(
    path: String, polylinePrecision: Int = 5
  ) throws(GeoFormatError) -> GeoDocument {
    try read(try FileBytes.read(path), file: path, polylinePrecision: polylinePrecision)
  }

  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: All bytes of the file.
  ///   - file: How errors name it.
  ///   - polylinePrecision: Decimal places of a degree, should it be an encoded polyline.
  /// - Returns: What the file holds.
  /// - Throws: `GeoFormatError` where nothing of it can be read.
  public static func read(
    _ bytes: [UInt8], file: String, polylinePrecision: Int = 5
  ) throws(GeoFormatError) -> GeoDocument {
    switch FormatSniffer.finding(bytes) {
    case .known(let name): throw .unknownFormat(file: file, looksLike: name)
    case .zip:
      let kml = try KMZ.mainKML(in: bytes, file: file)
      var document = try readText(kml, file: file, polylinePrecision: polylinePrecision)
      guard document.format == .kml else { throw .noKML(file: file) }
      document.format = .kmz
      return document
    case .gzip:
      let text: [UInt8]
      do throws(InflateError) {
        text = try decompress(bytes, as: .gzip, limit: inflatedLimit)
      } catch {
        throw .brokenCompression(file: file, error)
      }
      return try readText(text, file: file, polylinePrecision: polylinePrecision)
    default: return try readText(bytes, file: file, polylinePrecision: polylinePrecision)
    }
  }

  private static func readText(
    _ bytes: [UInt8], file: String, polylinePrecision: Int
  ) throws(GeoFormatError) -> GeoDocument {
    let text: [UInt8]
    let isConverted: Bool
    switch TextEncoding.decoded(bytes) {
    case .text(let decoded, let converted): (text, isConverted) = (decoded, converted)
    case .unknown(let name): throw .encoding(file: file, name: name)
    }
    switch FormatSniffer.textFinding(text) {
    case .empty: throw .empty(file: file)
    case .html: throw .html(file: file)
    case .xml: return try readXML(text, isUTF8: isConverted, file: file)
    case .json: return try readGeoJSON(text, file: file)
    case .polyline: return try readPolylines(text, file: file, precision: polylinePrecision)
    default: throw .unknownFormat(file: file, looksLike: nil)
    }
  }

  private static func readGeoJSON(
    _ text: [UInt8], file: String
  ) throws(GeoFormatError) -> GeoDocument {
    var reader = GeoJSONReader(text)
    let other: JSONValue?
    do throws(JSONError) {
      other = try reader.read()
    } catch {
      throw .brokenJSON(file: file, error)
    }
    if let other { throw .otherJSON(file: file, type: other.stringValue) }
    return reader.document
  }

  private static func readPolylines(
    _ text: [UInt8], file: String, precision: Int
  ) throws(GeoFormatError) -> GeoDocument {
    var document = GeoDocument(format: .polyline)
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let characters = line.filter { !NumberText.isBlank($0) }
      guard !characters.isEmpty else { continue }
      do throws(EncodedPolyline.Fault) {
        let places = try EncodedPolyline.decode(characters, precision: precision)
        document.features.append(GeoFeature(geometry: .lines([places])))
      } catch {
        throw .brokenPolyline(file: file, line: index + 1, fault: error.description)
      }
    }
    return document
  }
}
