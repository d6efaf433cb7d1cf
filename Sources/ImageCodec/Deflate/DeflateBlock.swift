/// One block of deflate with codes of its own (RFC 1951 3.2.7).
struct DeflateBlock {
  /// A literal byte, or the bytes at a distance back again.
  struct Token {
    /// 0 for a literal, otherwise 3 to 258 bytes.
    let length: UInt16
    /// The literal, or the distance less 1.
    let value: UInt16
  }

  private static let endOfBlock = 256

  private let tokens: ArraySlice<Token>
  private let literals: HuffmanCode
  private let distances: HuffmanCode

  init(_ tokens: ArraySlice<Token>) {
    var literalCounts = [Int](repeating: 0, count: 286)
    var distanceCounts = [Int](repeating: 0, count: 30)
    for token in tokens {
      if token.length == 0 {
        literalCounts[Int(token.value)] += 1
      } else {
        literalCounts[257 + DeflateTables.lengths.symbol(Int(token.length) - 3)] += 1
        distanceCounts[DeflateTables.distances.symbol(Int(token.value))] += 1
      }
    }
    literalCounts[DeflateBlock.endOfBlock] = 1
    // A code of one word is incomplete, which not every reader takes.
    for symbol in 0..<2 where distanceCounts[symbol] == 0 { distanceCounts[symbol] = 1 }
    self.tokens = tokens
    literals = HuffmanCode(frequencies: literalCounts, limit: 15)
    distances = HuffmanCode(frequencies: distanceCounts, limit: 15)
  }

  /// Writes the block, which is not the last one of its stream.
  func write(to bits: inout BitWriter) {
    bits.write(0b100, count: 3)
    writeCodes(to: &bits)
    for token in tokens {
      guard token.length > 0 else {
        literals.write(Int(token.value), to: &bits)
        continue
      }
      let length = Int(token.length) - 3
      let symbol = DeflateTables.lengths.symbol(length)
      literals.write(257 + symbol, to: &bits)
      DeflateTables.lengths.writeRest(of: length, symbol, to: &bits)
      let distance = Int(token.value)
      let distanceSymbol = DeflateTables.distances.symbol(distance)
      distances.write(distanceSymbol, to: &bits)
      DeflateTables.distances.writeRest(of: distance, distanceSymbol, to: &bits)
    }
    literals.write(DeflateBlock.endOfBlock, to: &bits)
  }

  /// The lengths of both codes' words, themselves run-length and Huffman coded.
  private func writeCodes(to bits: inout BitWriter) {
    let literalCount = max(257, (literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    let distanceCount = (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1
    let runs = CodeLengthRun.runs(
      of: literals.lengths[..<literalCount] + distances.lengths[..<distanceCount])
    var counts = [Int](repeating: 0, count: 19)
    for run in runs { counts[run.symbol] += 1 }
    let code = HuffmanCode(frequencies: counts, limit: 7)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    let orderCount = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    bits.write(UInt32(literalCount - 257), count: 5)
    bits.write(UInt32(distanceCount - 1), count: 5)
    bits.write(UInt32(orderCount - 4), count: 4)
    for symbol in order[..<orderCount] { bits.write(UInt32(code.lengths[symbol]), count: 3) }
    for run in runs {
      code.write(run.symbol, to: &bits)
      bits.write(UInt32(run.extra), count: run.extraBits)
    }
  }
}

/// A code length, or how often one is repeated (RFC 1951 3.2.7).
private struct CodeLengthRun {
  let symbol: Int
  let extra: Int
  let extraBits: UInt8

  static func runs(of lengths: ArraySlice<UInt8>) -> [CodeLengthRun] {
    var runs: [CodeLengthRun] = []
    var index = lengths.startIndex
    while index < lengths.endIndex {
      let value = lengths[index]
      let end = lengths[index...].firstIndex { $0 != value } ?? lengths.endIndex
      if value > 0 {
        runs.append(CodeLengthRun(symbol: Int(value), extra: 0, extraBits: 0))
        index += 1
      }
      append(Int(value), count: end - index, to: &runs)
      index = end
    }
    return runs
  }

  private static func append(_ value: Int, count: Int, to runs: inout [CodeLengthRun]) {
    var count = count
    while count > 0 {
      let taken: Int
      if count < 3 {
        taken = 1
        runs.append(CodeLengthRun(symbol: value, extra: 0, extraBits: 0))
      } else if value > 0 {
        taken = min(6, count)
        runs.append(CodeLengthRun(symbol: 16, extra: taken - 3, extraBits: 2))
      } else if count < 11 {
        taken = count
        runs.append(CodeLengthRun(symbol: 17, extra: taken - 3, extraBits: 3))
      } else {
        taken = min(138, count)
        runs.append(CodeLengthRun(symbol: 18, extra: taken - 11, extraBits: 7))
      }
      count -= taken
    }
  }
}
