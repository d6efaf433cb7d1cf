import WebMercator

/// A pin as it is typed: `LAT,LON[,LABEL]`.
struct PinArgument: Sendable, Equatable {
  /// The place under the tip.
  let coordinate: GeoCoordinate
  /// All after the second comma, or none.
  let label: String?

  init(argument text: String) throws(ValueError) {
    let parts = text.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count >= 2 else {
      throw ValueError(
        "there is no comma between latitude and longitude",
        "write LAT,LON or LAT,LON,LABEL, as 47.3769,8.5417,Zürich")
    }
    coordinate = try GeoCoordinate(latitude: parts[0], longitude: parts[1])
    let label = parts.count > 2 ? parts[2].trimmingSpaces : ""
    self.label = label.isEmpty ? nil : label
  }
}

/// A circle as it is typed: `LAT,LON,METRES`.
struct CircleArgument: Sendable, Equatable {
  /// The middle.
  let center: GeoCoordinate
  /// Metres, more than 0.
  let radius: Double

  /// The longest way between two places on the earth in metres, rounded up.
  static let longestRadius = 20_003_932.0

  init(argument text: String) throws(ValueError) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 3 else {
      throw ValueError(
        "there are \(parts.count) numbers instead of 3",
        "write LAT,LON,METRES, as 47.3769,8.5417,500")
    }
    center = try GeoCoordinate(latitude: parts[0], longitude: parts[1])
    radius = try Length(argument: parts[2], called: "radius").metres
    guard radius < Self.longestRadius else {
      throw ValueError(
        "radius \(parts[2].trimmingSpaces) reaches around the earth", "give at most 20,003 km")
    }
  }
}
