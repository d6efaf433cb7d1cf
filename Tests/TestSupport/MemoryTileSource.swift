public import TileStore
public import WebMercator

/// A source whose tiles are given, or made when they are asked for.
public struct MemoryTileSource: TileSource {
  /// What it says of itself.
  public var metadata: TileSourceMetadata
  private let make: @Sendable (TileCoordinate) throws(TileStoreError) -> [UInt8]?

  /// A source of these tiles.
  public init(_ tiles: [TileCoordinate: [UInt8]], location: String = "memory") {
    self.init(location: location, zooms: tiles.keys.map(\.zoom)) { tiles[$0] }
  }

  /// A source that makes tiles of some zooms.
  public init(
    location: String = "memory", zooms: some Sequence<Int>,
    make: @escaping @Sendable (TileCoordinate) throws(TileStoreError) -> [UInt8]?
  ) {
    metadata = TileSourceMetadata(location: location, kind: .memory)
    metadata.minimumZoom = zooms.min()
    metadata.maximumZoom = zooms.max()
    self.make = make
  }

  /// The tile, whatever its zoom.
  public func tile(at coordinate: TileCoordinate) async throws(TileStoreError) -> [UInt8]? {
    try make(coordinate)
  }
}
