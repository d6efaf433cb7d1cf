internal import Inflate

/// A KML in a ZIP archive (OGC KML 2.2, annex C).
enum KMZ {
  /// The most bytes that the KML within may have.
  static let limit = 512 << 20

  /// The bytes of the archive's main KML: `doc.kml`, else the first `.kml` in it.
  ///
  /// Nothing else is unpacked, and nothing is written, so that no name in the archive can lead anywhere.
  static func mainKML(in bytes: [UInt8], file: String) throws(GeoFormatError) -> [UInt8] {
    do throws(ZipArchiveError) {
      let archive = try ZipArchive(bytes)
      let documents = archive.entries.filter { isKML($0.name) }
      let main = documents.first { $0.name.lowercased() == "doc.kml" } ?? documents.first
      if let main { return try archive.contents(of: main, limit: limit) }
    } catch {
      throw .brokenArchive(file: file, error)
    }
    throw .noKML(file: file)
  }

  private static func isKML(_ name: String) -> Bool {
    // Macs add a shadow file of each file in this folder.
    name.lowercased().hasSuffix(".kml") && !name.hasPrefix("__MACOSX/")
      && !name.split(separator: "/").contains("..")
  }
}
