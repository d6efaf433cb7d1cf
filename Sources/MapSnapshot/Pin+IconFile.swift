internal import ImageCodec
public import Overlays
internal import Pixels

#if canImport(Glibc)
  internal import Glibc
#endif

extension Pin.Icon {
  /// A picture file as an icon: PNG, JPEG or WebP, whatever its bytes say, of at most 16 million pixels.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - anchor: The point of the picture that lies on the place.
  /// - Throws: `SnapshotError.iconNotFound`, `.unreadableIcon`.
  public init(path: String, anchor: Pin.Anchor = .bottom) throws(SnapshotError) {
    let image: Pixmap
    do {
      image = try ImageDecoder.decode(try Self.bytes(of: path), maximumPixels: 1 << 24)
    } catch let error as SnapshotError {
      throw error
    } catch {
      throw .unreadableIcon(path: path, reason: "\(error)")
    }
    self.init(image: image, anchor: anchor)
  }

  private static let byteLimit = 64 << 20

  private static func bytes(of path: String) throws(SnapshotError) -> [UInt8] {
    guard let file = fopen(path, "rbe") else {
      throw errno == ENOENT ? .iconNotFound(path: path) : unreadable(path)
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = fread(&piece, 1, piece.count, file)
      guard count > 0 else { break }
      bytes += piece[..<count]
      guard bytes.count <= byteLimit else {
        throw .unreadableIcon(path: path, reason: "it is larger than 64 MiB; make it smaller")
      }
    }
    guard ferror(file) == 0 else { throw unreadable(path) }
    return bytes
  }

  private static func unreadable(_ path: String) -> SnapshotError {
    .unreadableIcon(
      path: path, reason: "\(String(cString: strerror(errno)).lowercased()); check the path")
  }
}
