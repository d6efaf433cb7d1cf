internal import ImageCodec
internal import WebMercator

/// What is in a source, as `inspect` tells it: metadata, tiles by zoom, and how a few of them look.
public struct TileSourceSummary: Sendable, Equatable {
  /// What the source says of itself; what it does not say is filled in from its tiles.
  public let metadata: TileSourceMetadata
  /// How many tiles there are.
  public let census: TileCensus
  /// How many tiles were looked at.
  public private(set) var checkedCount = 0
  /// What those tiles are, and how many are so.
  public private(set) var formats: [TileFormat: Int] = [:]
  /// The sizes of those that are pictures, in pixels, and how many have them.
  public private(set) var pixelSizes: [PixelSize: Int] = [:]
  /// What is wrong, a sentence each: warnings of opening, then tiles that can't be read.
  public private(set) var faults: [String]

  /// The width and height of a picture.
  public struct PixelSize: Sendable, Hashable {
    /// Columns of pixels.
    public let width: Int
    /// Rows of pixels.
    public let height: Int
  }

  /// Counts a source's tiles and looks at a few of each zoom.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - limit: The most tiles that are counted one by one; a census of more is not complete.
  /// - Throws: `TileStoreError` where the source can't be counted; a bad tile is a fault, not an error.
  public init(of source: any TileSource, limit: Int = 2_000_000) async throws(TileStoreError) {
    census = try await source.census(limit: limit)
    var metadata = source.metadata
    metadata.bounds = metadata.bounds ?? census.bounds
    metadata.minimumZoom = metadata.minimumZoom ?? census.counts.keys.min()
    metadata.maximumZoom = metadata.maximumZoom ?? census.counts.keys.max()
    self.metadata = metadata
    faults = metadata.warnings
    for tile in census.samples { await check(tile, of: source) }
    if let said = metadata.format, formats[said] == nil, let seen = formats.keys.first {
      faults.append(
        "\(metadata.location) says its tiles are \(said.rawValue), and they are \(seen.rawValue)")
    }
  }

  private mutating func check(_ tile: TileCoordinate, of source: any TileSource) async {
    checkedCount += 1
    do throws(TileStoreError) {
      guard let bytes = try await source.tile(at: tile), !bytes.isEmpty else { return }
      guard let format = TileFormat.sniff(bytes) else {
        let what = "is neither a picture nor a vector tile"
        return faults.append("tile \(tile) of \(metadata.location) \(what); get it again")
      }
      formats[format, default: 0] += 1
      guard let header = ImageHeader.read(bytes) else { return }
      pixelSizes[PixelSize(width: header.width, height: header.height), default: 0] += 1
    } catch {
      faults.append("\(error)")
    }
  }
}
