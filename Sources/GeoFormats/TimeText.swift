internal import FoundationEssentials

/// Times as XML Schema and ISO 8601 write them.
enum TimeText {
  /// `2024-12-17T19:40:05.5+07:00` or a beginning of it down to the year; without a zone it is UTC.
  static func date(_ text: String) -> Date? {
    var reader = Reader(rest: text.utf8.drop { NumberText.isBlank($0) })
    guard let year = reader.number(digits: 4) else { return nil }
    let month = reader.number(after: "-", digits: 2) ?? 1
    let day = reader.number(after: "-", digits: 2) ?? 1
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    var seconds = Double(days(year: year, month: month, day: day)) * 86_400
    if reader.take("T") || reader.take("t") || reader.take(" ") {
      guard let time = reader.time() else { return nil }
      seconds += time
    }
    return Date(timeIntervalSince1970: seconds)
  }

  /// Days since 1970-01-01 in the Gregorian calendar.
  ///
  /// Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms" (2021).
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private struct Reader {
    var rest: Substring.UTF8View

    mutating func take(_ character: Character) -> Bool {
      guard let byte = character.asciiValue, rest.first == byte else { return false }
      rest = rest.dropFirst()
      return true
    }

    mutating func number(digits count: Int) -> Int? {
      let digits = rest.prefix(count)
      guard digits.count == count, digits.allSatisfy({ (48...57).contains($0) }) else {
        return nil
      }
      rest = rest.dropFirst(count)
      return digits.reduce(0) { $0 * 10 + Int($1) - 48 }
    }

    mutating func number(after character: Character, digits: Int) -> Int? {
      take(character) ? number(digits: digits) : nil
    }

    /// Seconds of the day in UTC, which may lie before or after the day.
    mutating func time() -> Double? {
      guard let hour = number(digits: 2), let minute = number(after: ":", digits: 2) else {
        return nil
      }
      var seconds = Double(number(after: ":", digits: 2) ?? 0)
      if take(".") || take(",") {
        let digits = rest.prefix { (48...57).contains($0) }
        rest = rest.dropFirst(digits.count)
        seconds += Double("0.\(Substring(digits.prefix(9)))") ?? 0
      }
      guard hour <= 24, minute < 60, seconds <= 61 else { return nil }
      return Double(hour * 3600 + minute * 60) + seconds - zone()
    }

    /// Seconds that the zone is ahead of UTC.
    private mutating func zone() -> Double {
      let isWest = rest.first == UInt8(ascii: "-")
      guard take("+") || take("-"), let hours = number(digits: 2) else { return 0 }
      _ = take(":")
      let minutes = number(digits: 2) ?? 0
      return Double(hours * 3600 + minutes * 60) * (isWest ? -1 : 1)
    }
  }
}
