/// Deflates rows of pixels of which most equal their neighbours: open sea, empty land.
///
/// igzip is fast, but in a long flat run it takes each repeat from 258 bytes back, which costs 7 bits more than from
/// one pixel back; such pictures came out up to three times as large as from zlib. Here the pixel to the left and
/// the one above are tried first, then the last place with the same four bytes.
struct FlatDeflater {
  private static let hashBits: UInt32 = 13
  private static let longestMatch = 258
  private static let farthest = 32_768
  /// Blocks of more tokens gain less from having their own codes than those cost.
  private static let blockTokens = 1 << 13

  private let bytesPerPixel: Int
  private let rowBytes: Int
  private var places = [Int32](repeating: -1, count: 1 << Int(hashBits))
  private var tokens: [DeflateBlock.Token] = []

  init(bytesPerPixel: Int, rowBytes: Int) {
    self.bytesPerPixel = bytesPerPixel
    self.rowBytes = rowBytes
  }

  /// The deflated bytes, which end at a byte with an empty stored block, so that others can follow.
  mutating func deflate(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    unsafe tokenize(bytes)
    var bits = BitWriter()
    for start in stride(from: 0, to: tokens.count, by: FlatDeflater.blockTokens) {
      let end = min(start + FlatDeflater.blockTokens, tokens.count)
      DeflateBlock(tokens[start..<end]).write(to: &bits)
    }
    bits.write(0, count: 3)
    bits.alignToByte()
    bits.write(0xFFFF_0000, count: 32)
    return bits.bytes
  }

  private mutating func tokenize(_ bytes: UnsafeBufferPointer<UInt8>) {
    tokens.removeAll(keepingCapacity: true)
    for index in places.indices { places[index] = -1 }
    var position = 0
    while position < bytes.count {
      var match = unsafe longestMatch(bytes, position)
      if match.length < 32, position + 1 < bytes.count {
        // A longer match may begin one byte later (RFC 1951 4).
        let later = unsafe longestMatch(bytes, position + 1)
        if later.length > match.length + 1 {
          unsafe tokens.append(.init(length: 0, value: UInt16(bytes[position])))
          position += 1
          match = later
        }
      }
      guard match.length >= 3 else {
        unsafe tokens.append(.init(length: 0, value: UInt16(bytes[position])))
        position += 1
        continue
      }
      tokens.append(
        .init(length: UInt16(match.length), value: UInt16(truncatingIfNeeded: match.distance - 1)))
      // What repeats the left or the upper pixel will be found there again.
      if match.distance != bytesPerPixel, match.distance != rowBytes {
        unsafe remember(bytes, position + 1..<position + min(match.length, 32))
      }
      position += match.length
    }
  }

  /// The best match at `position`, whose place is remembered; its length is 0 if there is none.
  private mutating func longestMatch(
    _ bytes: UnsafeBufferPointer<UInt8>, _ position: Int
  ) -> (length: Int, distance: Int) {
    let limit = min(FlatDeflater.longestMatch, bytes.count - position)
    var best = (length: 0, distance: 0)
    func attempt(_ distance: Int) {
      guard distance > 0, distance <= min(position, FlatDeflater.farthest) else { return }
      let length = unsafe commonLength(bytes, position, position - distance, limit)
      if length > best.length, length > 3 || (length == 3 && distance < 4096) {
        best = (length, distance)
      }
    }
    attempt(bytesPerPixel)
    if best.length < limit { attempt(rowBytes) }
    guard position + 4 <= bytes.count else { return best }
    let slot = unsafe slot(bytes, position)
    if best.length < limit { attempt(position - Int(places[slot])) }
    places[slot] = Int32(truncatingIfNeeded: position)
    return best
  }

  private mutating func remember(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    for position in range where position + 4 <= bytes.count {
      places[unsafe slot(bytes, position)] = Int32(truncatingIfNeeded: position)
    }
  }

  private func slot(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    let four = unsafe raw.loadUnaligned(fromByteOffset: position, as: UInt32.self)
    return Int((four &* 0x9E37_79B1) >> (32 - FlatDeflater.hashBits))
  }

  private func commonLength(
    _ bytes: UnsafeBufferPointer<UInt8>, _ first: Int, _ second: Int, _ limit: Int
  ) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var length = 0
    while length + 8 <= limit {
      let here = unsafe raw.loadUnaligned(fromByteOffset: first + length, as: UInt64.self)
      let there = unsafe raw.loadUnaligned(fromByteOffset: second + length, as: UInt64.self)
      if here != there {
        return length + (here ^ there).littleEndian.trailingZeroBitCount / 8
      }
      length += 8
    }
    while length < limit, unsafe bytes[first + length] == bytes[second + length] { length += 1 }
    return length
  }
}
