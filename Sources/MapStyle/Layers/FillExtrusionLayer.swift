public import Pixels

/// A layer of type `fill-extrusion`: areas raised to a height.
public final class FillExtrusionLayer: Sendable {
  /// `fill-extrusion-rounded-corner-distance`: the distance from each fill extrusion corner,
  /// measured along the adjacent edges, that is replaced by a …; in meters.
  public let roundedCornerDistance: StyleProperty<Double>
  /// `fill-extrusion-opacity`: the opacity of the entire fill extrusion layer.
  public let opacity: StyleProperty<Double>
  /// `fill-extrusion-color`: the base color of the extruded fill.
  public let color: StyleProperty<Color>
  /// `fill-extrusion-translate`: the geometry's offset; in points.
  public let translate: StyleProperty<SIMD2<Double>>
  /// `fill-extrusion-translate-anchor`: controls the frame of reference for `fill-extrusion-
  /// translate`.
  public let translateAnchor: StyleProperty<MapAlignment>
  /// `fill-extrusion-pattern`: name of image in sprite to use for drawing images on extruded
  /// fills.
  public let pattern: StyleProperty<ResolvedImage?>
  /// `fill-extrusion-height`: the height with which to extrude this layer; in meters.
  public let height: StyleProperty<Double>
  /// `fill-extrusion-base`: the height with which to extrude the base of this layer; in meters.
  public let base: StyleProperty<Double>
  /// `fill-extrusion-vertical-gradient`: whether to apply a vertical gradient to the sides of a
  /// fill-extrusion layer.
  public let verticalGradient: StyleProperty<Bool>

  init(_ reader: inout LayerReader) {
    roundedCornerDistance = reader.layout("fill-extrusion-rounded-corner-distance")
    opacity = reader.paint("fill-extrusion-opacity")
    color = reader.paint("fill-extrusion-color")
    translate = reader.paint("fill-extrusion-translate")
    translateAnchor = reader.paint("fill-extrusion-translate-anchor")
    pattern = reader.paint("fill-extrusion-pattern")
    height = reader.paint("fill-extrusion-height")
    base = reader.paint("fill-extrusion-base")
    verticalGradient = reader.paint("fill-extrusion-vertical-gradient")
  }
}
