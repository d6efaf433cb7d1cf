/// Counts the colours of a picture; of a picture of very many colours, colours that differ in low bits alone as one.
struct ColorHistogram {
  /// Colours that are counted as one: how many pixels have them, and the sums of their channels.
  struct Entry {
    var key: UInt32
    var count: Int
    var sums: SIMD4<Int>
  }

  /// More colours than this are merged, so that time and memory have a bound.
  private static let largestCount = 1 << 15

  private(set) var entries: [Entry] = []
  /// Positions in `entries` plus one, by open addressing; 0 is an empty slot.
  private var slots = [Int32](repeating: 0, count: 1 << 10)
  /// How many low bits of each channel do not count.
  private var droppedBits: UInt32 = 0

  /// Whether each entry stands for exactly one colour.
  var isExact: Bool { droppedBits == 0 }

  /// Counts `count` pixels of one colour.
  mutating func add(_ pixel: UInt32, count: Int) {
    let channels = SIMD4(
      Int(pixel >> 24), Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel & 0xFF))
    insert(Entry(key: reduced(pixel), count: count, sums: channels &* SIMD4(repeating: count)))
  }

  private mutating func insert(_ entry: Entry) {
    let slot = slot(of: entry.key)
    if slots[slot] > 0 {
      let index = Int(slots[slot]) - 1
      entries[index].count &+= entry.count
      entries[index].sums &+= entry.sums
      return
    }
    entries.append(entry)
    slots[slot] = Int32(truncatingIfNeeded: entries.count)
    if entries.count > ColorHistogram.largestCount {
      coarsen()
    } else if entries.count * 2 > slots.count {
      rebuild(slotCount: slots.count * 2)
    }
  }

  /// The slot that holds the key, or the empty one where it belongs.
  private func slot(of key: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int((key &* 0x9E37_79B1) >> 8) & mask
    while slots[slot] > 0, entries[Int(slots[slot]) - 1].key != key {
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func coarsen() {
    droppedBits += 1
    for index in entries.indices { entries[index].key = reduced(entries[index].key) }
    rebuild(slotCount: slots.count)
  }

  private mutating func rebuild(slotCount: Int) {
    let old = entries
    entries.removeAll(keepingCapacity: true)
    slots = [Int32](repeating: 0, count: slotCount)
    for entry in old { insert(entry) }
  }

  private func reduced(_ pixel: UInt32) -> UInt32 {
    pixel & (((0xFF >> droppedBits) << droppedBits) &* 0x0101_0101)
  }
}
