import WebMercator

extension GeoCoordinate {
  /// A place as it is typed: `LAT,LON` in degrees.
  init(argument text: String) throws(ValueError) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw ValueError(
        parts.count < 2
          ? "there is no comma between latitude and longitude"
          : "there are \(parts.count) numbers instead of 2", Self.advice)
    }
    try self.init(latitude: parts[0], longitude: parts[1])
  }

  /// A place by the texts of its degrees.
  init(
    latitude latitudeText: some StringProtocol, longitude longitudeText: some StringProtocol
  ) throws(ValueError) {
    let latitude = try Double(argument: latitudeText, called: "latitude")
    let longitude = try Double(argument: longitudeText, called: "longitude")
    guard Self.isLatitude(latitude) else {
      let isSwapped = Self.isLatitude(longitude) && abs(latitude) <= 180
      throw ValueError(
        "latitude \(latitudeText.trimmingSpaces) is out of range -90 to 90"
          + (isSwapped ? " (swapped?)" : ""),
        isSwapped
          ? "write LAT,LON: \(longitudeText.trimmingSpaces),\(latitudeText.trimmingSpaces)"
          : Self.advice)
    }
    guard abs(longitude) <= 360 else {
      throw ValueError(
        "longitude \(longitudeText.trimmingSpaces) is out of range -180 to 180", Self.advice)
    }
    self.init(latitude: max(-90, min(90, latitude)), longitude: longitude)
  }

  private static let advice = "write LAT,LON in degrees, as 47.3769,8.5417"

  /// Whether a number is a latitude, but for what rounding adds.
  static func isLatitude(_ degrees: Double) -> Bool { abs(degrees) <= 90 + 1e-9 }
}
