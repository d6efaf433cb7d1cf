/// A directory of a PMTiles archive: entries in the order of their tiles.
///
/// PMTiles 3, section 4.
public struct PMTilesDirectory: Sendable, Hashable {
  /// The entries, by tile.
  public let entries: [PMTilesEntry]

  /// Why bytes are no directory.
  public enum Fault: Error, Sendable, Hashable, CustomStringConvertible {
    /// The bytes end before the entries do, or a number has more than 64 bits.
    case cutOff
    /// There are fewer bytes than entries.
    case tooManyEntries(UInt64)
    /// A tile, an offset or a length is greater than the format allows.
    case numberTooLarge(entry: Int)
    /// The first entry claims to follow one before it.
    case firstFollowsNothing

    /// What is wrong, after “its root directory”.
    public var description: String {
      switch self {
      case .cutOff: "ends in the middle of an entry"
      case .tooManyEntries(let count): "says it has \(count) entries, more than its bytes can hold"
      case .numberTooLarge(let entry): "has a number that is too large in entry \(entry)"
      case .firstFollowsNothing: "has a first entry that follows one before it"
      }
    }
  }

  /// A directory of these entries, which must be in the order of their tiles.
  public init(_ entries: [PMTilesEntry]) { self.entries = entries }

  /// Reads a directory, after decompression.
  ///
  /// All tiles come first, as differences, then all run lengths, all lengths, and all offsets.
  /// - Throws: `Fault`; never asks for more memory than the bytes can fill.
  public init(decoding bytes: [UInt8]) throws(Fault) {
    var reader = VarintReader(bytes)
    guard let count = reader.next() else { throw .cutOff }
    guard count <= UInt64(reader.remaining / 4) else { throw .tooManyEntries(count) }
    var entries = [PMTilesEntry](
      repeating: PMTilesEntry(tileID: 0, offset: 0, length: 0, runLength: 0), count: Int(count))
    try Self.readTiles(&entries, from: &reader)
    for index in entries.indices { entries[index].runLength = try reader.next32(index) }
    for index in entries.indices { entries[index].length = try reader.next32(index) }
    try Self.readOffsets(&entries, from: &reader)
    self.entries = entries
  }

  private static func readTiles(
    _ entries: inout [PMTilesEntry], from reader: inout VarintReader
  ) throws(Fault) {
    var tileID: UInt64 = 0
    for index in entries.indices {
      guard let difference = reader.next() else { throw .cutOff }
      let sum = tileID.addingReportingOverflow(difference)
      guard !sum.overflow else { throw .numberTooLarge(entry: index) }
      tileID = sum.partialValue
      entries[index].tileID = tileID
    }
  }

  /// 0 is “right after the one before”, anything else is the offset plus 1.
  private static func readOffsets(
    _ entries: inout [PMTilesEntry], from reader: inout VarintReader
  ) throws(Fault) {
    var end: UInt64?
    for index in entries.indices {
      guard let number = reader.next() else { throw .cutOff }
      guard let offset = number == 0 ? end : number - 1 else { throw .firstFollowsNothing }
      let sum = offset.addingReportingOverflow(UInt64(entries[index].length))
      guard !sum.overflow else { throw .numberTooLarge(entry: index) }
      entries[index].offset = offset
      end = sum.partialValue
    }
  }

  /// The entry whose run holds a tile, or the leaf directory that would hold it; `nil` where there is none.
  public func entry(for tile: HilbertTileID) -> PMTilesEntry? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = low + (high - low) / 2
      if entries[middle].tileID <= tile.value { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let entry = entries[low - 1]
    let isWithin = entry.isLeaf || tile.value - entry.tileID < UInt64(entry.runLength)
    return isWithin ? entry : nil
  }
}

extension VarintReader {
  fileprivate mutating func next32(_ entry: Int) throws(PMTilesDirectory.Fault) -> UInt32 {
    guard let number = next() else { throw .cutOff }
    guard let narrow = UInt32(exactly: number) else { throw .numberTooLarge(entry: entry) }
    return narrow
  }
}
