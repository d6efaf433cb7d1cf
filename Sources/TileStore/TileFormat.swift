/// What a tile is, as its bytes say.
public enum TileFormat: String, Sendable, CaseIterable {
  /// Portable Network Graphics.
  case png
  /// JPEG.
  case jpeg
  /// WebP.
  case webp
  /// AV1 image; known, not drawn.
  case avif
  /// A Mapbox Vector Tile.
  case mvt

  /// Whether a tile of this format is a picture.
  public var isImage: Bool { self != .mvt }

  /// The format by its magic number; a vector tile, which has none, by its layers lining up from first byte to last.
  ///
  /// The bytes must be whole and no longer compressed.
  public static func sniff(_ bytes: [UInt8]) -> TileFormat? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if bytes.count >= 12 {
      let mark = bytes[8..<12]
      if bytes.starts(with: "RIFF".utf8), mark.elementsEqual("WEBP".utf8) { return .webp }
      let isAVIF = mark.elementsEqual("avif".utf8) || mark.elementsEqual("avis".utf8)
      if bytes[4..<8].elementsEqual("ftyp".utf8), isAVIF { return .avif }
    }
    return isVectorTile(bytes) ? .mvt : nil
  }

  /// The format by a name of metadata or a file's ending, in any case.
  ///
  /// Such as `PNG`, `jpg`, `pbf` or `image/webp`.
  public init?(name: String) {
    switch name.lowercased() {
    case "png", "png8", "png24", "png32", "png256", "image/png": self = .png
    case "jpg", "jpeg", "image/jpeg", "image/jpg": self = .jpeg
    case "webp", "image/webp": self = .webp
    case "avif", "image/avif": self = .avif
    case "pbf", "mvt", "application/x-protobuf", "application/vnd.mapbox-vector-tile": self = .mvt
    default: return nil
    }
  }

  /// A tile is layers, field 3 with a length (vector tile specification 2.1, 4.1), to its last byte.
  private static func isVectorTile(_ bytes: [UInt8]) -> Bool {
    var position = 0
    while position < bytes.count {
      guard bytes[position] == 0x1A else { return false }
      position += 1
      var length = 0
      var shift = 0
      repeat {
        guard position < bytes.count, shift < 35 else { return false }
        length |= Int(bytes[position] & 0x7F) << shift
        shift += 7
        position += 1
      } while bytes[position - 1] & 0x80 != 0
      guard length <= bytes.count - position else { return false }
      position += length
    }
    return !bytes.isEmpty
  }
}
