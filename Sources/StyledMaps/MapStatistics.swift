/// What a map was made of.
public struct MapStatistics: Sendable, Equatable {
  /// Tiles of all sources.
  public var tiles = Tiles()
  /// What was left out or not as it should be; a sentence each, each once.
  public var warnings: [String] = []
  /// Whom the sources name, each once.
  public var attributions: [String] = []

  /// Nothing yet.
  public init() {}

  /// Counts of tiles.
  public struct Tiles: Sendable, Equatable {
    /// Tiles that the picture shows.
    public var needed = 0
    /// Drawn from their own content.
    public var fresh = 0
    /// Drawn from an ancestor's content.
    public var overzoomed = 0
    /// Not drawn at all.
    public var missing = 0

    /// No tiles.
    public init() {}

    /// Adds other counts.
    mutating func add(_ other: Tiles) {
      needed += other.needed
      fresh += other.fresh
      overzoomed += other.overzoomed
      missing += other.missing
    }
  }
}
