public import Pixels

/// Pixels stretched to a box.
public struct Picture: Sendable, Equatable {
  /// The pixels.
  public var pixmap: Pixmap
  /// Where they lie.
  public var box: Rectangle

  /// A picture by pixels and box.
  public init(_ pixmap: Pixmap, box: Rectangle) {
    self.pixmap = pixmap
    self.box = box
  }
}
