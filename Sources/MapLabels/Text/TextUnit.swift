/// What lines are made of: a code point or a cluster with its glyph, or an image.
struct TextUnit: Sendable {
  var point: UInt32
  /// The glyph's number in the store, or −1.
  var glyph: Int32
  var section: UInt16
  var level: UInt8 = 0
  var paragraphLevel: UInt8 = 0
}
