internal import JSON
internal import WebMercator

/// Points gathered into clusters for each zoom, as supercluster does.
struct ClusterIndex: Sendable {
  /// How many features are no points.
  private(set) var skippedCount = 0

  private let source: GeoJSONSource
  private let extent: Int
  private let maximumZoom: Int
  /// In 1/extent of a tile's side.
  private let radius: Double
  /// By zoom; the last holds all points.
  private var levels: [ClusterLevel] = []
  /// Properties that clusters have gathered.
  private var gathered: [[String: PropertyValue]] = []

  init(
    _ members: [JSONValue], source: GeoJSONSource, options: ClusterOptions, extent: Int
  ) {
    let options = options.checked
    self.source = source
    self.extent = extent
    maximumZoom = options.maximumZoom
    radius = options.radius * Double(extent) / 512
    var marks: [ClusterMark] = []
    for (place, index) in source.taken.enumerated() {
      guard let mark = Self.mark(members[index]["geometry"], place: place) else {
        if members[index]["geometry"]?.isNull == false { skippedCount += 1 }
        continue
      }
      marks.append(mark)
    }
    var level = ClusterLevel(marks)
    var reversed: [ClusterLevel] = []
    for zoom in stride(from: maximumZoom, through: 0, by: -1) {
      let next = gather(&level, zoom: zoom, options)
      reversed.append(level)
      level = ClusterLevel(next)
    }
    levels = (reversed + [level]).reversed()
  }

  private static func mark(_ geometry: JSONValue?, place: Int) -> ClusterMark? {
    guard geometry?["type"] == "Point", let position = geometry?["coordinates"],
      let longitude = position[0]?.numberValue, let latitude = position[1]?.numberValue,
      longitude.isFinite, latitude.isFinite
    else { return nil }
    let point = Projection.point(longitude, latitude)
    return ClusterMark(
      point: SIMD2<Double>(SIMD2<Float>(point)), exact: point, number: place)
  }

  /// The marks of a zoom, from those of the zoom below.
  private mutating func gather(
    _ level: inout ClusterLevel, zoom: Int, _ options: ClusterOptions
  ) -> [ClusterMark] {
    let reach = radius / (Double(extent) * Double(1 << zoom))
    var next: [ClusterMark] = []
    for index in level.marks.indices where level.marks[index].zoom > zoom {
      level.marks[index].zoom = zoom
      let origin = level.marks[index]
      var neighbors = level.neighbors(of: origin.point, radius: reach)
      neighbors.removeAll { level.marks[$0].zoom <= zoom }
      let count = neighbors.reduce(origin.count) { $0 + level.marks[$1].count }
      for neighbor in neighbors { level.marks[neighbor].zoom = zoom }
      if count > origin.count, count >= options.minimumPoints {
        let marks = [origin] + neighbors.map { level.marks[$0] }
        let number = index << 5 + (zoom + 1) + source.taken.count
        next.append(cluster(marks, count: count, number: number, options.properties))
      } else {
        next.append(origin)
        next += neighbors.map { level.marks[$0] }
      }
    }
    return next
  }

  private mutating func cluster(
    _ marks: [ClusterMark], count: Int, number: Int, _ properties: ClusterOptions.Properties?
  ) -> ClusterMark {
    var sum = SIMD2(0.0, 0.0)
    let origin = marks.first?.point ?? sum
    for mark in marks {
      // The copy of the world in which the mark is nearest to the first one.
      let copy = SIMD2((origin.x - mark.point.x).rounded(), 0)
      sum += (mark.point + copy) * Double(mark.count)
    }
    var center = sum / Double(count)
    if center.x < 0 || center.x > 1 { center.x -= center.x.rounded(.down) }
    var cluster = ClusterMark(point: center, exact: center, number: number)
    cluster.count = count
    if let properties, let first = marks.first {
      var all = mapped(first, properties)
      for mark in marks.dropFirst() { properties.reduce(&all, mapped(mark, properties)) }
      cluster.properties = gathered.count
      gathered.append(all)
    }
    return cluster
  }

  private func mapped(
    _ mark: ClusterMark, _ properties: ClusterOptions.Properties
  ) -> [String: PropertyValue] {
    if let place = mark.properties { return gathered[place] }
    return properties.map(source.layer.feature(at: source.taken[mark.number]))
  }

