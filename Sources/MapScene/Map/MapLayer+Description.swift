internal import Pixels
internal import WebMercator

extension MapLayer {
  /// The layer as lines of text, each batch and what it draws, numbers rounded to hundredths of a point.
  var lines: [String] {
    let opacity = opacity == 1 ? "" : " opacity \(opacity.short)"
    return ["layer \(name)\(opacity)"] + batches.flatMap(\.lines).map { "  " + $0 }
  }
}

extension MapLayer.Batch {
  fileprivate var lines: [String] {
    switch self {
    case .background(let fill): ["background \(fill.words)"]
    case .areas(let batch): batch.lines
    case .lines(let batch): batch.words
    case .circles(let batch): batch.lines
    case .raster(let batch): [batch.words]
    case .symbols(let batch): batch.lines
    case .heatmap(let batch): batch.lines
    case .relief(let batch): [batch.words]
    }
  }
}

extension TileClip {
  /// The square in words, with a space before.
  fileprivate static func words(_ clip: TileClip?) -> String {
    guard let clip else { return "" }
    return " in \(clip.origin.numbers), \(clip.right.numbers), \(clip.down.numbers)"
  }
}

extension PointList {
  /// The points of some parts, each part after a letter.
  fileprivate func words(_ parts: Range<Int>) -> String {
    guard parts.lowerBound >= 0, parts.upperBound <= count else { return "no such parts" }
    return parts.map { part in
      let range = range(of: part)
      guard range.upperBound <= points.count else { return "no such points" }
      return "M "
        + points[range].map { "\(Double($0.x).short) \(Double($0.y).short)" }
        .joined(separator: " ")
    }.joined(separator: " ")
  }
}

extension AreaFill {
  fileprivate var words: String {
    switch self {
    case .color(let color): color.hexadecimal
    case .pattern(let pattern):
      "image \(pattern.image) by \(pattern.toImage.words)"
        + (pattern.opacity == 1 ? "" : " opacity \(pattern.opacity.short)")
    }
  }
}

extension AffineTransform {
  fileprivate var words: String {
    "[\([a, b, c, d].map(\.short).joined(separator: " ")), \(origin.numbers)]"
  }
}

extension AreaBatch {
  fileprivate var lines: [String] {
    let title = "areas\(isAntialiased ? "" : " sharp")\(TileClip.words(clip))"
    return [title]
      + areas.map { area in
        let outline = area.outline.map { " outline \($0.hexadecimal)" } ?? ""
        return "  \(area.fill.words)\(outline) \(rings.words(area.rings))"
      }
  }
}

extension LineBatch {
  fileprivate var words: [String] {
    let title = "lines\(TileClip.words(clip))"
    let looks = styles.enumerated().map { "  style \($0): \($1.words)" }
    return [title] + looks
      + runs.map { run in
        "  \(run.style)\(run.isClosed ? " closed" : "") \(lines.words(run.lines))"
      }
  }
}

extension LineBatch.Style {
  fileprivate var words: String {
    var words =
      switch paint {
      case .color(let color): color.hexadecimal
      case .gradient(let ramp, _): "gradient of \(ramp.count)"
      case .pattern(let image, let length): "image \(image) each \(length.short)"
      }
    let numbers = [
      ("opacity", opacity, 1), ("width", width, .nan), ("gap", gapWidth, 0), ("offset", offset, 0),
      ("blur", blur, 0), ("miter", miterLimit, 2), ("round", roundLimit, 1.05),
    ]
    for (name, value, usual) in numbers where value != usual { words += " \(name) \(value.short)" }
    if join != .miter { words += " \(join) joins" }
    if cap != .butt { words += " \(cap) ends" }
    if !dash.isEmpty { words += " dash " + dash.map(\.short).joined(separator: " ") }
    return words
  }
}

extension CircleBatch {
  fileprivate var lines: [String] {
    ["circles"]
      + circles.map { circle in
        var words =
          "  \(circle.color.hexadecimal) \(circle.radius.short) at \(circle.center.numbers)"
        if circle.blur != 0 { words += " blur \(circle.blur.short)" }
        if circle.strokeWidth != 0 {
          words += " stroke \(circle.strokeColor.hexadecimal) \(circle.strokeWidth.short)"
        }
        return words
      }
  }
}

extension RasterBatch {
  fileprivate var words: String {
    let places = corners.map(\.numbers).joined(separator: ", ")
    var words = "raster \(pixmap.width) × \(pixmap.height) at \(places)\(TileClip.words(clip))"
    if opacity != 1 { words += " opacity \(opacity.short)" }
    if !isSmooth { words += " sharp" }
    guard adjustment != Adjustment() else { return words }
    return words
      + " hue \(adjustment.hueRotation.short) saturation \(adjustment.saturation.short)"
      + " contrast \(adjustment.contrast.short)"
      + " brightness \(adjustment.brightnessMinimum.short) \(adjustment.brightnessMaximum.short)"
  }
}

extension SymbolBatch {
  fileprivate var lines: [String] { ["symbols"] + marks.map { "  \($0.words)" } }
}

extension SymbolBatch.Mark {
  fileprivate var words: String {
    var words =
      switch content {
      case .image(let image, let part): "image \(image) \(part.numbers)"
      case .distanceField(let image, let part): "distances \(image) \(part.numbers)"
      case .outline(let outline): "outline \(outline)"
      }
    words += " by \(toPicture.words)"
    if opacity != 1 { words += " opacity \(opacity.short)" }
    if case .image = content { return words }
    words += " \(color.hexadecimal)"
    if haloColor.alpha > 0 {
      words += " halo \(haloColor.hexadecimal) \(haloWidth.short)"
      if haloBlur != 0 { words += " blur \(haloBlur.short)" }
    }
    return words
  }
}

extension HeatmapBatch {
  fileprivate var lines: [String] {
    ["heatmap by \(ramp.count) colors" + (opacity == 1 ? "" : " opacity \(opacity.short)")]
      + spots.map { "  \($0.weight.short) within \($0.radius.short) at \($0.center.numbers)" }
  }
}

extension ReliefBatch {
  fileprivate var words: String {
    let looks =
      switch shading {
      case .light(let light): "\(light.method.rawValue) from \(light.directions.map(\.short))"
      case .ramp(let heights, _): "\(heights.count) colors"
      }
    return "relief \(side) × \(side) by \(looks)\(TileClip.words(clip))"
      + (opacity == 1 ? "" : " opacity \(opacity.short)")
  }
}
