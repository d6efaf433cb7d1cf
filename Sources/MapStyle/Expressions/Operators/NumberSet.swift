/// Small numbers, looked up without hashing.
struct NumberSet: Sendable {
  private let first: Int32
  private let members: [Bool]

  /// A set of numbers from 0 on.
  init(_ numbers: [Int32]) {
    first = numbers.min() ?? 0
    var members = [Bool](
      repeating: false, count: numbers.isEmpty ? 0 : Int((numbers.max() ?? 0) - first) + 1)
    for number in numbers { members[Int(number - first)] = true }
    self.members = members
  }

  /// Whether a number is in the set; −1 never is.
  @inline(__always)
  func contains(_ number: Int32) -> Bool {
    let place = Int(number) - Int(first)
    return number >= 0 && place >= 0 && place < members.count && members[place]
  }
}
