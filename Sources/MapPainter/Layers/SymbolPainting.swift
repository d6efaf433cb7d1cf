internal import MapScene
internal import Pixels
internal import WebMercator

/// Icons and letters onto pixels.
struct SymbolPainting {
  let batch: SymbolBatch
  let scene: Scene
  let target: PixelTarget

  /// Of marks with halos that follow each other all halos come first, so that none lies on a letter.
  func paint(with tools: inout LayerTools) {
    var index = 0
    while index < batch.marks.count {
      let first = index
      while index < batch.marks.count, batch.marks[index].hasHalos { index += 1 }
      let marks = batch.marks[first..<index]
      for mark in marks where mark.haloColor.alpha > 0 && mark.haloWidth > 0 {
        paint(mark, isHalo: true, with: &tools)
      }
      for mark in marks where mark.color.alpha > 0 { paint(mark, isHalo: false, with: &tools) }
      if index < batch.marks.count {
        paint(batch.marks[index], isHalo: false, with: &tools)
        index += 1
      }
    }
  }

  private func paint(_ mark: SymbolBatch.Mark, isHalo: Bool, with tools: inout LayerTools) {
    guard mark.opacity > 0 else { return }
    switch mark.content {
    case .image(let image, let part):
      guard scene.images.indices.contains(image), case .pixels(let pixmap, _) = scene.images[image]
      else { return }
      paint(pixmap, part, mark, with: &tools)
    case .distanceField(let image, let part):
      guard scene.images.indices.contains(image),
        case .distances(let bytes, let width, let height, let ratio) = scene.images[image],
        let edge = FieldEdge(mark, isHalo: isHalo, imageRatio: ratio, scale: target.scale)
      else { return }
      let field = DistanceField(bytes: bytes, width: width, height: height)
      paint(field, part, edge, mark, with: &tools)
    case .outline(let outline):
      guard scene.outlines.indices.contains(outline) else { return }
      OutlinePainting(
        path: scene.outlines[outline], mark: mark, isHalo: isHalo, target: target
      ).paint(with: &tools)
    }
  }

  /// Visits the pixels of the target in a part of an image.
  @inline(__always)
  private func forEachRow(
    _ part: Rectangle, _ transform: AffineTransform,
    _ body: (_ map: PixelMap, _ row: Int, _ columns: Range<Int>) -> Void
  ) {
    guard let map = PixelMap(inverting: transform, scale: target.scale),
      let bounds = transform.bounds(of: part), let box = target.block(around: bounds)
    else { return }
    for row in box.minY..<box.maxY {
      let columns = map.columns(
        row: row, in: part, within: box.minX..<box.maxX, origin: target.origin)
      if !columns.isEmpty { body(map, row, columns) }
    }
  }

  private func paint(
    _ pixmap: Pixmap, _ part: Rectangle, _ mark: SymbolBatch.Mark, with tools: inout LayerTools
  ) {
    let (width, height) = (pixmap.width, pixmap.height)
    guard width > 0, height > 0, let target = self.target.pixels.baseAddress else { return }
    let opacity = PixelMix.factor(mark.opacity)
    let (rowLength, origin) = (self.target.width, self.target.origin)
    pixmap.pixels.withUnsafeBufferPointer { pixels in
      forEachRow(part, mark.toPicture) { map, row, columns in
        let isPlain = mark.isSharp
        for column in columns {
          guard let place = map.place(column: column &+ origin.x, row: row &+ origin.y) else {
            continue
          }
          var pixel =
            isPlain
            ? PixelSampling.nearest(pixels, width, height, x: place.x, y: place.y)
            : PixelSampling.smooth(pixels, width, height, x: place.x, y: place.y)
          if pixel == 0 { continue }
          if opacity < 256 { pixel = PixelMix.scale(pixel, opacity) }
          PixelBlend.lay(pixel, over: target + (row &* rowLength &+ column), count: 1)
        }
      }
    }
  }

  private func paint(
    _ field: DistanceField, _ part: Rectangle, _ edge: FieldEdge, _ mark: SymbolBatch.Mark,
    with tools: inout LayerTools
  ) {
    guard field.isWhole, let target = self.target.pixels.baseAddress else { return }
    let (rowLength, origin) = (self.target.width, self.target.origin)
    tools.colors.prepareScale(edge.color)
    let colors = tools.colors.pixels
    field.bytes.withUnsafeBufferPointer { bytes in
      colors.withUnsafeBufferPointer { colors in
        forEachRow(part, mark.toPicture) { map, row, columns in
          for column in columns {
            guard let place = map.place(column: column &+ origin.x, row: row &+ origin.y) else {
              continue
            }
            let share = edge.share(field.distance(bytes, x: place.x, y: place.y))
            if share == 0 { continue }
            PixelBlend.lay(colors[share], over: target + (row &* rowLength &+ column), count: 1)
          }
        }
      }
    }
  }
}

extension SymbolBatch.Mark {
  /// Whether the mark is of one colour, and so may have a halo.
  fileprivate var hasHalos: Bool {
    guard case .image = content else { return true }
    return false
  }
}

extension AffineTransform {
  /// The box around a box that is transformed; `nil` where a number is not finite.
  func bounds(of box: Rectangle) -> Rectangle? {
    let corners = [
      Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.minY),
      Point(x: box.minX, y: box.maxY), Point(x: box.maxX, y: box.maxY),
    ].map(apply)
    guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
    return Path(through: corners).bounds
  }

  /// How many times as large lengths become, in the mean of all directions.
  var meanScale: Double { abs(a * d - b * c).squareRoot() }
}
