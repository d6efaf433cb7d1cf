/// How lengths and distances are cut into symbols and further bits (RFC 1951 3.2.5).
struct DeflateTables: Sendable {
  /// Of lengths less 3.
  static let lengths = DeflateTables(
    extraBits: (0..<28).map { UInt8(max(0, ($0 - 4) / 4)) } + [0], largest: 255,
    lastBase: 255)
  /// Of distances less 1.
  static let distances = DeflateTables(
    extraBits: (0..<30).map { UInt8(max(0, ($0 - 2) / 2)) }, largest: 32_767, lastBase: nil)

  private let bases: [Int]
  private let extraBits: [UInt8]
  private let symbols: [UInt8]

  /// Each symbol stands for as many values as its further bits can tell apart.
  private init(extraBits: [UInt8], largest: Int, lastBase: Int?) {
    var bases: [Int] = [0]
    for bits in extraBits.dropLast() { bases.append((bases.last ?? 0) + 1 << Int(bits)) }
    // The longest length has a symbol of its own, which takes a value from the one before.
    if let lastBase { bases[bases.count - 1] = lastBase }
    var symbols = [UInt8](repeating: 0, count: largest + 1)
    for (symbol, base) in bases.enumerated() {
      for value in base...largest { symbols[value] = UInt8(symbol) }
    }
    self.bases = bases
    self.extraBits = extraBits
    self.symbols = symbols
  }

  /// The symbol of a value.
  func symbol(_ value: Int) -> Int { Int(symbols[value]) }

  /// Appends what the symbol leaves open.
  func writeRest(of value: Int, _ symbol: Int, to bits: inout BitWriter) {
    bits.write(UInt32(value - bases[symbol]), count: extraBits[symbol])
  }
}
