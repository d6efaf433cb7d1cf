internal import SQLite
internal import WebMercator

extension MBTilesMetadata {
  /// The most columns of one zoom whose rows are looked at.
  private static let columnLimit = 32

  /// The box of the tiles of the deepest zoom that has few columns; where each has many, of some of the columns.
  func boundsByIndex() throws(SQLiteError) -> GeoBounds? {
    guard let least = metadata.minimumZoom, let greatest = metadata.maximumZoom else { return nil }
    for zoom in stride(from: greatest, through: least, by: -1) {
      guard let columns = try columns(ofZoom: zoom) else { continue }
      let isFew = columns.upperBound - columns.lowerBound < Self.columnLimit
      guard isFew || zoom == least else { continue }
      return try bounds(ofZoom: zoom, columns: columns)
    }
    return nil
  }

  private func columns(ofZoom zoom: Int) throws(SQLiteError) -> ClosedRange<Int>? {
    let query = "(tile_column) FROM tiles WHERE zoom_level = ?"
    guard let first = try reader.number("SELECT min" + query, [zoom]),
      let last = try reader.number("SELECT max" + query, [zoom]),
      first >= 0, last < 1 << zoom, first <= last
    else { return nil }
    return first...last
  }

  private func bounds(
    ofZoom zoom: Int, columns: ClosedRange<Int>
  ) throws(SQLiteError) -> GeoBounds? {
    let step = max(1, (columns.upperBound - columns.lowerBound) / Self.columnLimit)
    let some = stride(from: columns.lowerBound, through: columns.upperBound, by: step)
    let last = (1 << zoom) - 1
    guard let rows = try reader.rows(ofZoom: zoom, columns: some),
      rows.least >= 0, rows.greatest <= last
    else { return nil }
    let fromNorth =
      scheme == .tms
      ? (last - rows.greatest)...(last - rows.least) : rows.least...rows.greatest
    return GeoBounds(zoom: zoom, columns: columns, rows: fromNorth)
  }

  /// Holds some tiles against the box, and warns where they lie outside and would lie inside if rows were counted from
  /// the other edge, or if the box had latitude before longitude (which is then set right).
  mutating func checkBounds() throws(SQLiteError) {
    guard let bounds = metadata.bounds, let zoom = metadata.maximumZoom else { return }
    let scheme = scheme
    let other: TileScheme = scheme == .tms ? .xyz : .tms
    let places = try reader.tiles(ofZoom: zoom, limit: 8)
    let asIs = places.compactMap { scheme.tile(zoom, $0.column, $0.row) }
    let flipped = places.compactMap { other.tile(zoom, $0.column, $0.row) }
    guard !asIs.isEmpty, !asIs.contains(where: bounds.touches) else { return }
    let swapped = GeoBounds([bounds.south, bounds.west, bounds.north, bounds.east])
    if flipped.allSatisfy(bounds.touches) {
      warnOfFlippedRows(other)
    } else if let swapped, asIs.allSatisfy(swapped.touches) {
      setBounds(swapped)
    } else if let swapped, flipped.allSatisfy(swapped.touches) {
      setBounds(swapped)
      warnOfFlippedRows(other)
    }
  }

  private mutating func warnOfFlippedRows(_ other: TileScheme) {
    metadata.warnings.append(
      "the rows of \(metadata.location) lie outside its bounds, and inside if they are counted from "
        + "the \(other == .xyz ? "north" : "south"); open it with the scheme \(other.rawValue)")
  }

  private mutating func setBounds(_ swapped: GeoBounds) {
    metadata.bounds = swapped
    metadata.warnings.append(
      "the tiles of \(metadata.location) lie outside its bounds, and inside if these have latitude "
        + "before longitude; they are read so")
  }
}
