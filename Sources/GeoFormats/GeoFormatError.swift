public import Inflate
public import JSON

/// Why a file with places can't be read; each names the file, and prints what is wrong, why, and what to do.
public enum GeoFormatError: Error, Sendable, Equatable {
  /// There is no file, or it may not be read; `reason` is the system's.
  case unreadable(file: String, reason: String)
  /// The file is larger than is read into memory.
  case tooLarge(file: String, limit: Int)
  /// The file has no bytes, or blanks only.
  case empty(file: String)
  /// The file is a web page, most likely the error page of the site that it was fetched from.
  case html(file: String)
  /// The bytes are of none of the formats; `looksLike` says what they are, where that is known.
  case unknownFormat(file: String, looksLike: String?)
  /// The file is XML, but neither GPX nor KML.
  case otherXML(file: String, root: String)
  /// The text is in an encoding that is not read.
  case encoding(file: String, name: String)
  /// The XML breaks its own rules.
  case brokenXML(file: String, line: Int, fault: String)
  /// The XML ends inside an element.
  case cutOff(file: String, line: Int, element: String)
  /// The JSON breaks its own rules.
  case brokenJSON(file: String, JSONError)
  /// The JSON is no GeoJSON: a value of this type stands at its root.
  case otherJSON(file: String, type: String?)
  /// The ZIP archive can't be opened.
  case brokenArchive(file: String, ZipArchiveError)
  /// The ZIP archive has no KML in it.
  case noKML(file: String)
  /// The polyline ends within a number, leaves the earth, or has characters that none has.
  case brokenPolyline(file: String, line: Int, fault: String)
  /// The file is compressed, and can't be unpacked.
  case brokenCompression(file: String, InflateError)
}

extension GeoFormatError: CustomStringConvertible {
  /// One sentence: what is wrong, why, and what to do.
  public var description: String {
    switch self {
    case .unreadable(let file, let reason):
      "cannot read \(file): \(reason); check the path"
    case .tooLarge(let file, let limit):
      "cannot read \(file): it is larger than \(limit >> 20) MiB; split it"
    case .empty(let file):
      "cannot read \(file): it is empty; export or fetch it again"
    case .html(let file):
      "cannot read \(file): it is a web page (HTML), most likely the error page of the site that "
        + "it came from; fetch it again, signed in where that is needed"
    case .unknownFormat(let file, let looksLike):
      "cannot read \(file): it is "
        + (looksLike ?? "none of GPX, KML, KMZ, GeoJSON and encoded polyline")
        + "; export it as GPX, KML or GeoJSON"
    case .otherXML(let file, let root):
      "cannot read \(file): it is XML with <\(root)> at its root, neither GPX nor KML; "
        + "export it as one of these"
    case .encoding(let file, let name):
      "cannot read \(file): its text is encoded as \(name); save it as UTF-8"
    case .brokenXML(let file, let line, let fault):
      "cannot read \(file): line \(line) \(fault); mend that line or export the file again"
    case .cutOff(let file, let line, let element):
      "cannot read \(file): it is cut off on line \(line) inside <\(element)>; "
        + "export or fetch it again"
    case .brokenJSON(let file, let error):
      "cannot read \(file): \(error)"
    case .otherJSON(let file, let type):
      "cannot read \(file): it is JSON, but no GeoJSON ("
        + (type.map { "its type is \($0)" } ?? "it has no type")
        + "); give a FeatureCollection, a Feature or a geometry"
    case .brokenArchive(let file, let error):
      "cannot read \(file): \(error)"
    case .noKML(let file):
      "cannot read \(file): there is no .kml in the ZIP archive; give a KMZ, or the file itself"
    case .brokenPolyline(let file, let line, let fault):
      "cannot read \(file): the encoded polyline on line \(line) \(fault)"
    case .brokenCompression(let file, let error):
      "cannot read \(file): \(error)"
    }
  }
}
