/// How a picture is written.
public enum PictureFormat: Sendable, Equatable {
  /// PNG: RGB when opaque; `palette` for at most 256 colours in 8 bits a pixel.
  case png(palette: Bool = false)
  /// JPEG of a quality 1 to 100.
  case jpeg(quality: Int = 90)
  /// WebP of a quality 1 to 100, or without loss.
  case webp(quality: Int? = nil)
  /// PDF: the map is an image, what lies over it stays vectors and text.
  case pdf
  /// SVG: the map is an image, what lies over it stays vectors.
  case svg

  /// The format that a name or a file's ending stands for: png, jpg, jpeg, webp, pdf, svg, in any case.
  public init?(named name: String) {
    switch name.lowercased() {
    case "png": self = .png()
    case "jpg", "jpeg": self = .jpeg()
    case "webp": self = .webp()
    case "pdf": self = .pdf
    case "svg": self = .svg
    default: return nil
    }
  }

  /// The given format, or else the one of the path's ending.
  init(_ format: PictureFormat?, orByEndingOf path: String) throws(SnapshotError) {
    if let format { self = format } else { try self.init(path: path) }
  }

  /// The format that a path's ending stands for.
  public init(path: String) throws(SnapshotError) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."),
      let format = PictureFormat(named: String(name[name.index(after: dot)...]))
    else { throw .unknownFormat(path: path) }
    self = format
  }
}
