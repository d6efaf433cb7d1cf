/// One entry of a directory: where the tiles of a run lie, or where the leaf directory of what follows lies.
///
/// PMTiles 3, section 4.2.
public struct PMTilesEntry: Sendable, Hashable {
  /// The first tile of the run.
  public var tileID: UInt64
  /// Where it lies, in bytes from the start of the tile data, or of the leaf directories.
  public var offset: UInt64
  /// How many bytes it has.
  public var length: UInt32
  /// For how many tiles in a row these same bytes stand; 0 for a leaf directory.
  public var runLength: UInt32

  /// An entry by its parts.
  public init(tileID: UInt64, offset: UInt64, length: UInt32, runLength: UInt32) {
    self.tileID = tileID
    self.offset = offset
    self.length = length
    self.runLength = runLength
  }

  /// Whether it leads to a leaf directory.
  public var isLeaf: Bool { runLength == 0 }
}
