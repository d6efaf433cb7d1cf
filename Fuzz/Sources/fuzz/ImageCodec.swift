internal import ImageCodec
internal import Pixels

/// Any picture: what is decoded has the size of the header, and is written and read again without a change.
@Sendable func fuzzImage(_ bytes: [UInt8]) {
  guard let picture = decoded(bytes) else { return }
  let header = ImageHeader.read(bytes)
  precondition(picture.width == header?.width && picture.height == header?.height)
  precondition(!picture.isOpaque || picture.pixels.allSatisfy { $0 >= 0xFF00_0000 })
  checkPart(bytes, picture)
  guard let encoded = try? ImageEncoder.encode(picture) else {
    preconditionFailure("a picture that cannot be written")
  }
  precondition(decoded(encoded)?.pixels == picture.pixels)
}

/// PNG, as it comes, with its checksums set right, and as pixel data that is wrapped in a right file.
@Sendable func fuzzPNG(_ bytes: [UInt8]) {
  fuzzImage(bytes)
  fuzzImage(PNGBytes.repaired(bytes))
  guard let file = PNGBytes.wrapped(bytes, extra: []) else { return }
  fuzzImage(file)
  // Data after the end of the zlib stream keeps igzip out, and libpng does all.
  if let slow = PNGBytes.wrapped(bytes, extra: [0]) {
    precondition(decoded(slow) == decoded(file), "igzip and zlib disagree")
  }
}

private func decoded(_ bytes: [UInt8]) -> Pixmap? {
  do throws(ImageCodecError) {
    return try ImageDecoder.decode(bytes, maximumPixels: 1 << 18)
  } catch {
    precondition(!error.description.isEmpty)
    return nil
  }
}

/// A part of the picture has the pixels of the whole, and nothing beside it is written.
private func checkPart(_ bytes: [UInt8], _ whole: Pixmap) {
  let part = PixelRectangle(
    x: whole.width / 3, y: whole.height / 3, width: (whole.width + 2) / 3,
    height: (whole.height + 2) / 3)
  var buffer = [UInt32](repeating: 7, count: (part.width + 1) * part.height)
  let isDone = buffer.withUnsafeMutableBufferPointer {
    (try? ImageDecoder.decode(bytes, part: part, into: $0, rowStride: part.width + 1)) != nil
  }
  precondition(isDone)
  for y in 0..<part.height {
    for x in 0...part.width {
      let expected = x == part.width ? 7 : whole[part.x + x, part.y + y]
      precondition(buffer[y * (part.width + 1) + x] == expected)
    }
  }
}

/// PNG files around bytes of the fuzzer, which would else not get past the checksums.
private enum PNGBytes {
  /// The same chunks, each with the checksum of what it holds.
  static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var offset = 8
    while offset <= bytes.count - 12 {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - 12 - offset else { break }
      let end = offset + 8 + length
      bytes.replaceSubrange(end..<end + 4, with: number(crc(bytes[offset + 4..<end])))
      offset = end + 4
    }
    return bytes
  }

  /// A file whose header, palette and rows are taken from `bytes`; `nil` if they are too few.
  static func wrapped(_ bytes: [UInt8], extra: [UInt8]) -> [UInt8]? {
    guard bytes.count > 8 else { return nil }
    let types: [(type: UInt8, channels: Int, depths: [UInt8])] = [
      (0, 1, [1, 2, 4, 8, 16]), (2, 3, [8, 16]), (3, 1, [1, 2, 4, 8]), (4, 2, [8, 16]),
      (6, 4, [8, 16]),
    ]
    let (type, channels, depths) = types[Int(bytes[0]) % types.count]
    let depth = depths[Int(bytes[1]) % depths.count]
    let (width, height) = (Int(bytes[2] % 40) + 1, Int(bytes[3] % 24) + 1)
    let isInterlaced = bytes[4] % 4 == 0
    let header =
      number(UInt32(width)) + number(UInt32(height)) + [depth, type, 0, 0, isInterlaced ? 1 : 0]
    let entries = Array(bytes[8...].prefix(Int(bytes[5] % 40) * 3))
    let palette = Array(entries[..<(entries.count / 3 * 3)])
    let clear = Array(bytes[8...].prefix(Int(bytes[6] % 9)))
    let rowBytes = 1 + (width * channels * Int(depth) + 7) / 8
    let data = zlib(rows(bytes, rowBytes, isInterlaced ? nil : height)) + extra
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
      + (palette.isEmpty ? [] : chunk("PLTE", palette))
      + (clear.isEmpty ? [] : chunk("tRNS", clear)) + chunk("IDAT", data) + chunk("IEND", [])
  }

  /// The bytes, repeated for as long as the rows are; each row begins with one of the five filters.
  ///
  /// Where the rows of an interlaced picture begin is not worked out: all bytes can be filters.
  private static func rows(_ bytes: [UInt8], _ rowBytes: Int, _ height: Int?) -> [UInt8] {
    guard let height else { return (0..<16_384).map { bytes[$0 % bytes.count] % 5 } }
    return (0..<rowBytes * height).map { index in
      let byte = bytes[(index + 8) % bytes.count]
      return index % rowBytes == 0 ? byte % 5 : byte
    }
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let covered = Array(name.utf8) + data
    return number(UInt32(data.count)) + covered + number(crc(covered[...]))
  }

  private static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
  }

  private static func zlib(_ rows: [UInt8]) -> [UInt8] {
    let length = UInt16(rows.count)
    var sums: (low: UInt32, high: UInt32) = (1, 0)
    for byte in rows {
      sums.low = (sums.low + UInt32(byte)) % 65_521
      sums.high = (sums.high + sums.low) % 65_521
    }
    return [0x78, 0x01, 1, UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255)]
      + [UInt8(~length >> 8)] + rows + number(sums.high << 16 | sums.low)
  }

  private static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var value = UInt32.max
    for byte in bytes {
      value = table[Int((value ^ UInt32(byte)) & 255)] ^ value >> 8
    }
    return ~value
  }

  private static let table = (0..<256 as Range<UInt32>).map { start in
    (0..<8).reduce(start) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
  }
}
