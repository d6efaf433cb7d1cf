/// The names of pictures in an SVG file of Cairo.
///
/// Cairo numbers them through the life of the process, so that the same drawing would give different bytes the second time.
enum SVGIdentifiers {
  private static let names = ["image", "surface"].map { Array($0.utf8) }

  /// The file with pictures and surfaces numbered from 0 in the order in which they appear.
  static func renumbered(_ file: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(file.count)
    var numbers: [[UInt8]: Int] = [:]
    var copied = 0
    for index in file.indices
    where file[index] == UInt8(ascii: "\"") || file[index] == UInt8(ascii: "#") {
      guard let name = identifier(in: file, at: index + 1) else { continue }
      let stem = name.prefix { !isDigit($0) }
      let number = numbers[Array(name)] ?? numbers.count
      numbers[Array(name)] = number
      result += file[copied..<name.startIndex] + stem + Array("\(number)".utf8)
      copied = name.endIndex
    }
    return result + file[copied...]
  }

  /// A name and its number that start at `index`, if any do.
  private static func identifier(in file: [UInt8], at index: Int) -> ArraySlice<UInt8>? {
    for name in names where file[index...].starts(with: name) {
      let digits = file[(index + name.count)...].prefix(while: isDigit)
      if !digits.isEmpty { return file[index..<digits.endIndex] }
    }
    return nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