  /// The points and clusters in a tile; `nil` where there are none.
  func layer(at tile: TileCoordinate) -> VectorLayer? {
    let level = levels[min(tile.zoom, maximumZoom + 1)]
    let side = Double(1 << tile.zoom)
    let margin = radius / Double(extent)
    let (x, y) = (Double(tile.x), Double(tile.y))
    let (top, bottom) = ((y - margin) / side, (y + 1 + margin) / side)
    var builder = LayerBuilder()
    func addMarks(_ west: Double, _ east: Double, column: Int) {
      for index in level.tree.range(SIMD2(west, top), SIMD2(east, bottom)) {
        add(level.marks[index], tile, column: column, to: &builder)
      }
    }
    addMarks((x - margin) / side, (x + 1 + margin) / side, column: tile.x)
    if tile.x == 0 { addMarks(1 - margin / side, 1, column: 1 << tile.zoom) }
    if tile.x == 1 << tile.zoom - 1 { addMarks(0, margin / side, column: -1) }
    return builder.layer(name: GeoJSONIndex.layerName, extent: extent)
  }

  private func add(
    _ mark: ClusterMark, _ tile: TileCoordinate, column: Int, to builder: inout LayerBuilder
  ) {
    var geometry = TileGeometry()
    geometry.points = [
      Projection.tileUnits(
        mark.exact, zoom: tile.zoom, column: column, row: tile.y, extent: extent)
    ]
    geometry.ends = [1]
    var content = FeatureContent(type: .point, geometry: geometry)
    guard mark.count == 1 else {
      content.id = .number(Double(mark.number))
      return builder.add(content, properties: properties(ofCluster: mark))
    }
    let index = source.taken[mark.number]
    content.id = source.ids[index]
    builder.add(content, properties: source.properties(of: index))
  }

  private func properties(ofCluster mark: ClusterMark) -> [(String, PropertyValue)] {
    let own: [(String, PropertyValue)] = [
      ("cluster", .bool(true)), ("cluster_id", .number(Double(mark.number))),
      ("point_count", .number(Double(mark.count))),
      ("point_count_abbreviated", Self.abbreviated(mark.count)),
    ]
    let names = Set(own.map(\.0))
    let others = mark.properties.map { gathered[$0] } ?? [:]
    return own
      + others.filter { !names.contains($0.key) }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// 950, “1.2k”, “34k”.
  private static func abbreviated(_ count: Int) -> PropertyValue {
    if count < 1_000 { return .number(Double(count)) }
    if count >= 10_000 { return .string("\((count + 500) / 1_000)k") }
    let tenths = (count + 50) / 100
    return .string(tenths % 10 == 0 ? "\(tenths / 10)k" : "\(tenths / 10).\(tenths % 10)k")
  }
}

/// The points and clusters of one zoom.
struct ClusterLevel: Sendable {
  var marks: [ClusterMark]
  let tree: PointTree

  init(_ marks: [ClusterMark]) {
    self.marks = marks
    tree = PointTree(marks.map { SIMD2<Float>($0.point) })
  }

  /// The marks within a circle, those beyond the antimeridian last.
  func neighbors(of center: SIMD2<Double>, radius: Double) -> [Int] {
    var found = tree.within(center, radius: radius)
    // A circle as wide as the world already has all.
    guard radius < 0.5 else { return found }
    if center.x < radius { found += tree.within(center + SIMD2(1, 0), radius: radius) }
    if center.x > 1 - radius { found += tree.within(center - SIMD2(1, 0), radius: radius) }
    return found
  }
}

/// A point or a cluster.
struct ClusterMark: Sendable {
  /// The place that distances are taken from; of a point rounded to 32 bits.
  var point: SIMD2<Double>
  var exact: SIMD2<Double>
  /// The least zoom at which it was looked at.
  var zoom = Int.max
  /// Of a cluster its id, of a point its place among the features that are taken.
  var number: Int
  var count = 1
  /// The place of a cluster's properties.
  var properties: Int?

  init(point: SIMD2<Double>, exact: SIMD2<Double>, number: Int) {
    self.point = point
    self.exact = exact
    self.number = number
  }
}
