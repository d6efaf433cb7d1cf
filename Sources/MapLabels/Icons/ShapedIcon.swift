internal import MapScene
internal import MapStyle

/// An image at its place around the anchor, in points at icon size 1; y downward (shaping.ts).
struct ShapedIcon: Sendable {
  var image: SpriteImage
  var box: Rectangle
  /// What lies around the content box: left, top, right, bottom; only of icons that fit a text.
  var collisionPadding: SIMD4<Double>?

  /// An image by its anchor and offset.
  init(_ image: SpriteImage, offset: SIMD2<Double>, anchor: SymbolAnchor) {
    self.image = image
    let align = anchor.alignment
    box = Rectangle(
      x: offset.x - image.width * align.x, y: offset.y - image.height * align.y, width: image.width,
      height: image.height)
  }

  /// Grows the icon around a text; `scale` is points a unit of the text.
  func fitted(
    to text: ShapedText, _ fit: IconTextFit, padding: Padding, offset: SIMD2<Double>, scale: Double
  ) -> ShapedIcon {
    var icon = self
    icon.collisionPadding = contentPadding
    let (left, right) = (text.left * scale, text.right * scale)
    let (top, bottom) = (text.top * scale, text.bottom * scale)
    if fit == .width || fit == .both {
      icon.box.minX = offset.x + left - padding.left
      icon.box.maxX = offset.x + right + padding.right
    } else {
      icon.box.minX = offset.x + (left + right - image.width) / 2
      icon.box.maxX = icon.box.minX + image.width
    }
    if fit == .height || fit == .both {
      icon.box.minY = offset.y + top - padding.top
      icon.box.maxY = offset.y + bottom + padding.bottom
    } else {
      icon.box.minY = offset.y + (top + bottom - image.height) / 2
      icon.box.maxY = icon.box.minY + image.height
    }
    return icon
  }

  private var contentPadding: SIMD4<Double>? {
    guard let content = image.content else { return nil }
    let ratio = image.pixelRatio
    return SIMD4(
      content.minX / ratio, content.minY / ratio, image.width - content.maxX / ratio,
      image.height - content.maxY / ratio)
  }

  /// The box after `textFitWidth` and `textFitHeight`, which keep the content's shape (shaping.ts, `applyTextFit`).
  var textFitBox: Rectangle {
    guard let content = image.content,
      image.textFitWidth != nil || image.textFitHeight != nil
    else { return box }
    let fitWidth = image.textFitWidth ?? .stretchOrShrink
    let fitHeight = image.textFitHeight ?? .stretchOrShrink
    let ratio = content.width / content.height
    var (x, y, width, height) = (box.minX, box.minY, box.width, box.height)
    if fitHeight == .proportional {
      if (fitWidth == .stretchOnly && width / height < ratio) || fitWidth == .proportional {
        let wide = (height * ratio).rounded(.up)
        x *= wide / width
        width = wide
      }
    } else if fitWidth == .proportional, fitHeight == .stretchOnly, ratio != 0,
      width / height > ratio
    {
      let high = (width / ratio).rounded(.up)
      y *= high / height
      height = high
    }
    return Rectangle(x: x, y: y, width: width, height: height)
  }
}
