internal import SQLite
internal import WebMercator

/// What an MBTiles file says of itself, and what its tiles say where it doesn't.
///
/// With an index, a few look-ups tell zooms and box, however large the file is. Without one, a small file is read once,
/// and a large one is believed.
struct MBTilesMetadata {
  var metadata: TileSourceMetadata
  let reader: MBTilesReader
  let scheme: TileScheme

  /// A file without an index is searched whole only up to this size, in pages.
  private static let unindexedPageLimit = 4096
  /// The most tiles that such a file can have, in its pages of at most 64 KiB.
  private static let unindexedTileLimit = 1 << 22

  init(
    _ reader: MBTilesReader, location: String, scheme: TileScheme
  ) throws(SQLiteError) {
    self.reader = reader
    self.scheme = scheme
    metadata = TileSourceMetadata(location: location, kind: .mbtiles)
    let fields = MetadataFields(try reader.metadata())
    metadata.fill(from: fields)
    if reader.isLogIgnored {
      metadata.warnings.append(
        "the folder of \(location) is read-only, so that what lies in \(location)-wal is not seen; "
          + "copy both to another folder")
    }
    let isIndexed = try reader.isIndexed()
    if !isIndexed.byTile { warnOfMissingIndex() }
    if isIndexed.byZoom {
      try look(fields)
    } else if try reader.number("PRAGMA page_count", []) ?? .max <= Self.unindexedPageLimit {
      try readWhole(fields)
    }
  }

  private mutating func warnOfMissingIndex() {
    metadata.warnings.append(
      "\(metadata.location) has no index of its tiles, so that each is searched for in the whole file; "
        + "run: CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row)")
  }

  /// Follows the index.
  private mutating func look(_ fields: MetadataFields) throws(SQLiteError) {
    let hasLeast = try isZoom(metadata.minimumZoom)
    let hasGreatest = try isZoom(metadata.maximumZoom)
    if !hasLeast || !hasGreatest {
      var zooms: [Int] = []
      for zoom in 0...TileCoordinate.zoomLimit where try isZoom(zoom) {
        zooms.append(zoom)
      }
      correctZooms(zooms, fields)
    }
    if metadata.bounds == nil {
      metadata.bounds = try boundsByIndex()
    } else {
      try checkBounds()
    }
    try readFormat()
  }

  /// Reads all places once.
  private mutating func readWhole(_ fields: MetadataFields) throws(SQLiteError) {
    let census = try reader.census(scheme, limit: Self.unindexedTileLimit)
    correctZooms(census.counts.keys.sorted(), fields)
    if metadata.bounds == nil {
      metadata.bounds = census.bounds
    } else {
      try checkBounds()
    }
    try readFormat()
  }

  /// Takes over the zooms that there are, and warns where the metadata say others.
  private mutating func correctZooms(_ zooms: [Int], _ fields: MetadataFields) {
    let said = (least: fields.integer("minzoom"), greatest: fields.integer("maxzoom"))
    let isOther =
      said.least.map { $0 != zooms.first } ?? false
      || said.greatest.map { $0 != zooms.last } ?? false
    if isOther, let least = zooms.first, let greatest = zooms.last {
      let text = { (zoom: Int?) in zoom.map(String.init) ?? "?" }
      metadata.warnings.append(
        "\(metadata.location) says zooms \(text(said.least)) to \(text(said.greatest)), "
          + "and its tiles are of zooms \(least) to \(greatest)")
    }
    metadata.minimumZoom = zooms.first
    metadata.maximumZoom = zooms.last
  }

  private func isZoom(_ zoom: Int?) throws(SQLiteError) -> Bool {
    guard let zoom else { return false }
    return try !reader.tiles(ofZoom: zoom, limit: 1).isEmpty
  }

  /// Asks one tile what it is, where the metadata don't say.
  private mutating func readFormat() throws(SQLiteError) {
    guard metadata.format == nil, let zoom = metadata.maximumZoom,
      let place = try reader.tiles(ofZoom: zoom, limit: 1).first,
      let stored = try reader.tile(zoom: zoom, column: place.column, row: place.row)
    else { return }
    metadata.format = TileBytes.format(ofStored: stored)
  }
}
