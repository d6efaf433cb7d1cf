public import Pixels

/// A layer of type `heatmap`: a density of points, drawn with a colour ramp.
public final class HeatmapLayer: Sendable {
  /// `heatmap-radius`: radius of influence of one heatmap point in pixels; in points.
  public let radius: StyleProperty<Double>
  /// `heatmap-weight`: a measure of how much an individual point contributes to the heatmap.
  public let weight: StyleProperty<Double>
  /// `heatmap-intensity`: similar to `heatmap-weight` but controls the intensity of the heatmap
  /// globally.
  public let intensity: StyleProperty<Double>
  /// `heatmap-color`: defines the color of each pixel based on its density value in a heatmap.
  public let color: StyleProperty<Color>
  /// `heatmap-opacity`: the global opacity at which the heatmap layer will be drawn.
  public let opacity: StyleProperty<Double>

  init(_ reader: inout LayerReader) {
    radius = reader.paint("heatmap-radius")
    weight = reader.paint("heatmap-weight")
    intensity = reader.paint("heatmap-intensity")
    color = reader.paint("heatmap-color")
    opacity = reader.paint("heatmap-opacity")
  }
}
