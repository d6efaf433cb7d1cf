public import GeoFormats
internal import Pixels
internal import WebMercator

extension Overlay {
  /// What a file holds as things on the map, in its order and with the looks that it asks for.
  ///
  /// Points become pins with the feature's name as their label. What the file does not say of its looks is as `Line`,
  /// `Polygon` and `Pin` have it; an area whose colour is not given is filled with its outline's, thinned.
  public static func overlays(of document: GeoDocument) -> [Overlay] {
    document.features.flatMap { overlays(of: $0.geometry, in: $0) }
  }

  private static func overlays(of geometry: GeoGeometry, in feature: GeoFeature) -> [Overlay] {
    let style = feature.style
    switch geometry {
    case .points(let points):
      var look = Pin.Style()
      if let color = style.markerColor { look.color = Color(color) }
      return points.map { .pin(Pin(at: $0, label: feature.name, style: look)) }
    case .lines(let lines):
      return lines.compactMap { line in
        guard line.count < 2 else { return .line(Line(line, stroke: stroke(style))) }
        // A track of one place is still a place to be seen.
        return line.first.map { .pin(Pin(at: $0, label: feature.name)) }
      }
    case .polygons(let polygons):
      return polygons.map { rings in
        .polygon(
          Polygon(
            rings, stroke: style.isOutlined == false ? nil : stroke(style), fill: fill(style)))
      }
    case .collection(let parts): return parts.flatMap { overlays(of: $0, in: feature) }
    }
  }

  private static func stroke(_ style: GeoStyle) -> Stroke {
    var stroke = Stroke.line
    if let color = style.stroke { stroke.color = Color(color) }
    if let opacity = style.strokeOpacity { stroke.color = stroke.color.multipliedAlpha(opacity) }
    if let width = style.strokeWidth { stroke.width = width }
    return stroke
  }

  private static func fill(_ style: GeoStyle) -> Color? {
    guard style.isFilled != false else { return nil }
    let base = style.fill.map { Color($0) }
    guard base != nil || style.fillOpacity != nil else {
      return stroke(style).color.multipliedAlpha(0.2)
    }
    return (base ?? stroke(style).color).multipliedAlpha(style.fillOpacity ?? 1)
  }
}

extension Color {
  /// The colour that a file gives.
  fileprivate init(_ color: StyleColor) {
    self.init(hex: color.rgb, alpha: color.alpha)
  }
}
