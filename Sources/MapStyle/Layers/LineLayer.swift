public import Pixels

/// A layer of type `line`: lines of a width.
public final class LineLayer: Sendable {
  /// `line-cap`: the display of line endings.
  public let cap: StyleProperty<LineCap>
  /// `line-join`: the display of lines when joining.
  public let join: StyleProperty<LineJoin>
  /// `line-miter-limit`: used to automatically convert miter joins to bevel joins for sharp
  /// angles.
  public let miterLimit: StyleProperty<Double>
  /// `line-round-limit`: used to automatically convert round joins to miter joins for shallow
  /// angles.
  public let roundLimit: StyleProperty<Double>
  /// `line-sort-key`: sorts features in ascending order based on this value.
  public let sortKey: StyleProperty<Double?>
  /// `line-opacity`: the opacity at which the line will be drawn.
  public let opacity: StyleProperty<Double>
  /// `line-layer-opacity`: opacity applied to the layer as a whole.
  public let layerOpacity: StyleProperty<Double>
  /// `line-color`: the color with which the line will be drawn.
  public let color: StyleProperty<Color>
  /// `line-translate`: the geometry's offset; in points.
  public let translate: StyleProperty<SIMD2<Double>>
  /// `line-translate-anchor`: controls the frame of reference for `line-translate`.
  public let translateAnchor: StyleProperty<MapAlignment>
  /// `line-width`: stroke thickness; in points.
  public let width: StyleProperty<Double>
  /// `line-gap-width`: draws a line casing outside of a line's actual path; in points.
  public let gapWidth: StyleProperty<Double>
  /// `line-offset`: the line's offset; in points.
  public let offset: StyleProperty<Double>
  /// `line-blur`: blur applied to the line, in pixels; in points.
  public let blur: StyleProperty<Double>
  /// `line-dasharray`: specifies the lengths of the alternating dashes and gaps that form the
  /// dash pattern; in line widths.
  public let dasharray: StyleProperty<[Double]?>
  /// `line-pattern`: name of image in sprite to use for drawing image lines.
  public let pattern: StyleProperty<ResolvedImage?>
  /// `line-gradient`: defines a gradient with which to color a line feature.
  public let gradient: StyleProperty<Color?>

  init(_ reader: inout LayerReader) {
    cap = reader.layout("line-cap")
    join = reader.layout("line-join")
    miterLimit = reader.layout("line-miter-limit")
    roundLimit = reader.layout("line-round-limit")
    sortKey = reader.layout("line-sort-key")
    opacity = reader.paint("line-opacity")
    layerOpacity = reader.paint("line-layer-opacity")
    color = reader.paint("line-color")
    translate = reader.paint("line-translate")
    translateAnchor = reader.paint("line-translate-anchor")
    width = reader.paint("line-width")
    gapWidth = reader.paint("line-gap-width")
    offset = reader.paint("line-offset")
    blur = reader.paint("line-blur")
    dasharray = reader.paint("line-dasharray")
    pattern = reader.paint("line-pattern")
    gradient = reader.paint("line-gradient")
  }
}
