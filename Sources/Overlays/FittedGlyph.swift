internal import MapScene
internal import Pixels
internal import WebMercator

/// Up to three characters that fill a pin's head.
struct FittedGlyph {
  /// The characters.
  let string: String
  /// Characters that no font has.
  let missing: [Unicode.Scalar]
  /// The ink at the size of `measuredSize`.
  private let ink: Rectangle

  private static let measuredSize = 100.0
  private static let characterLimit = 3

  /// The first characters of `glyph`; `nil` where it has none to see.
  init?(_ glyph: String, measuring: some TextMeasuring) {
    let line = PlainText.line(glyph)
    string = String(line.prefix(Self.characterLimit))
    guard !string.isEmpty else { return nil }
    let extent = measuring.extent(
      of: TextBlock(string, size: Self.measuredSize, isBold: true))
    guard extent.ink.area > 0 else { return nil }
    ink = extent.ink
    missing = extent.missing
  }

  /// Whether the glyph brings its own colours.
  private var isEmoji: Bool {
    string.contains { character in
      let scalars = character.unicodeScalars
      guard let first = scalars.first else { return false }
      return first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}")
        || scalars.count > 1 && first.properties.isEmoji
    }
  }

  /// The glyph in the middle of a pin's head; an emoji stands on a white disc.
  func items(on pin: Teardrop, body: Color) -> [Scene.Item] {
    let room = pin.radius * (isEmoji ? 0.88 : 0.8)
    let diagonal = (ink.width * ink.width + ink.height * ink.height).squareRoot()
    let size = min(Self.measuredSize * 2 * room / diagonal, pin.radius * (isEmoji ? 2 : 1.5))
    let share = size / Self.measuredSize
    let origin = Point(
      x: pin.middle.x - ink.middle.x * share, y: pin.middle.y - ink.middle.y * share)
    let text = Scene.Item.text(
      Text(TextBlock(string, size: size, isBold: true), at: origin, color: body.contrast))
    guard isEmoji else { return [text] }
    return [.shape(Shape(.circle(pin.middle, radius: pin.radius * 0.86), fill: .white)), text]
  }
}
