/// Where a band or block of pixels lies in the whole picture.
public struct PixelOrigin: Sendable, Hashable {
  /// The column of the picture that is the block's column 0.
  public var x: Int
  /// The row of the picture that is the block's row 0.
  public var y: Int

  /// An origin by its numbers; the picture's own by default.
  public init(x: Int = 0, y: Int = 0) {
    self.x = x
    self.y = y
  }

  /// Whether a picture could reach there; numbers beyond would overflow.
  var isReachable: Bool {
    let pictures = -(1 << 30)...(1 << 30)
    return pictures.contains(x) && pictures.contains(y)
  }
}
