internal import TileStore
internal import WebMercator

/// What is remembered from band to band.
struct RasterLedger: Sendable {
  private var basket: TileBasket
  private var outcomes: [TileCoordinate: CellOutcome] = [:]
  private var sources: Set<Int> = []

  /// A ledger that begins with the tiles that were looked at.
  init(basket: TileBasket) {
    self.basket = basket
  }

  /// Gives the tiles away that an earlier band left; a band drawn at the same time gets none.
  mutating func takeBasket() -> TileBasket {
    defer { basket.tiles = [:] }
    return basket
  }

  /// Takes what came of a band.
  mutating func record(
    _ outcomes: [TileCoordinate: CellOutcome], sources: Set<Int>, basket: TileBasket
  ) {
    self.outcomes.merge(outcomes) { _, new in new }
    self.sources.formUnion(sources)
    self.basket.tiles = basket.tiles
    self.basket.absent.formUnion(basket.absent)
    self.basket.broken.merge(basket.broken) { _, new in new }
  }

  /// The statistics; `locations` name the sources.
  func statistics(locations: [String]) -> RasterStatistics {
    var statistics = RasterStatistics()
    statistics.needed = outcomes.count
    for outcome in outcomes.values {
      switch outcome {
      case .fresh: statistics.fresh += 1
      case .stretched, .fromParent: statistics.overzoomed += 1
      case .fromChildren: statistics.underzoomed += 1
      case .missing: statistics.missing += 1
      }
      if outcome != .fresh, outcome != .stretched { statistics.absent += 1 }
    }
    statistics.sources = sources
    statistics.broken = basket.broken.count
    let broken = basket.broken.sorted {
      ($0.key.coordinate.zoom, $0.key.coordinate.x, $0.key.coordinate.y, $0.key.source)
        < ($1.key.coordinate.zoom, $1.key.coordinate.x, $1.key.coordinate.y, $1.key.source)
    }
    statistics.warnings = broken.prefix(RasterStatistics.warningLimit).map { tile, reason in
      "tile \(tile.coordinate) of \(locations[tile.source]) is not drawn and counts as missing: \(reason)"
    }
    return statistics
  }
}
