internal import WebMercator

/// What became of one tile of the plan.
enum CellOutcome: Sendable, Equatable {
  /// Drawn from itself.
  case fresh
  /// Drawn from a tile of lesser zoom than is wanted.
  case overzoomed
  /// Drawn from tiles of greater zoom.
  case underzoomed
  /// Not drawn.
  case missing
}
