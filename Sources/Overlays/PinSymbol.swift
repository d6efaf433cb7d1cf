internal import MapScene
internal import Pixels
internal import WebMercator

/// A pin's look as a symbol whose point 0, 0 is the place.
struct PinSymbol {
  private(set) var symbol: Scene.Symbol
  /// The box of what is seen, without the shadow, that labels stand beside.
  private(set) var body: Rectangle
  /// The height of the body at which a label beside it is centred.
  private(set) var labelLine: Double

  /// Points from tip to top at most.
  static let sizeLimit = 1_000.0

  /// The drawn teardrop.
  init(teardrop style: Pin.Style, glyph: FittedGlyph?) {
    let size = min(style.size, Self.sizeLimit)
    let shape = Teardrop(size: size)
    let isPale = style.color.luminance > 0.8
    let rim = isPale ? Color(hex: 0x475569) : Color.white
    var items: [Scene.Item] = []
    if style.shadow { items += shape.shades }
    items.append(
      .shape(
        Shape(shape.body, fill: rim, stroke: Shape.Line(rim, width: 2 * shape.rim))))
    items.append(.shape(Shape(shape.body, fill: style.color)))
    items += glyph?.items(on: shape, body: style.color) ?? [shape.dot(on: style.color)]
    body = Rectangle(
      minX: -shape.halfWidth, minY: -size, maxX: shape.halfWidth, maxY: 0)
    labelLine = shape.middle.y
    let shadow = style.shadow ? shape.shadowBox : body
    symbol = Scene.Symbol(items: items, bounds: body.union(shadow).inflated(by: 1))
  }

  /// A picture.
  init(icon: Pin.Icon, style: Pin.Style) {
    let size = min(style.size, Self.sizeLimit)
    let image = icon.image
    var (width, height) = (size * Double(image.width) / Double(max(1, image.height)), size)
    if width > Self.sizeLimit {
      (width, height) = (Self.sizeLimit, height * Self.sizeLimit / width)
    }
    let shares = icon.anchor.shares
    body = Rectangle(x: -shares.x * width, y: -shares.y * height, width: width, height: height)
    labelLine = body.middle.y
    var items: [Scene.Item] = []
    var bounds = body
    if style.shadow, let shadow = SoftShadow(of: image, in: body) {
      items.append(.picture(shadow.picture))
      bounds = bounds.union(shadow.picture.box)
    }
    items.append(.picture(Picture(image, box: body)))
    symbol = Scene.Symbol(items: items, bounds: bounds.inflated(by: 1))
  }
}

extension Color {
  /// How light it looks, 0 to 1 (the luma of ITU-R BT.709, on sRGB values).
  var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// What can be read on this colour.
  var contrast: Color { luminance > 0.6 ? Color(hex: 0x1F2937) : .white }
}
