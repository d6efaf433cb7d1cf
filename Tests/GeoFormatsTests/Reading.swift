import GeoFormats
import WebMercator

/// Reads a text as a file named `test`.
func read(_ text: String) throws(GeoFormatError) -> GeoDocument {
  try GeoDocument.read(Array(text.utf8), file: "test")
}

/// The sentence of the error that bytes give, or `nil`.
func sentence(_ bytes: [UInt8]) -> String? {
  do throws(GeoFormatError) {
    _ = try GeoDocument.read(bytes, file: "test")
    return nil
  } catch {
    return error.description
  }
}

func sentence(_ text: String) -> String? { sentence(Array(text.utf8)) }

/// A place, latitude first.
func place(_ latitude: Double, _ longitude: Double) -> GeoCoordinate {
  GeoCoordinate(latitude: latitude, longitude: longitude)
}
