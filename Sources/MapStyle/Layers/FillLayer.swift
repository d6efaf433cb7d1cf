public import Pixels

/// A layer of type `fill`: areas filled with a colour or pattern.
public final class FillLayer: Sendable {
  /// `fill-sort-key`: sorts features in ascending order based on this value.
  public let sortKey: StyleProperty<Double?>
  /// `fill-antialias`: whether or not the fill should be antialiased.
  public let antialias: StyleProperty<Bool>
  /// `fill-opacity`: the opacity of the entire fill layer.
  public let opacity: StyleProperty<Double>
  /// `fill-layer-opacity`: opacity applied to the layer as a whole.
  public let layerOpacity: StyleProperty<Double>
  /// `fill-color`: the color of the filled part of this layer.
  public let color: StyleProperty<Color>
  /// `fill-outline-color`: the outline color of the fill.
  public let outlineColor: StyleProperty<Color?>
  /// `fill-translate`: the geometry's offset; in points.
  public let translate: StyleProperty<SIMD2<Double>>
  /// `fill-translate-anchor`: controls the frame of reference for `fill-translate`.
  public let translateAnchor: StyleProperty<MapAlignment>
  /// `fill-pattern`: name of image in sprite to use for drawing image fills.
  public let pattern: StyleProperty<ResolvedImage?>

  init(_ reader: inout LayerReader) {
    sortKey = reader.layout("fill-sort-key")
    antialias = reader.paint("fill-antialias")
    opacity = reader.paint("fill-opacity")
    layerOpacity = reader.paint("fill-layer-opacity")
    color = reader.paint("fill-color")
    outlineColor = reader.paint("fill-outline-color")
    translate = reader.paint("fill-translate")
    translateAnchor = reader.paint("fill-translate-anchor")
    pattern = reader.paint("fill-pattern")
  }
}
