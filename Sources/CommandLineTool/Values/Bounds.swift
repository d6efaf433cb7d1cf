import WebMercator

extension GeoBounds {
  /// A box as it is typed: `WEST,SOUTH,EAST,NORTH` in degrees.
  ///
  /// West greater than east crosses 180°. South and north are told apart by their size, since the other way means nothing.
  init(argument text: String) throws(ValueError) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 4 else {
      throw ValueError("there are \(parts.count) numbers instead of 4", Self.advice)
    }
    let west = try Self.longitude(parts[0], "west")
    let south = try Self.latitude(parts[1], "south")
    let east = try Self.longitude(parts[2], "east")
    let north = try Self.latitude(parts[3], "north")
    self.init(west: west, south: min(south, north), east: east, north: max(south, north))
  }

  private static let advice =
    "write WEST,SOUTH,EAST,NORTH in degrees, as 8.4,47.3,8.7,47.5 (west > east crosses 180°)"

  private static func longitude(_ text: Substring, _ name: String) throws(ValueError) -> Double {
    let degrees = try Double(argument: text, called: name)
    guard abs(degrees) <= 360 else {
      throw ValueError("\(name) \(text.trimmingSpaces) is out of range -180 to 180", advice)
    }
    return degrees
  }

  private static func latitude(_ text: Substring, _ name: String) throws(ValueError) -> Double {
    let degrees = try Double(argument: text, called: name)
    guard GeoCoordinate.isLatitude(degrees) else {
      throw ValueError(
        "\(name) \(text.trimmingSpaces) is out of range -90 to 90 (swapped?)", advice)
    }
    return max(-90, min(90, degrees))
  }
}
