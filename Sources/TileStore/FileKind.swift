/// What a file is by its first bytes, as a sentence names it.
enum FileKind: Hashable {
  case empty, sqlite, pmtiles, json
  /// Something without tiles in it.
  case other(String)

  init(_ bytes: [UInt8]) {
    if bytes.isEmpty {
      self = .empty
    } else if bytes.starts(with: "SQLite format 3\0".utf8) {
      self = .sqlite
    } else if PMTilesHeader.recognize(bytes) != .notPMTiles {
      self = .pmtiles
    } else if let text = TextKind.sniff(bytes) {
      self = text == "JSON text" ? .json : .other(text)
    } else {
      self = .other(Self.name(bytes))
    }
  }

  /// The error for a file of this kind that is no archive of tiles.
  func refusal(_ path: String) -> TileStoreError {
    switch self {
    case .empty: .emptyFile(path: path)
    case .sqlite: .notTiles(path: path, found: "an SQLite file")
    case .pmtiles: .notTiles(path: path, found: "a PMTiles archive")
    case .json: .notTiles(path: path, found: "JSON text")
    case .other(let found): .notTiles(path: path, found: found)
    }
  }

  private static func name(_ bytes: [UInt8]) -> String {
    switch TileFormat.sniff(bytes) {
    case .png: return "a PNG picture"
    case .jpeg: return "a JPEG picture"
    case .webp: return "a WebP picture"
    case .avif: return "an AVIF picture"
    case .mvt: return "one vector tile"
    case nil: break
    }
    let magics: [(String, String)] = [
      ("PK\u{3}\u{4}", "a ZIP archive"), ("GIF8", "a GIF picture"), ("%PDF", "a PDF document"),
      ("II*\0", "a TIFF picture"), ("MM\0*", "a TIFF picture"),
    ]
    for (magic, name) in magics where bytes.starts(with: magic.utf8) { return name }
    if bytes.starts(with: [0x1F, 0x8B]) { return "a gzip file" }
    return "a file of another kind"
  }
}
