public import Pixels

/// A layer of type `hillshade`: light and shadow on elevations.
public final class HillshadeLayer: Sendable {
  /// `hillshade-illumination-direction`: the direction of the light source(s) used to generate
  /// the hillshading with 0 as the top of the viewport if ….
  public let illuminationDirection: StyleProperty<[Double]>
  /// `hillshade-illumination-altitude`: the altitude of the light source(s) used to generate the
  /// hillshading with 0 as sunset and 90 as noon.
  public let illuminationAltitude: StyleProperty<[Double]>
  /// `hillshade-illumination-anchor`: direction of light source when map is rotated.
  public let illuminationAnchor: StyleProperty<MapAlignment>
  /// `hillshade-exaggeration`: intensity of the hillshade.
  public let exaggeration: StyleProperty<Double>
  /// `hillshade-shadow-color`: the shading color of areas that face away from the light
  /// source(s).
  public let shadowColor: StyleProperty<[Color]>
  /// `hillshade-highlight-color`: the shading color of areas that faces towards the light
  /// source(s).
  public let highlightColor: StyleProperty<[Color]>
  /// `hillshade-accent-color`: the shading color used to accentuate rugged terrain like sharp
  /// cliffs and gorges.
  public let accentColor: StyleProperty<Color>
  /// `hillshade-method`: the hillshade algorithm to use, one of `standard`, `basic`, `combined`,
  /// `igor`, or `multidirectional`.
  public let method: StyleProperty<HillshadeMethod>
  /// `resampling`: the resampling/interpolation method to use for overscaling, also known as
  /// texture magnification filter.
  public let resampling: StyleProperty<Resampling>

  init(_ reader: inout LayerReader) {
    illuminationDirection = reader.paint("hillshade-illumination-direction")
    illuminationAltitude = reader.paint("hillshade-illumination-altitude")
    illuminationAnchor = reader.paint("hillshade-illumination-anchor")
    exaggeration = reader.paint("hillshade-exaggeration")
    shadowColor = reader.paint("hillshade-shadow-color")
    highlightColor = reader.paint("hillshade-highlight-color")
    accentColor = reader.paint("hillshade-accent-color")
    method = reader.paint("hillshade-method")
    resampling = reader.paint("resampling")
  }
}
