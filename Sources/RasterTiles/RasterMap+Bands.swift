extension RasterMap {
  /// How many bytes of pixels a picture may take that is drawn at once: 256 MB.
  public static let wholePictureBytes = 256 << 20
  /// How many bytes of pixels a band takes at most, unless one row is more: 32 MB.
  public static let bandBytes = 32 << 20

  /// The rows to draw one after the other: the whole picture, or bands whose edges are tile edges where that fits.
  ///
  /// - Parameter maximumBytes: Pictures whose pixels take no more are one band.
  /// - Returns: The rows of each band, from the top.
  public func bands(maximumBytes: Int = wholePictureBytes) -> [Range<Int>] {
    guard width * height * 4 > maximumBytes else { return [0..<height] }
    let limit = max(1, min(Self.bandBytes, maximumBytes) / (width * 4))
    var bands: [Range<Int>] = []
    var start = 0
    var lastEdge = 0
    for edge in plan.rowEdges() + [height] {
      if edge - start > limit, lastEdge > start {
        bands.append(start..<lastEdge)
        start = lastEdge
      }
      // A tile row that is too high alone is cut.
      while edge - start > limit {
        bands.append(start..<start + limit)
        start += limit
      }
      lastEdge = edge
    }
    return bands + [start..<height]
  }
}
