internal import MapScene
internal import WebMercator

/// A heading at the top, at most two lines of it.
struct TitlePlate {
  private(set) var plate: Plate?
  private(set) var warnings: [String] = []

  private static let sizes = [20.0, 18, 16, 14, 12, 10]
  /// The share of the picture's height that the plate may take.
  private static let share = 0.3
  /// Points between the plate and the top of the picture, where there is room.
  private static let margin = 10.0

  init(
    _ title: String, picture: Rectangle, palette: Palette, measuring: some TextMeasuring
  ) {
    let words = PlainText.line(title)
    guard !words.isEmpty, picture.width > 0, picture.height > 0 else { return }
    let margin = min(Self.margin, picture.width * 0.03, picture.height * 0.03)
    guard
      let (block, extent) = Self.fit(
        words, picture: picture, margin: margin, measuring: measuring)
    else {
      warnings.append(
        "the title “\(words.prefix(60))” is not drawn: \(Int(picture.width)) × "
          + "\(Int(picture.height)) points have no room for it; make the picture larger")
      return
    }
    if !extent.missing.isEmpty {
      warnings.append(MissingFont.warning(extent.missing, of: "the title"))
    }
    let padding = Self.padding(block.size)
    let left = picture.middle.x - extent.width / 2 - padding.x
    plate = Plate(
      block, extent: extent, at: Point(x: left, y: picture.minY + margin), padding: padding,
      radius: block.size * 0.35, palette: palette)
  }

  private static func padding(_ size: Double) -> Point { Point(x: size * 0.6, y: size * 0.15) }

  /// The largest letters whose two lines hold the whole title, else the smallest that fit with the end cut off.
  private static func fit(
    _ words: String, picture: Rectangle, margin: Double, measuring: some TextMeasuring
  ) -> (TextBlock, TextExtent)? {
    var cutOff: (TextBlock, TextExtent)?
    for size in sizes {
      let padding = padding(size)
      let width = picture.width - 2 * margin - 2 * padding.x
      guard width > size else { continue }
      let block = TextBlock(
        words, size: size, isBold: true, maximumWidth: width, maximumLines: 2, isCentered: true)
      let extent = measuring.extent(of: block)
      guard extent.width > 0, extent.height + 2 * padding.y <= share * picture.height else {
        continue
      }
      if !extent.isEllipsized { return (block, extent) }
      cutOff = (block, extent)
    }
    return cutOff
  }
}
