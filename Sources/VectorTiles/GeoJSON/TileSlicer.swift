internal import WebMercator

/// Makes a tile of the features that lie in it.
struct TileSlicer {
  let tile: TileCoordinate
  let options: GeoJSONOptions
  /// The least importance that a point has to exceed; negative where all stay.
  private let tolerance: Double
  private var ring: [SIMD2<Double>] = []

  init(tile: TileCoordinate, options: GeoJSONOptions) {
    self.tile = tile
    self.options = options
    tolerance = tile.zoom >= options.maximumZoom ? 0 : options.worldTolerance(at: tile.zoom)
  }

  /// The layer of the features; `nil` where nothing of them is left.
  mutating func layer(of features: ProjectedFeatures, source: GeoJSONSource) -> VectorLayer? {
    if options.tracksLineProgress { return layerWithProgress(of: features, source: source) }
    // Tags and values are shared with the source.
    var table = FeatureTable()
    table.tags = source.features.tags
    var start = 0
    for feature in features.features {
      let parts = table.geometry.partCount
      add(start..<feature.partsEnd, of: feature.type, features, to: &table.geometry)
      start = feature.partsEnd
      guard table.geometry.partCount > parts else { continue }
      table.types.append(feature.type)
      table.ids.append(source.ids[feature.source])
      table.slices.append(
        FeatureTable.Slices(
          tags: source.features.slices[feature.source].tags,
          parts: ByteRange(start: UInt32(parts), end: UInt32(table.geometry.partCount))))
    }
    guard !table.types.isEmpty else { return nil }
    return VectorLayer(
      name: GeoJSONIndex.layerName, extent: options.extent, table: source.table, features: table)
  }

  /// The layer where each piece of a line has properties of its own.
  private mutating func layerWithProgress(
    of features: ProjectedFeatures, source: GeoJSONSource
  ) -> VectorLayer? {
    var builder = LayerBuilder()
    var geometry = TileGeometry()
    var start = 0
    for feature in features.features {
      geometry.removeAll()
      add(start..<feature.partsEnd, of: feature.type, features, to: &geometry)
      defer { start = feature.partsEnd }
      guard geometry.partCount > 0 else { continue }
      var properties = source.properties(of: feature.source)
      if feature.type == .lineString {
        let part = features.parts[start]
        properties.append(("mapbox_clip_start", .number(part.progress.lowerBound / part.size)))
        properties.append(("mapbox_clip_end", .number(part.progress.upperBound / part.size)))
      }
      let content = FeatureContent(
        type: feature.type, id: source.ids[feature.source], geometry: geometry)
      builder.add(content, properties: properties)
    }
    return builder.layer(name: GeoJSONIndex.layerName, extent: options.extent)
  }

  private mutating func add(
    _ parts: Range<Int>, of type: GeometryType, _ features: ProjectedFeatures,
    to geometry: inout TileGeometry
  ) {
    var polygon: Int?
    for part in parts {
      let isOuter = features.parts[part].polygon != polygon
      polygon = features.parts[part].polygon
      guard type == .point || !isTooSmall(features.parts[part], type) else { continue }
      take(features.points(of: part), of: features, all: type == .point)
      if type == .polygon { turnRing(isOuter: isOuter) }
      endPart(isRing: type == .polygon, &geometry)
    }
  }

  private func isTooSmall(_ part: ProjectedFeatures.Part, _ type: GeometryType) -> Bool {
    tolerance > 0 && part.size < (type == .polygon ? tolerance * tolerance : tolerance)
  }

  private mutating func take(_ range: Range<Int>, of features: ProjectedFeatures, all: Bool) {
    ring.removeAll(keepingCapacity: true)
    let limit = tolerance * tolerance
    if all || tolerance == 0 {
      ring += features.points[range]
    } else {
      for index in range where features.importances[index] > limit {
        ring.append(features.points[index])
      }
    }
  }

  /// Lets outer rings run clockwise on the screen, and holes the other way.
  private mutating func turnRing(isOuter: Bool) {
    guard var previous = ring.last else { return }
    var area = 0.0
    for point in ring {
      area += (point.x - previous.x) * (point.y + previous.y)
      previous = point
    }
    if (area > 0) == isOuter { ring.reverse() }
  }

  private func endPart(isRing: Bool, _ geometry: inout TileGeometry) {
    let start = geometry.points.count
    for point in ring {
      geometry.points.append(
        Projection.tileUnits(
          point, zoom: tile.zoom, column: tile.x, row: tile.y, extent: options.extent))
    }
    if isRing { geometry.dropRepeatedEnd(from: start) }
    if geometry.points.count > start { geometry.ends.append(geometry.points.count) }
  }
}
