import MapSnapshot
import Overlays
import Pixels

extension Look {
  /// A line, area or circle with this look; `nil` where nothing of it is left to see.
  func applied(to overlay: Overlay) -> Overlay? {
    switch overlay {
    case .pin: return overlay
    case .line(var line):
      guard let stroke = stroke(line.stroke) else { return nil }
      line.stroke = stroke
      return .line(line)
    case .polygon(var polygon):
      polygon.fill = fill(polygon.fill)
      polygon.stroke = stroke(polygon.stroke)
      return .polygon(polygon)
    case .circle(var circle):
      circle.fill = fill(circle.fill)
      circle.stroke = stroke(circle.stroke)
      return .circle(circle)
    }
  }

  private func stroke(_ own: Stroke?) -> Stroke? {
    var stroke = own ?? .line
    if let color = self.stroke?.value {
      guard let color else { return nil }
      stroke.color = color
    } else if own == nil {
      return nil
    }
    if let width = width?.value { stroke.width = width }
    if let opacity = opacity?.value {
      stroke.color = stroke.color.multipliedAlpha(opacity)
      stroke.casing = stroke.casing?.multipliedAlpha(opacity)
    }
    return stroke.width > 0 ? stroke : nil
  }

  private func fill(_ own: Color?) -> Color? {
    var fill = own
    if let color = self.fill?.value {
      fill = color
    } else if own != nil, let color = self.stroke?.value, let color {
      // An area takes the colour that was asked for its outline.
      fill = color.multipliedAlpha(0.2)
    }
    return fill?.multipliedAlpha(opacity?.value ?? 1)
  }
}
