import WebMercator

/// How much must be in view: metres west–east and south–north.
struct Distance: Sendable, Equatable {
  /// Metres.
  let eastWest: Double
  /// Metres.
  let northSouth: Double

  /// A distance as it is typed: `600`, `600x400`, `600m`, `2x1.5km`.
  init(argument text: String) throws(ValueError) {
    let sides = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
    guard sides.count <= 2, let last = sides.last, let first = sides.first else {
      throw ValueError("there are \(sides.count) sides instead of 1 or 2", Self.advice)
    }
    let lastSide = Length.split(last)
    let firstSide = Length.split(first)
    // A unit on the last side alone is that of both.
    let firstUnit = firstSide.unit.isEmpty ? lastSide.unit : firstSide.unit
    let length = try Length(digits: firstSide.digits, unit: firstUnit, called: "distance")
    eastWest = length.metres
    northSouth =
      sides.count == 1
      ? length.metres
      : try Length(digits: lastSide.digits, unit: lastSide.unit, called: "distance").metres
  }

  private static let advice = "write METRES or WIDTHxHEIGHT, as 600, 600x400 or 2km"
}

/// Metres on the ground.
struct Length: Sendable, Equatable {
  /// Metres, more than 0, at most the equator.
  let metres: Double

  /// A length as it is typed: `600`, `600m`, `0.6 km`.
  init(argument text: some StringProtocol, called name: String) throws(ValueError) {
    let parts = Self.split(text)
    try self.init(digits: parts.digits, unit: parts.unit, called: name)
  }

  init(digits: String, unit: String, called name: String) throws(ValueError) {
    guard unit.isEmpty || unit == "m" || unit == "km" else {
      throw ValueError(
        "\(quoted(unit)) is not a unit of length", "give metres, as 600, or kilometres, as 2km")
    }
    let number = try Double(argument: digits, called: name)
    let metres = unit == "km" ? number * 1000 : number
    guard metres > 0 else {
      throw ValueError("\(name) \(digits) is not more than 0", "give metres, as 600 or 2km")
    }
    guard metres <= GeoRegion.greatestDistance else {
      throw ValueError(
        "\(name) \(digits)\(unit) is more than the way around the earth",
        "give at most 40,075 km, or leave it out and name a --zoom")
    }
    self.metres = metres
  }

  /// A text's number and its unit in lower case.
  static func split(_ text: some StringProtocol) -> (digits: String, unit: String) {
    let trimmed = text.trimmingSpaces
    let unit = trimmed.reversed().prefix { $0 == "m" || $0 == "M" || $0 == "k" || $0 == "K" }
    return (
      digits: String(trimmed.dropLast(unit.count)).trimmingSpaces,
      unit: String(unit.reversed()).lowercased()
    )
  }
}
