/// Some rows of a picture, deflated apart from the others.
struct PNGSegment: Sendable {
  /// A whole IDAT chunk, which ends at a byte of the deflate stream.
  let chunk: [UInt8]
  /// The Adler-32 of the rows before they were deflated.
  let checksum: UInt32
  /// How many bytes the rows had.
  let rawCount: Int
}
