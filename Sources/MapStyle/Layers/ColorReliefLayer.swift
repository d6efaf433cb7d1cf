public import Pixels

/// A layer of type `color-relief`: elevations drawn with a colour ramp.
public final class ColorReliefLayer: Sendable {
  /// `color-relief-opacity`: the opacity at which the color-relief will be drawn.
  public let opacity: StyleProperty<Double>
  /// `color-relief-color`: defines the color of each pixel based on its elevation.
  public let color: StyleProperty<Color?>
  /// `resampling`: the resampling/interpolation method to use for overscaling, also known as
  /// texture magnification filter.
  public let resampling: StyleProperty<Resampling>

  init(_ reader: inout LayerReader) {
    opacity = reader.paint("color-relief-opacity")
    color = reader.paint("color-relief-color")
    resampling = reader.paint("resampling")
  }
}
