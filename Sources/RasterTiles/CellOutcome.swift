/// What became of one tile of the plan.
enum CellOutcome: Sendable, Equatable {
  /// Drawn from itself.
  case fresh
  /// Drawn from itself, though a greater zoom is wanted that no source has.
  case stretched
  /// Drawn from a tile of lesser zoom.
  case fromParent
  /// Drawn from tiles of greater zoom.
  case fromChildren
  /// Not drawn.
  case missing
}
