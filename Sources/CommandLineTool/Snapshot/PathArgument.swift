import GeoFormats
import WebMercator

/// What `--path` names: a file, or an encoded polyline.
enum PathArgument {
  private static let mark = "polyline:"

  /// Reads it; a text that is no file is a polyline where it can be one.
  static func document(_ text: String) throws(Failure) -> GeoDocument {
    if text.hasPrefix(mark) {
      let characters = Array(text.utf8.dropFirst(mark.utf8.count))
      do {
        return try polyline(characters)
      } catch {
        throw Failure(
          .badData, "cannot draw \(quoted(text)): the encoded polyline \(error.description)")
      }
    }
    do {
      return try GeoDocument.read(path: text)
    } catch {
      if case .unreadable = error, !looksLikePath(text),
        let document = try? polyline(Array(text.utf8))
      {
        return document
      }
      throw Failure(error)
    }
  }

  private static func polyline(
    _ characters: [UInt8]
  ) throws(EncodedPolyline.Fault) -> GeoDocument {
    var document = GeoDocument(format: .polyline)
    let line = try EncodedPolyline.decode(characters)
    document.features.append(GeoFeature(geometry: .lines([line])))
    return document
  }

  /// A name such as `hike.gpx` may happen to be a polyline too; who writes it means a file.
  private static func looksLikePath(_ text: String) -> Bool {
    guard let dot = text.lastIndex(of: ".") else { return text.contains("/") }
    let ending = text[text.index(after: dot)...]
    return !ending.isEmpty && ending.count <= 7 && ending.allSatisfy { $0.isLetter || $0.isNumber }
  }
}
