internal import MapScene
internal import WebMercator

/// Who made the data, at the bottom right: as large as fits, never more than a share of the picture.
struct AttributionPlate {
  private(set) var plate: Plate?
  private(set) var warnings: [String] = []

  /// Font sizes in points for one line, and for several.
  private static let lineSizes = [11.0, 10, 9]
  private static let wrappedSizes = [10.0, 9, 8, 7]
  private static let smallestSizes = [7.0, 6]
  /// The share of the picture's height that several lines may take, and at most where nothing else fits.
  private static let share = 0.25
  private static let greatestShare = 0.4
  /// Pictures that have fewer points across or down have no room for words.
  private static let leastWidth = 24.0
  private static let leastHeight = 16.0

  init(
    _ html: String, picture: Rectangle, palette: Palette, measuring: some TextMeasuring
  ) {
    let words = AttributionText.words(html)
    guard !words.isEmpty else { return }
    guard picture.width >= Self.leastWidth, picture.height >= Self.leastHeight else {
      warnings.append(
        "the attribution “\(words.prefix(60))” is not drawn: \(Int(picture.width)) × "
          + "\(Int(picture.height)) points have no room for words; name the source beside the picture"
      )
      return
    }
    let (block, extent) = Self.fit(words, picture: picture, measuring: measuring)
    if extent.isEllipsized {
      warnings.append(
        "the attribution “\(words.prefix(60))” is cut off: the picture is too small for it; "
          + "name the source beside the picture")
    }
    if !extent.missing.isEmpty {
      warnings.append(MissingFont.warning(extent.missing, of: "the attribution"))
    }
    let padding = Self.padding(block.size)
    let box = Point(
      x: picture.maxX - extent.width - 2 * padding.x,
      y: picture.maxY - extent.height - 2 * padding.y)
    plate = Plate(
      block, extent: extent, at: box, padding: padding, radius: 0, palette: palette)
  }

  private static func padding(_ size: Double) -> Point { Point(x: size * 0.45, y: size * 0.1) }

  /// One line if its letters stay large enough, else as many as the share holds, else what fits.
  private static func fit(
    _ words: String, picture: Rectangle, measuring: some TextMeasuring
  ) -> (TextBlock, TextExtent) {
    for size in lineSizes {
      let block = TextBlock(words, size: size)
      let extent = measuring.extent(of: block)
      let isLow = extent.height + 2 * padding(size).y <= greatestShare * picture.height
      if isLow, extent.width + 2 * padding(size).x <= picture.width { return (block, extent) }
    }
    for size in wrappedSizes {
      let block = wrapped(words, size: size, lines: 40, picture: picture)
      let extent = measuring.extent(of: block)
      if extent.height + 2 * padding(size).y <= share * picture.height { return (block, extent) }
    }
    let smallest = smallestSizes.map {
      fit(words, size: $0, picture: picture, measuring: measuring)
    }
    return smallest.first { !$0.1.isEllipsized } ?? smallest[0]
  }

  /// As many lines of one size as the greatest share holds.
  private static func fit(
    _ words: String, size: Double, picture: Rectangle, measuring: some TextMeasuring
  ) -> (TextBlock, TextExtent) {
    let room = greatestShare * picture.height - 2 * padding(size).y
    let line = measuring.extent(of: TextBlock("x", size: size)).height
    let lines = line > 0 ? max(1, min(40, Int(room / line))) : 1
    let block = wrapped(words, size: size, lines: lines, picture: picture)
    return (block, measuring.extent(of: block))
  }

  private static func wrapped(
    _ words: String, size: Double, lines: Int, picture: Rectangle
  ) -> TextBlock {
    TextBlock(
      words, size: size, maximumWidth: picture.width - 2 * padding(size).x, maximumLines: lines)
  }
}
