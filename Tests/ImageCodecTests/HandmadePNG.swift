import Pixels

/// Builds PNG files of every colour type and depth, byte by byte from the specification, with no library.
struct HandmadePNG {
  var width = 5
  var height = 4
  var colorType = 2
  var depth = 8
  var filter: UInt8 = 0
  var isInterlaced = false
  /// PLTE and tRNS, as they stand in the file.
  var palette: [UInt8] = []
  var transparency: [UInt8] = []
  /// Chunks between IHDR and the rest: name and data.
  var extraChunks: [(name: String, data: [UInt8])] = []
  /// What follows the zlib stream in the last IDAT chunk.
  var extraData: [UInt8] = []
  /// The sample of channel `c` at column `x` and row `y`, below 2^depth.
  var sample: (_ x: Int, _ y: Int, _ c: Int) -> Int = { _, _, _ in 0 }

  var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1 }

  /// The file.
  var bytes: [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += HandmadePNG.chunk(
      "IHDR",
      HandmadePNG.number(width) + HandmadePNG.number(height)
        + [UInt8(depth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0])
    for extra in extraChunks { file += HandmadePNG.chunk(extra.name, extra.data) }
    if !palette.isEmpty { file += HandmadePNG.chunk("PLTE", palette) }
    if !transparency.isEmpty { file += HandmadePNG.chunk("tRNS", transparency) }
    // Two IDAT chunks, since many writers cut the data.
    let data = HandmadePNG.zlib(rows) + extraData
    file += HandmadePNG.chunk("IDAT", Array(data[..<(data.count / 2)]))
    file += HandmadePNG.chunk("IDAT", Array(data[(data.count / 2)...]))
    return file + HandmadePNG.chunk("IEND", [])
  }

  /// All rows with their filter bytes; of an interlaced picture those of the seven passes (PNG 8.1).
  private var rows: [UInt8] {
    guard isInterlaced else { return filtered((0..<height).map { Array(0..<width).atRow($0) }) }
    let passes = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    return passes.flatMap { startX, startY, stepX, stepY in
      let columns = Array(stride(from: startX, to: width, by: stepX))
      guard !columns.isEmpty else { return [UInt8]() }
      return filtered(stride(from: startY, to: height, by: stepY).map { columns.atRow($0) })
    }
  }

  /// PNG 7.2 and 9.2: packs the samples of each row, and filters it against the row above.
  private func filtered(_ rows: [[(x: Int, y: Int)]]) -> [UInt8] {
    let bytesPerPixel = max(1, channels * depth / 8)
    var above: [UInt8]?
    var result: [UInt8] = []
    for row in rows {
      let packed = pack(row)
      let up = above ?? [UInt8](repeating: 0, count: packed.count)
      result.append(filter)
      for index in packed.indices {
        let left = index < bytesPerPixel ? 0 : packed[index - bytesPerPixel]
        let corner = index < bytesPerPixel ? 0 : up[index - bytesPerPixel]
        result.append(packed[index] &- prediction(left, up[index], corner))
      }
      above = packed
    }
    return result
  }

  private func prediction(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    switch filter {
    case 1: return left
    case 2: return up
    case 3: return UInt8((Int(left) + Int(up)) / 2)
    case 4:
      let estimate = Int(left) + Int(up) - Int(corner)
      let distances = [left, up, corner].map { abs(estimate - Int($0)) }
      if distances[0] <= distances[1], distances[0] <= distances[2] { return left }
      return distances[1] <= distances[2] ? up : corner
    default: return 0
    }
  }

  private func pack(_ row: [(x: Int, y: Int)]) -> [UInt8] {
    var bits = 0
    var count = 0
    var bytes: [UInt8] = []
    for (x, y) in row {
      for channel in 0..<channels {
        bits = bits << depth | sample(x, y, channel)
        count += depth
        while count >= 8 {
          bytes.append(UInt8(bits >> (count - 8) & 0xFF))
          count -= 8
        }
        bits &= (1 << count) - 1
      }
    }
    return count > 0 ? bytes + [UInt8(bits << (8 - count) & 0xFF)] : bytes
  }
}

extension HandmadePNG {
  static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
  }

  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let covered = Array(name.utf8) + data
    return number(data.count) + covered + number(Int(crc(covered)))
  }

  /// PNG D.
  static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
  }

  static func adler(_ bytes: [UInt8]) -> UInt32 {
    let sums = bytes.reduce((low: 1, high: 0)) { sums, byte in
      let low = (sums.low + Int(byte)) % 65_521
      return (low, (sums.high + low) % 65_521)
    }
    return UInt32(sums.high << 16 | sums.low)
  }

  /// A zlib stream of stored blocks of at most 100 bytes.
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bytes.count, by: 100) {
      let block = bytes[start..<min(start + 100, bytes.count)]
      let length = UInt16(block.count)
      let isLast = start + 100 >= bytes.count
      stream += [isLast ? 1 : 0, UInt8(length & 0xFF), UInt8(length >> 8)]
      stream += [UInt8(~length & 0xFF), UInt8(~length >> 8)] + block
    }
    return stream + number(Int(adler(bytes)))
  }
}

extension Array where Element == Int {
  fileprivate func atRow(_ y: Int) -> [(x: Int, y: Int)] { map { ($0, y) } }
}
