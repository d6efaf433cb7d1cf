/// Brings the bytes of what a style names: TileJSON, tiles, sprites, glyph ranges, GeoJSON, images.
public protocol ResourceLoading: Sendable {
  /// The bytes of a resource; `nil` where there is none.
  ///
  /// - Throws: `ResourceError` where it should be there and can't be read.
  func bytes(of url: String) async throws(ResourceError) -> [UInt8]?

  /// The path of the disk that a URL stands for, so that archives can be opened; `nil` where it is not on the disk.
  func path(of url: String) -> String?
}
