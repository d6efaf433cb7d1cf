/// A prefix code with short words for frequent symbols (RFC 1951 3.2.2).
struct HuffmanCode {
  /// Bits of each symbol's word; 0 where the symbol does not occur.
  let lengths: [UInt8]
  /// The words, their first bit lowest.
  private let words: [UInt32]

  /// The best code for some frequencies with words of at most `limit` bits.
  init(frequencies: [Int], limit: Int) {
    let rising = frequencies.indices.filter { frequencies[$0] > 0 }
      .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
    let depths = HuffmanCode.depths(rising.map { frequencies[$0] })
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    var next = rising.makeIterator()
    // The rarest symbols get the longest words.
    for (length, count) in HuffmanCode.limited(depths, limit).enumerated().reversed() {
      for _ in 0..<count {
        if let symbol = next.next() { lengths[symbol] = UInt8(length) }
      }
    }
    self.lengths = lengths
    words = HuffmanCode.words(lengths)
  }

  /// Appends the word of `symbol`.
  func write(_ symbol: Int, to bits: inout BitWriter) {
    bits.write(words[symbol], count: lengths[symbol])
  }

  /// How many symbols lie at each depth of the Huffman tree of rising frequencies.
  ///
  /// Leaves and inner nodes are both made in rising order, so two queues do without a heap (van Leeuwen, 1976).
  private static func depths(_ leaves: [Int]) -> [Int] {
    guard leaves.count > 1 else { return leaves.isEmpty ? [0] : [0, 1] }
    var weights = leaves
    var parents = [Int](repeating: 0, count: 2 * leaves.count - 1)
    var (leaf, inner) = (0, leaves.count)
    for node in leaves.count..<parents.count {
      var weight = 0
      for _ in 0..<2 {
        let takesLeaf = leaf < leaves.count && (inner >= node || weights[leaf] <= weights[inner])
        let child = takesLeaf ? leaf : inner
        if takesLeaf { leaf += 1 } else { inner += 1 }
        weight += weights[child]
        parents[child] = node
      }
      weights.append(weight)
    }
    var depths = [Int](repeating: 0, count: parents.count)
    var counts: [Int] = []
    for node in (0..<parents.count - 1).reversed() {
      depths[node] = depths[parents[node]] + 1
      guard node < leaves.count else { continue }
      while counts.count <= depths[node] { counts.append(0) }
      counts[depths[node]] += 1
    }
    return counts
  }

  /// Moves what is too deep up to `limit`, and makes room for it by splitting shorter words.
  private static func limited(_ counts: [Int], _ limit: Int) -> [Int] {
    var result = [Int](repeating: 0, count: limit + 1)
    for (depth, count) in counts.enumerated() { result[min(depth, limit)] += count }
    var used = result.enumerated().reduce(0) {
      $0 + ($1.offset > 0 ? $1.element << (limit - $1.offset) : 0)
    }
    while used > 1 << limit, let depth = (1..<limit).last(where: { result[$0] > 0 }) {
      result[limit] -= 1
      result[depth] -= 1
      result[depth + 1] += 2
      used -= 1
    }
    return result
  }

  /// RFC 1951 3.2.2: words of one length follow each other in the order of the symbols.
  private static func words(_ lengths: [UInt8]) -> [UInt32] {
    var next = [UInt32](repeating: 0, count: 17)
    for length in 1..<16 {
      let shorter = lengths.count { $0 == UInt8(length) }
      next[length + 1] = (next[length] + UInt32(shorter)) << 1
    }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      let word = next[Int(length)]
      next[Int(length)] += 1
      return (0..<UInt32(length)).reduce(0) { $0 << 1 | word >> $1 & 1 }
    }
  }
}
