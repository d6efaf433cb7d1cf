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
  private var gradient: LineGradient?
  private var batch = LineBatch()
  private var sortKeys: [Double] = []
  /// The style that all features share.
  private var sharedStyle: Int?

  init(_ layer: LineLayer, place: TilePlace, areSliced: Bool) {
    let (frame, projection) = (place.frame, place.projection)
    self.layer = layer
    self.frame = frame
    self.projection = projection
    let context = frame.context()
    offset = frame.translation(
      layer.translate.value(in: context), anchor: layer.translateAnchor.value(in: context))
    look = LineLook(layer, frame: frame)
    gradient = LineGradient(layer.gradient)
    batch.clip = place.clip
    batch.unit = place.unit(areSliced: areSliced)
    batch.cornerLength = place.cornerLength(areSliced: areSliced)
  }

  /// How far a line reaches beyond its points, in points of the picture; `nil` where it depends on the feature.
  var reach: Double? { look.reach.map { $0 + abs(offset.x) + abs(offset.y) } }

  /// Adds the lines, or the rings of an area; `paint` is at the picture's zoom, `layout` at the tile's.
  func add(
    _ geometry: TileGeometry, of feature: VectorFeature, paint: borrowing EvaluationContext,
    layout: borrowing EvaluationContext
  ) {
    let isClosed = feature.type == .polygon
    let (first, firstPoint) = (batch.lines.count, batch.lines.points.count)
    for part in 0..<geometry.partCount {
      projection.append(
        geometry, part: part, offset: offset, least: isClosed ? 3 : 2, to: &batch.lines)
    }
    guard batch.lines.count > first else { return }
    let material = gradient(of: feature, lines: first, point: firstPoint, paint)
    guard let style = style(paint, layout, material) else { return drop(from: first, firstPoint) }
    batch.runs.append(
      LineBatch.Run(lines: first..<batch.lines.count, style: style, isClosed: isClosed))
    if let key = layer.sortKey.value(in: layout) { sortKeys.append(key) }
  }

  private func style(
    _ paint: borrowing EvaluationContext, _ layout: borrowing EvaluationContext,
    _ gradient: LineBatch.Paint?
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
    if look.isShared, gradient == nil { sharedStyle = index }
    return index
  }

  /// Takes lines back that are not drawn.
  private func drop(from first: Int, _ point: Int) {
    batch.lines.ends.removeLast(batch.lines.count - first)
    batch.lines.points.removeLast(batch.lines.points.count - point)
    batch.progress.removeLast(max(0, batch.progress.count - point))
  }

  /// The gradient along new lines; `nil` for a layer without one.
  private func gradient(
    of feature: VectorFeature, lines first: Int, point: Int,
    _ context: borrowing EvaluationContext
  ) -> LineBatch.Paint? {
    guard gradient != nil else { return nil }
    func number(_ key: String, _ other: Double) -> Double {
      if case .number(let value)? = feature.property(key), value.isFinite { value } else { other }
    }
    // A source with line metrics says which part of the whole line a tile's piece is.
    let (start, end) = (number("mapbox_clip_start", 0), number("mapbox_clip_end", 1))
    let progress = start <= end ? start...end : 0...1
    let length = addProgress(progress, lines: first, point: point)
    return gradient?.paint(
      progress, length: length / max(1e-9, batch.unit * 8_192), in: context)
  }

  /// Notes how far along the whole line each new point lies, and finds how long the longest line is, in points.
  private func addProgress(
    _ progress: ClosedRange<Double>, lines first: Int, point: Int
  ) -> Double {
    batch.progress += repeatElement(0, count: point - batch.progress.count)
    var longest: Float = 0
    for part in first..<batch.lines.count {
      let points = batch.lines.points[batch.lines.range(of: part)]
      var (lengths, length, last) = ([Float](), Float(0), points.first ?? .zero)
      for point in points {
        let step = point - last
        length += (step * step).sum().squareRoot()
        lengths.append(length)
        last = point
      }
      longest = max(longest, length)
      let scale = length > 0 ? (progress.upperBound - progress.lowerBound) / Double(length) : 0
      batch.progress += lengths.map { Float(progress.lowerBound + Double($0) * scale) }
    }
    return Double(longest)
  }

  /// The batch; `nil` where nothing was added.
  func finish() -> MapLayer.Batch? {
    guard !batch.runs.isEmpty else { return nil }
    batch.runs = sorted(batch.runs, by: sortKeys)
    return .lines(batch)
  }
}
