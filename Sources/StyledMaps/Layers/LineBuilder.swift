internal import MapScene
internal import MapStyle
internal import Pixels
internal import VectorTiles
internal import WebMercator

/// The lines of a `line` layer in one tile.
final class LineBuilder {
  private let layer: LineLayer
  private let frame: MapFrame
  private let projection: TileProjection
  private let offset: Point
  private let look: LineLook
  private let gradient: [UInt32]?
  private var batch = LineBatch()
  private var sortKeys: [Double] = []
  /// The style that all features share.
  private var sharedStyle: Int?

  init(_ layer: LineLayer, place: TilePlace) {
    let (frame, projection) = (place.frame, place.projection)
    self.layer = layer
    self.frame = frame
    self.projection = projection
    let context = frame.context()
    offset = frame.translation(
      layer.translate.value(in: context), anchor: layer.translateAnchor.value(in: context))
    look = LineLook(layer, frame: frame)
    gradient = layer.gradient.ramp(in: context)
    batch.clip = place.clip
    batch.unit = place.unit
    batch.cornerLength = place.cornerLength
  }

  /// How far a line reaches beyond its points, in points of the picture; `nil` where it depends on the feature.
  var reach: Double? { look.reach.map { $0 + abs(offset.x) + abs(offset.y) } }

  /// Adds the lines, or the rings of an area; `paint` is at the picture's zoom, `layout` at the tile's.
  func add(
    _ geometry: TileGeometry, of feature: VectorFeature, paint: borrowing EvaluationContext,
    layout: borrowing EvaluationContext
  ) {
    let isClosed = feature.type == .polygon
    guard let style = style(paint, layout) else { return }
    let (first, firstPoint) = (batch.lines.count, batch.lines.points.count)
    for part in 0..<geometry.partCount {
      projection.append(
        geometry, part: part, offset: offset, least: isClosed ? 3 : 2, to: &batch.lines)
    }
    guard batch.lines.count > first else { return }
    if gradient != nil { addProgress(of: feature, from: first, point: firstPoint) }
    batch.runs.append(
      LineBatch.Run(lines: first..<batch.lines.count, style: style, isClosed: isClosed))
    if let key = layer.sortKey.value(in: layout) { sortKeys.append(key) }
  }

  private func style(
    _ paint: borrowing EvaluationContext, _ layout: borrowing EvaluationContext
  ) -> Int? {
    if let sharedStyle { return sharedStyle }
    guard let style = look.style(paint, layout, gradient: gradient) else { return nil }
    let index: Int
    if let known = batch.styles.lastIndex(of: style) {
      index = known
    } else {
      index = batch.styles.count
      batch.styles.append(style)
    }
    if look.isShared { sharedStyle = index }
    return index
  }

  /// How far along the whole line each point lies; a source with line metrics says which part a tile's piece is.
  private func addProgress(of feature: VectorFeature, from first: Int, point: Int) {
    func number(_ key: String, _ other: Double) -> Double {
      if case .number(let value)? = feature.property(key) { value } else { other }
    }
    let (start, end) = (number("mapbox_clip_start", 0), number("mapbox_clip_end", 1))
    batch.progress += repeatElement(0, count: point - batch.progress.count)
    for part in first..<batch.lines.count {
      let points = batch.lines.points[batch.lines.range(of: part)]
      var (lengths, length, last) = ([Float](), Float(0), points.first ?? .zero)
      for point in points {
        let step = point - last
        length += (step * step).sum().squareRoot()
        lengths.append(length)
        last = point
      }
      let scale = length > 0 ? (end - start) / Double(length) : 0
      batch.progress += lengths.map { Float(start + Double($0) * scale) }
    }
  }

  /// The batch; `nil` where nothing was added.
  func finish() -> MapLayer.Batch? {
    guard !batch.runs.isEmpty else { return nil }
    batch.runs = sorted(batch.runs, by: sortKeys)
    return .lines(batch)
  }
}
