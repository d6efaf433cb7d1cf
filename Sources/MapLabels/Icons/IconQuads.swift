internal import MapScene
internal import Pixels

/// Cuts an icon into the parts that stretch and those that do not (quads.ts, `getIconQuads`).
struct IconQuads {
  private let icon: ShapedIcon
  private let image: Int32
  private let angle: Double
  private let isFitted: Bool
  private let x: Axis
  private let y: Axis

  /// Where a cut lies: pixels that keep their size, and pixels that stretch, before it.
  struct Cut: Equatable {
    var fixed: Double
    var stretch: Double
  }

  /// One axis of the icon.
  private struct Axis {
    var size: Double
    var zones: [ClosedRange<Double>]
    var stretchSize: Double
    var fixedSize: Double
    var stretchOffset = 0.0
    var contentStretch: Double
    var fixedOffset = 0.0
    var contentFixed: Double
    /// Points at icon size 1.
    var start: Double
    var length: Double

    init(
      size: Double, zones: [ClosedRange<Double>]?, content: ClosedRange<Double>?, start: Double,
      length: Double
    ) {
      self.size = size
      self.zones = zones ?? [0...size]
      self.start = start
      self.length = length
      stretchSize = self.zones.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
      fixedSize = size - stretchSize
      (contentStretch, contentFixed) = (stretchSize, fixedSize)
      guard let content else { return }
      stretchOffset = Self.sum(self.zones, within: 0...max(0, content.lowerBound))
      contentStretch = Self.sum(self.zones, within: content)
      fixedOffset = content.lowerBound - stretchOffset
      contentFixed = content.upperBound - content.lowerBound - contentStretch
    }

    private static func sum(_ zones: [ClosedRange<Double>], within range: ClosedRange<Double>)
      -> Double
    {
      zones.reduce(0) { sum, zone in
        let zone = zone.clamped(to: range)
        return sum + zone.upperBound - zone.lowerBound
      }
    }

    /// The cuts between the parts, and the border of one pixel around.
    var cuts: [Cut] {
      var cuts = [Cut(fixed: -1, stretch: 0)]
      for zone in zones {
        let stretch = cuts[cuts.count - 1].stretch
        cuts.append(Cut(fixed: zone.lowerBound - stretch, stretch: stretch))
        cuts.append(
          Cut(
            fixed: zone.lowerBound - stretch,
            stretch: stretch + zone.upperBound - zone.lowerBound))
      }
      cuts.append(Cut(fixed: fixedSize + 1, stretch: stretchSize))
      return cuts
    }

    /// Where a cut lies, in points at icon size 1.
    func place(_ cut: Cut) -> Double {
      guard contentStretch != 0 else { return start }
      return (cut.stretch - stretchOffset) / contentStretch * length + start
    }

    /// What is added to it, in pixels of the image whatever the icon's size.
    func fixedPlace(_ cut: Cut) -> Double {
      guard stretchSize != 0 else { return cut.fixed - fixedOffset }
      return cut.fixed - fixedOffset - contentFixed * cut.stretch / stretchSize
    }
  }

  /// The parts of an icon; `image` is its number in the bucket, and `rotation` in degrees.
  static func quads(_ icon: ShapedIcon, image: Int32, rotation: Double, isFitted: Bool)
    -> [SymbolQuad]
  {
    IconQuads(icon, image: image, rotation: rotation, isFitted: isFitted).quads()
  }

  private init(_ icon: ShapedIcon, image: Int32, rotation: Double, isFitted: Bool) {
    self.icon = icon
    self.image = image
    self.isFitted = isFitted
    angle = rotation * .pi / 180
    let content = isFitted ? icon.image.content : nil
    let box = content == nil ? icon.box : icon.textFitBox
    x = Axis(
      size: Double(icon.image.pixels.width), zones: icon.image.stretchX,
      content: content.map { $0.minX...$0.maxX }, start: box.minX, length: box.width)
    y = Axis(
      size: Double(icon.image.pixels.height), zones: icon.image.stretchY,
      content: content.map { $0.minY...$0.maxY }, start: box.minY, length: box.height)
  }

  private func quads() -> [SymbolQuad] {
    guard isFitted, icon.image.stretchX != nil || icon.image.stretchY != nil else {
      return [
        quad(
          from: Cut(fixed: 0, stretch: -1), Cut(fixed: 0, stretch: -1),
          to: Cut(fixed: 0, stretch: x.size + 1), Cut(fixed: 0, stretch: y.size + 1))
      ]
    }
    var quads: [SymbolQuad] = []
    let (xCuts, yCuts) = (x.cuts, y.cuts)
    for column in 0..<xCuts.count - 1 {
      for row in 0..<yCuts.count - 1 {
        quads.append(
          quad(from: xCuts[column], yCuts[row], to: xCuts[column + 1], yCuts[row + 1]))
      }
    }
    return quads.filter {
      guard case .image(_, let part) = $0.content else { return false }
      return part.width > 0 && part.height > 0
    }
  }

  private func quad(from left: Cut, _ top: Cut, to right: Cut, _ bottom: Cut) -> SymbolQuad {
    let (x1, x2) = (x.place(left), x.place(right))
    let (y1, y2) = (y.place(top), y.place(bottom))
    // The scene's image has a border of one pixel.
    let source = Rectangle(
      minX: left.stretch + left.fixed + 1, minY: top.stretch + top.fixed + 1,
      maxX: right.stretch + right.fixed + 1, maxY: bottom.stretch + bottom.fixed + 1)
    var quad = SymbolQuad.spread(
      .image(image, source), from: SIMD2(source.minX, source.minY),
      size: SIMD2(source.width, source.height), topLeft: SIMD2(x1, y1).turned(by: angle),
      topRight: SIMD2(x2, y1).turned(by: angle), bottomLeft: SIMD2(x1, y2).turned(by: angle))
    let ratio = icon.image.pixelRatio
    let (leftFixed, topFixed) = (x.fixedPlace(left) / ratio, y.fixedPlace(top) / ratio)
    quad.fixedRight = (x.fixedPlace(right) / ratio - leftFixed) / max(source.width, 1e-6)
    quad.fixedDown = (y.fixedPlace(bottom) / ratio - topFixed) / max(source.height, 1e-6)
    quad.fixed = SIMD2(
      leftFixed - quad.fixedRight * source.minX, topFixed - quad.fixedDown * source.minY)
    quad.minimumScale = SIMD2(
      x.length > 0 ? max(0, x.contentFixed / ratio / x.length) : 0,
      y.length > 0 ? max(0, y.contentFixed / ratio / y.length) : 0)
    return quad
  }
}
