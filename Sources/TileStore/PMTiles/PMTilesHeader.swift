public import WebMercator

/// The first 127 bytes of a PMTiles archive (PMTiles 3, section 3).
public struct PMTilesHeader: Sendable, Hashable {
  /// How many bytes a header has.
  public static let byteCount = 127

  /// Where the root directory lies.
  public var rootDirectory = Section()
  /// Where the JSON metadata lie.
  public var metadata = Section()
  /// Where the leaf directories lie.
  public var leafDirectories = Section()
  /// Where the tiles lie.
  public var tileData = Section()
  /// How many tiles have bytes; 0 where it is not known.
  public var addressedTileCount: UInt64 = 0
  /// How many entries lead to tiles; 0 where it is not known.
  public var tileEntryCount: UInt64 = 0
  /// How many different tiles there are; 0 where it is not known.
  public var tileContentCount: UInt64 = 0
  /// Whether tiles lie in the order of their numbers.
  public var isClustered = false
  /// How directories and metadata are compressed.
  public var internalCompression = PMTilesCompression.unknown
  /// How tiles are compressed.
  public var tileCompression = PMTilesCompression.unknown
  /// What tiles are: 1 vector tile, 2 PNG, 3 JPEG, 4 WebP, 5 AVIF, 6 MapLibre tile; 0 where it is not known.
  public var tileType: UInt8 = 0
  /// The least zoom.
  public var minimumZoom: UInt8 = 0
  /// The greatest zoom.
  public var maximumZoom: UInt8 = 0
  /// The box of the tiles.
  public var bounds = GeoBounds(west: 0, south: 0, east: 0, north: 0)
  /// The zoom that a viewer begins with.
  public var centerZoom: UInt8 = 0
  /// The place that a viewer begins with.
  public var center = GeoCoordinate(latitude: 0, longitude: 0)

  /// A part of the archive, in bytes from its start.
  public struct Section: Sendable, Hashable {
    /// Where it begins.
    public var offset: UInt64
    /// How many bytes it has.
    public var length: UInt64

    /// A part by its numbers.
    public init(offset: UInt64 = 0, length: UInt64 = 0) {
      self.offset = offset
      self.length = length
    }
  }

  /// A header that says nothing.
  public init() {}

  /// What a tile is, where it is known and read here.
  public var tileFormat: TileFormat? {
    Self.formats.first { $0.type == tileType }?.format
  }

  /// The number of a format.
  static func tileType(of format: TileFormat) -> UInt8 {
    formats.first { $0.format == format }?.type ?? 0
  }

  private static let formats: [(type: UInt8, format: TileFormat)] = [
    (1, .mvt), (2, .png), (3, .jpeg), (4, .webp), (5, .avif),
  ]
}

/// How a part of a PMTiles archive is compressed, as its header has it.
public enum PMTilesCompression: UInt8, Sendable, Hashable, CaseIterable {
  /// Not told.
  case unknown = 0
  /// Not at all.
  case none
  /// gzip.
  case gzip
  /// Brotli.
  case brotli
  /// Zstandard.
  case zstd
}
