/// The known name that a person may have meant by a mistyped one.
enum NearestName {
  /// The nearest of `names`, or `nil` where none is near enough to be offered.
  static func of(_ typed: String, among names: [String]) -> String? {
    let word = Array(typed.lowercased().unicodeScalars.prefix(40))
    let ranked = names.map { name in
      (name: name, distance: distance(word, Array(name.lowercased().unicodeScalars)))
    }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    if best.distance <= max(1, word.count / 3) { return best.name }
    return names.first { word.count > 1 && $0.lowercased().hasPrefix(typed.lowercased()) }
  }

  /// How many letters have to be put in, left out, changed or swapped with their neighbour (optimal string alignment).
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in 1...left.count {
      var current = [Int](repeating: row, count: right.count + 1)
      for column in 1...right.count {
        let change = left[row - 1] == right[column - 1] ? 0 : 1
        var least = min(
          last[column] + 1, current[column - 1] + 1, last[column - 1] + change)
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          least = min(least, beforeLast[column - 2] + 1)
        }
        current[column] = least
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
