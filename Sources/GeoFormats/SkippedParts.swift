/// Parts of a file that were left out for one reason, while the rest was read.
public struct SkippedParts: Sendable, Equatable {
  /// Why they were left out.
  public var reason: Reason
  /// How many there were.
  public var count: Int
  /// The line of the first one, where the format has lines.
  public var firstLine: Int?

  /// So many parts, left out for a reason.
  public init(reason: Reason, count: Int, firstLine: Int?) {
    self.reason = reason
    self.count = count
    self.firstLine = firstLine
  }

  /// The reasons.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// A place whose latitude or longitude is missing or no number.
    case noCoordinate = "without a readable latitude and longitude"
    /// A place whose latitude or longitude is out of range; the two may be swapped.
    case outOfRange = "with a latitude or longitude out of range (swapped?)"
    /// A feature that has no geometry, or one without places.
    case noGeometry = "without a geometry"
    /// A geometry whose coordinates are not nested as its type has to have them.
    case badNesting = "with coordinates that do not fit the geometry's type"
    /// A geometry or overlay of a kind that is not drawn.
    case unknownKind = "of a kind that is not drawn"
  }
}

extension SkippedParts: CustomStringConvertible {
  /// `3 parts without a geometry were skipped, the first on line 141`.
  public var description: String {
    let verb = count == 1 ? "part \(reason.rawValue) was" : "parts \(reason.rawValue) were"
    guard let firstLine else { return "\(count) \(verb) skipped" }
    return "\(count) \(verb) skipped, the first on line \(firstLine)"
  }
}
