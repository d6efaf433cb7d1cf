public import WebMercator

/// What a file with places holds.
public struct GeoDocument: Sendable, Equatable {
  /// The format that its bytes are.
  public var format: GeoFormat
  /// What the file calls itself.
  public var name: String?
  /// Its things, in the order of the file.
  public var features: [GeoFeature] = []
  /// What was left out, by reason.
  public private(set) var skipped: [SkippedParts] = []
  /// What else looked wrong; a sentence each.
  public private(set) var warnings: [String] = []

  /// The most sentences that are kept, since each feature of a file may have one.
  private static let warningLimit = 100

  /// A document without features.
  public init(format: GeoFormat) { self.format = format }

  /// How many parts were left out.
  public var skippedCount: Int { skipped.reduce(0) { $0 &+ $1.count } }

  /// All places of all features, in order.
  public var coordinates: [GeoCoordinate] { features.flatMap(\.geometry.coordinates) }

  /// Counts a part that was left out; the line is only asked for at the first of a reason.
  mutating func skip(_ reason: SkippedParts.Reason, line: @autoclosure () -> Int?) {
    if let place = skipped.firstIndex(where: { $0.reason == reason }) {
      skipped[place].count += 1
    } else {
      skipped.append(SkippedParts(reason: reason, count: 1, firstLine: line()))
    }
  }

  /// Takes a place that is one, and counts one that is not.
  mutating func place(
    latitude: Double?, longitude: Double?, line: @autoclosure () -> Int?
  ) -> GeoCoordinate? {
    guard let latitude, let longitude else {
      skip(.noCoordinate, line: line())
      return nil
    }
    let coordinate = GeoCoordinate(latitude: latitude, longitude: longitude)
    guard coordinate.isValid else {
      skip(latitude.isFinite && longitude.isFinite ? .outOfRange : .noCoordinate, line: line())
      return nil
    }
    return coordinate
  }

  /// Adds a sentence once.
  mutating func warn(_ sentence: String) {
    guard warnings.count < Self.warningLimit, !warnings.contains(sentence) else { return }
    warnings.append(sentence)
  }
}
