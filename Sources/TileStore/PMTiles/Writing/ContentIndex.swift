/// Where bytes that were written lie, by a hash of them; it forgets what was not met for long.
///
/// Two generations of bounded size: what is met again moves to the young one, and the old one is dropped when the young
/// one is full. An archive of the sea needs no more than a few contents in mind.
struct ContentIndex {
  /// Where contents of one hash lie.
  struct Place {
    let offset: UInt64
    let length: UInt32
  }

  private var young: [Int: Place] = [:]
  private var old: [Int: Place] = [:]
  private let limit: Int

  /// An index of at most twice this many contents.
  init(limit: Int = 1 << 17) { self.limit = limit }

  /// The hash of bytes; two contents of one hash are told apart by comparing.
  static func hash(_ bytes: [UInt8]) -> Int {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  /// Where bytes of this hash were written, if that is still known.
  mutating func place(of hash: Int) -> Place? {
    if let place = young[hash] { return place }
    guard let place = old[hash] else { return nil }
    keep(place, hash)
    return place
  }

  /// Keeps where bytes were written.
  mutating func keep(_ place: Place, _ hash: Int) {
    if young.count >= limit { (old, young) = (young, [:]) }
    young[hash] = place
  }
}
