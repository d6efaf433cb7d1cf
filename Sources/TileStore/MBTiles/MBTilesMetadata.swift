internal import SQLite
internal import WebMercator

/// What an MBTiles file says of itself, and what its tiles say where it doesn't.
struct MBTilesMetadata {
  private(set) var metadata: TileSourceMetadata
  private let scheme: TileScheme
  private let isIndexed: (byTile: Bool, byZoom: Bool)

  /// A file without an index is searched whole only up to this size, in pages.
  private static let unindexedPageLimit = 4096
  /// The most columns of one zoom whose rows are looked at.
  private static let columnLimit = 64

  init(
    _ reader: MBTilesReader, location: String, scheme: TileScheme
  ) throws(SQLiteError) {
    self.scheme = scheme
    metadata = TileSourceMetadata(location: location, kind: .mbtiles)
    isIndexed = try reader.isIndexed()
    let values = try reader.metadata()
    metadata.name = values["name"]
    metadata.attribution = values["attribution"]
    metadata.format = values["format"].flatMap { TileFormat(name: $0) }
    if !isIndexed.byTile {
      metadata.warnings.append(
        "\(location) has no index of its tiles, so that each is searched for in the whole file; "
          + "run: CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row)")
    }
    try readZooms(reader, values)
    try readBounds(reader, values)
    try readFormat(reader)
  }

  /// Asks one tile what it is, where the metadata don't say.
  private mutating func readFormat(_ reader: MBTilesReader) throws(SQLiteError) {
    guard metadata.format == nil, let zoom = metadata.maximumZoom, try canLook(reader),
      let place = try reader.tiles(ofZoom: zoom, limit: 1).first,
      let stored = try reader.tile(zoom: zoom, column: place.column, row: place.row)
    else { return }
    metadata.format = TileBytes.format(ofStored: stored)
  }

  // MARK: Zooms

  private mutating func readZooms(
    _ reader: MBTilesReader, _ values: [String: String]
  ) throws(SQLiteError) {
    let limits = 0...TileCoordinate.zoomLimit
    let said = (
      min: values["minzoom"].flatMap { Int($0) }, max: values["maxzoom"].flatMap { Int($0) }
    )
    metadata.minimumZoom = said.min.flatMap { limits.contains($0) ? $0 : nil }
    metadata.maximumZoom = said.max.flatMap { limits.contains($0) ? $0 : nil }
    guard try canLook(reader) else { return }
    let hasLeast = try isZoom(metadata.minimumZoom, of: reader)
    let hasGreatest = try isZoom(metadata.maximumZoom, of: reader)
    guard !hasLeast || !hasGreatest else { return }
    var zooms: [Int] = []
    for zoom in limits where try isZoom(zoom, of: reader) {
      zooms.append(zoom)
    }
    if let least = zooms.first, let greatest = zooms.last, said.min != nil || said.max != nil {
      metadata.warnings.append(
        "\(metadata.location) says zooms \(text(said.min)) to \(text(said.max)), its tiles are of \(least) to \(greatest)"
      )
    }
    metadata.minimumZoom = zooms.first
    metadata.maximumZoom = zooms.last
  }

  private func text(_ zoom: Int?) -> String { zoom.map(String.init) ?? "?" }

  private func isZoom(
    _ zoom: Int?, of reader: MBTilesReader
  ) throws(SQLiteError) -> Bool {
    guard let zoom else { return false }
    return try !reader.tiles(ofZoom: zoom, limit: 1).isEmpty
  }

  /// Whether the tiles of a zoom are found by an index, or the file is small.
  private func canLook(_ reader: MBTilesReader) throws(SQLiteError) -> Bool {
    if isIndexed.byZoom { return true }
    let pages = try reader.number("PRAGMA page_count", [])
    return pages ?? .max <= Self.unindexedPageLimit
  }

  // MARK: Bounds

