internal import Canvas
public import MapScene

/// Paints scenes, and measures text for those who build them.
///
/// A painter is for one job on one thread: it holds fonts and sprites that are not shared. Making one costs nothing where
/// an earlier one has left its fonts warm, else about a millisecond.
public final class Painter {
  let typesetter: Typesetter
  var sprites = SpriteSheet()
  var layerTools = LayerTools()
  private var layouts: [TextBlock: TextLayout] = [:]

  /// Fonts that are warm; the drawings of a process are seldom more at once than its processors.
  private static let typesetters = TypesetterPool(capacity: 8)
  /// Layouts that are kept between measuring and painting.
  private static let layoutLimit = 2_048

  /// A painter with the embedded fonts.
  public init() { typesetter = Self.typesetters.take() }

  deinit {
    layouts.removeAll()
    Self.typesetters.giveBack(typesetter)
  }

  /// The block in glyphs.
  func layout(_ block: TextBlock) throws(CanvasError) -> TextLayout {
    if let layout = layouts[block] { return layout }
    let layout = try typesetter.layout(TextSetting(block))
    if layouts.count >= Self.layoutLimit { layouts.removeAll() }
    layouts[block] = layout
    return layout
  }
}

extension Painter: TextMeasuring {
  /// The size of a block in points; where no font can be had it is empty and misses its characters.
  public func extent(of block: TextBlock) -> TextExtent {
    // Measuring has no way to fail; painting the same block will say why.
    guard let layout = try? layout(block) else {
      return TextExtent(width: 0, height: 0, missing: Array(block.string.unicodeScalars.prefix(8)))
    }
    let ink = layout.ink
    return TextExtent(
      width: layout.width, height: layout.height, isEllipsized: layout.isEllipsized,
      ink: Rectangle(x: ink.x, y: ink.y, width: ink.width, height: ink.height),
      missing: layout.missingCharacters)
  }
}

extension TextSetting {
  init(_ block: TextBlock) {
    self.init(
      block.string, size: block.size, isBold: block.isBold, maximumWidth: block.maximumWidth,
      maximumLines: block.maximumLines, alignment: block.isCentered ? .center : .leading)
  }
}
