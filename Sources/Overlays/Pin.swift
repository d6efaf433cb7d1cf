public import Pixels
public import WebMercator

/// A mark whose tip is on a place.
public struct Pin: Sendable, Equatable {
  /// The place under the tip.
  public var coordinate: GeoCoordinate
  /// Words beside it, or none.
  public var label: String?
  /// How it is drawn.
  public var style: Style

  /// A pin at a place.
  public init(at coordinate: GeoCoordinate, label: String? = nil, style: Style = Style()) {
    self.coordinate = coordinate
    self.label = label
    self.style = style
  }

  /// How a pin is drawn.
  public struct Style: Sendable, Equatable {
    /// The body's colour.
    public var color: Color
    /// Points from tip to top.
    public var size: Double
    /// One character or emoji on the body instead of the dot, or none.
    public var glyph: String?
    /// A picture instead of the teardrop, or none.
    public var icon: Icon?
    /// Whether a soft shadow lies under it.
    public var shadow: Bool

    /// A red teardrop of 32 points unless said otherwise.
    public init(
      color: Color = Color(hex: 0xD92D20), size: Double = 32, glyph: String? = nil,
      icon: Icon? = nil,
      shadow: Bool = true
    ) {
      self.color = color
      self.size = size
      self.glyph = glyph
      self.icon = icon
      self.shadow = shadow
    }
  }

  /// A picture that stands for the teardrop.
  public struct Icon: Sendable, Equatable {
    /// Its pixels, drawn `size` points high.
    public var image: Pixmap
    /// The point of the picture that lies on the place.
    public var anchor: Anchor

    /// An icon by pixels and anchor.
    public init(image: Pixmap, anchor: Anchor = .bottom) {
      self.image = image
      self.anchor = anchor
    }
  }

  /// Nine points of a box, as MapLibre names them.
  public enum Anchor: String, Sendable, CaseIterable {
    case center
    case left
    case right
    case top
    case bottom
    case topLeft = "top-left"
    case topRight = "top-right"
    case bottomLeft = "bottom-left"
    case bottomRight = "bottom-right"
  }
}
