public import Pixels
public import StyledMaps

/// What a pyramid of tiles is to show; the defaults are the ones of the command line.
public struct PyramidOptions: Sendable {
  /// Which part of the world; `nil` for what the sources have.
  public var area: TileArea?
  /// The tiles' zooms, the Z of `Z/X/Y`, 0 to `zoomLimit`.
  public var zooms: ClosedRange<Int>
  /// Points across a tile, 256 or 512; a tile of 512 of zoom Z is drawn as a camera sees it at zoom Z, one of 256 at Z − 1.
  public var tileSize = 512
  /// Pixels a point, 1 to 4.
  public var scale = 1
  /// How tiles are written: PNG, JPEG or WebP.
  public var format = PictureFormat.png()
  /// Where the map's own tiles come from, in order.
  public var sources: [SnapshotSource] = []
  /// How vector tiles are drawn; `nil` for the light style of the family.
  public var style: SnapshotStyle?
  /// What the style is called where the pyramid says how it was made.
  public var styleName = "light"
  /// Folders that stand for what the style's URLs begin with.
  public var folders: [LocalResources.Mapping] = []
  /// What is seen where there is no tile; `nil` for grey, and for nothing beneath a style.
  public var background: Color?
  /// Whether a missing tile of a source is a failure instead of a gap that is filled.
  public var isStrict = false
  /// How many blocks of tiles are drawn at once.
  public var jobs = 1
  /// Which part of the blocks is drawn, counted from 0, of how many.
  public var shard = Shard()
  /// More tiles than this are refused.
  public var maximumTiles = 1_000_000

  /// One part of the work, which others share without meeting.
  public struct Shard: Sendable, Equatable {
    /// The part, 0 to `count` − 1.
    public var index: Int
    /// How many parts there are.
    public var count: Int

    /// A part; all of it where nothing is said.
    public init(index: Int = 0, count: Int = 1) {
      self.count = max(1, count)
      self.index = max(0, min(self.count - 1, index))
    }
  }

  /// The deepest zoom of a pyramid: beyond it a camera sees no more.
  public static let zoomLimit = 26

  /// A pyramid of so many zooms.
  public init(zooms: ClosedRange<Int>) {
    self.zooms = zooms
  }

  /// Zooms that there are.
  var clampedZooms: ClosedRange<Int> {
    zooms.clamped(to: 0...Self.zoomLimit)
  }

  /// Points around a block in which labels are placed too, so that its neighbours decide alike about those that both show.
  static let margin = 256
  /// Pixels across the largest block.
  private static let blockSide = 2048

  /// How many zooms above its tiles a block is one tile, where a test wants other blocks.
  var givenBlockLevels: Int?

  /// How many zooms above its tiles a block is one tile.
  var blockLevels: Int {
    if let givenBlockLevels { return givenBlockLevels }
    var levels = 0
    while levels < 4, tileSize * max(1, scale) << (levels + 1) <= Self.blockSide { levels += 1 }
    return levels
  }
}