  private mutating func readBounds(
    _ reader: MBTilesReader, _ values: [String: String]
  ) throws(SQLiteError) {
    if let text = values["bounds"] {
      metadata.bounds = GeoBounds(mbtiles: text)
      if metadata.bounds == nil {
        metadata.warnings.append("\(metadata.location) says bounds “\(text)”, which are none")
      }
    }
    guard try canLook(reader) else { return }
    if let bounds = metadata.bounds {
      try warnOfFlippedRows(reader, bounds)
    } else {
      metadata.bounds = try bounds(of: reader)
    }
  }

  /// The box of the tiles of the deepest zoom that has few columns.
  private func bounds(of reader: MBTilesReader) throws(SQLiteError) -> GeoBounds? {
    guard let least = metadata.minimumZoom, let greatest = metadata.maximumZoom else { return nil }
    for zoom in stride(from: greatest, through: least, by: -1) {
      guard let columns = try columns(of: reader, zoom: zoom) else { continue }
      let isFew = columns.upperBound - columns.lowerBound < Self.columnLimit
      guard isFew || zoom == least else { continue }
      return try bounds(of: reader, zoom: zoom, columns: columns)
    }
    return nil
  }

  private func columns(
    of reader: MBTilesReader, zoom: Int
  ) throws(SQLiteError) -> ClosedRange<Int>? {
    let query = "(tile_column) FROM tiles WHERE zoom_level = ?"
    guard let first = try reader.number("SELECT min" + query, [zoom]),
      let last = try reader.number("SELECT max" + query, [zoom]),
      first >= 0, last < 1 << zoom, first <= last
    else { return nil }
    return first...last
  }

  private func bounds(
    of reader: MBTilesReader, zoom: Int, columns: ClosedRange<Int>
  ) throws(SQLiteError) -> GeoBounds? {
    let query = "(tile_row) FROM tiles WHERE zoom_level = ? AND tile_column = ?"
    var (least, greatest) = (Int.max, Int.min)
    for column in columns.prefix(Self.columnLimit) {
      guard let low = try reader.number("SELECT min" + query, [zoom, column]),
        let high = try reader.number("SELECT max" + query, [zoom, column])
      else { continue }
      (least, greatest) = (min(least, low), max(greatest, high))
    }
    guard least >= 0, least <= greatest, greatest < 1 << zoom else { return nil }
    let last = (1 << zoom) - 1
    let rows = scheme == .tms ? (last - greatest)...(last - least) : least...greatest
    return GeoBounds(zoom: zoom, columns: columns, rows: rows)
  }

  /// Warns where the rows lie outside the bounds, and would lie inside if they were counted from the other edge.
  private mutating func warnOfFlippedRows(
    _ reader: MBTilesReader, _ bounds: GeoBounds
  ) throws(SQLiteError) {
    guard let zoom = metadata.maximumZoom else { return }
    let rows = try reader.tiles(ofZoom: zoom, limit: 8).map(\.row)
    let side = Double(1 << zoom)
    let north = (WorldPoint(GeoCoordinate(latitude: bounds.north, longitude: 0)).y * side) - 2
    let south = (WorldPoint(GeoCoordinate(latitude: bounds.south, longitude: 0)).y * side) + 1
    let isInside = { (row: Int) in (north...max(north, south)).contains(Double(row)) }
    let last = (1 << zoom) - 1
    let asIs = rows.map { scheme == .tms ? last &- $0 : $0 }
    let flipped = asIs.map { last &- $0 }
    guard !rows.isEmpty, !asIs.contains(where: isInside), flipped.allSatisfy(isInside) else {
      return
    }
    let other = scheme == .tms ? TileScheme.xyz : .tms
    metadata.warnings.append(
      "the rows of \(metadata.location) lie outside its bounds, and inside if they are counted from the "
        + "\(scheme == .tms ? "north" : "south"); open it with the scheme \(other.rawValue)")
  }
}
