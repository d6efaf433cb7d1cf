/// A layer of type `raster`: pictures from raster tiles.
public final class RasterLayer: Sendable {
  /// `raster-opacity`: the opacity at which the image will be drawn.
  public let opacity: StyleProperty<Double>
  /// `raster-hue-rotate`: rotates hues around the color wheel; in degrees.
  public let hueRotate: StyleProperty<Double>
  /// `raster-brightness-min`: increase or reduce the brightness of the image.
  public let brightnessMin: StyleProperty<Double>
  /// `raster-brightness-max`: increase or reduce the brightness of the image.
  public let brightnessMax: StyleProperty<Double>
  /// `raster-saturation`: increase or reduce the saturation of the image.
  public let saturation: StyleProperty<Double>
  /// `raster-contrast`: increase or reduce the contrast of the image.
  public let contrast: StyleProperty<Double>
  /// `resampling`: the resampling/interpolation method to use for overscaling, also known as
  /// texture magnification filter.
  public let resampling: StyleProperty<Resampling>
  /// `raster-resampling`: the resampling/interpolation method to use for overscaling, also known
  /// as texture magnification filter.
  public let rasterResampling: StyleProperty<Resampling>
  /// `raster-fade-duration`: fade duration when a new tile is added, or when a video is started
  /// or its coordinates are updated; in milliseconds.
  public let fadeDuration: StyleProperty<Double>

  init(_ reader: inout LayerReader) {
    opacity = reader.paint("raster-opacity")
    hueRotate = reader.paint("raster-hue-rotate")
    brightnessMin = reader.paint("raster-brightness-min")
    brightnessMax = reader.paint("raster-brightness-max")
    saturation = reader.paint("raster-saturation")
    contrast = reader.paint("raster-contrast")
    resampling = reader.paint("resampling")
    rasterResampling = reader.paint("raster-resampling")
    fadeDuration = reader.paint("raster-fade-duration")
  }
}
