public import Pixels

/// A layer of type `circle`: circles at points.
public final class CircleLayer: Sendable {
  /// `circle-sort-key`: sorts features in ascending order based on this value.
  public let sortKey: StyleProperty<Double?>
  /// `circle-radius`: circle radius; in points.
  public let radius: StyleProperty<Double>
  /// `circle-color`: the fill color of the circle.
  public let color: StyleProperty<Color>
  /// `circle-blur`: amount to blur the circle.
  public let blur: StyleProperty<Double>
  /// `circle-opacity`: the opacity at which the circle will be drawn.
  public let opacity: StyleProperty<Double>
  /// `circle-translate`: the geometry's offset; in points.
  public let translate: StyleProperty<SIMD2<Double>>
  /// `circle-translate-anchor`: controls the frame of reference for `circle-translate`.
  public let translateAnchor: StyleProperty<MapAlignment>
  /// `circle-pitch-scale`: controls the scaling behavior of the circle when the map is pitched.
  public let pitchScale: StyleProperty<MapAlignment>
  /// `circle-pitch-alignment`: orientation of circle when map is pitched.
  public let pitchAlignment: StyleProperty<MapAlignment>
  /// `circle-stroke-width`: the width of the circle's stroke; in points.
  public let strokeWidth: StyleProperty<Double>
  /// `circle-stroke-color`: the stroke color of the circle.
  public let strokeColor: StyleProperty<Color>
  /// `circle-stroke-opacity`: the opacity of the circle's stroke.
  public let strokeOpacity: StyleProperty<Double>

  init(_ reader: inout LayerReader) {
    sortKey = reader.layout("circle-sort-key")
    radius = reader.paint("circle-radius")
    color = reader.paint("circle-color")
    blur = reader.paint("circle-blur")
    opacity = reader.paint("circle-opacity")
    translate = reader.paint("circle-translate")
    translateAnchor = reader.paint("circle-translate-anchor")
    pitchScale = reader.paint("circle-pitch-scale")
    pitchAlignment = reader.paint("circle-pitch-alignment")
    strokeWidth = reader.paint("circle-stroke-width")
    strokeColor = reader.paint("circle-stroke-color")
    strokeOpacity = reader.paint("circle-stroke-opacity")
  }
}
