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
    /// Points from tip to top, 1 to 1,000.
    public var size: Double
    /// One character or emoji on the body instead of the dot, or none; up to three characters fit.
    public var glyph: String?
    /// A picture instead of the teardrop, or none.
    public var icon: Icon?
    /// Whether a soft shadow lies under it.
    public var shadow: Bool
    /// The label's font size in points, 4 to 72.
    public var labelSize: Double
    /// The label's colour; `nil` for dark on light maps and light on dark ones.
    public var labelColor: Color?

    /// A red teardrop of 32 points unless said otherwise.
    public init(
      color: Color = Color(hex: 0xD92D20), size: Double = 32, glyph: String? = nil,
      icon: Icon? = nil, shadow: Bool = true, labelSize: Double = 13, labelColor: Color? = nil
    ) {
      self.color = color
      self.size = size
      self.glyph = glyph
      self.icon = icon
      self.shadow = shadow
      self.labelSize = labelSize
      self.labelColor = labelColor
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

    /// The point as shares of the box's width from the left and of its height from the top.
    var shares: (x: Double, y: Double) {
      switch self {
      case .center: (0.5, 0.5)
      case .left: (0, 0.5)
      case .right: (1, 0.5)
      case .top: (0.5, 0)
      case .bottom: (0.5, 1)
      case .topLeft: (0, 0)
      case .topRight: (1, 0)
      case .bottomLeft: (0, 1)
      case .bottomRight: (1, 1)
      }
    }
  }
}
