public import Pixels

/// A layer of type `background`: one colour or pattern over the whole map.
public final class BackgroundLayer: Sendable {
  /// `background-color`: the color with which the background will be drawn.
  public let color: StyleProperty<Color>
  /// `background-pattern`: name of image in sprite to use for drawing an image background.
  public let pattern: StyleProperty<ResolvedImage?>
  /// `background-opacity`: the opacity at which the background will be drawn.
  public let opacity: StyleProperty<Double>

  init(_ reader: inout LayerReader) {
    color = reader.paint("background-color")
    pattern = reader.paint("background-pattern")
    opacity = reader.paint("background-opacity")
  }
}
