extension GeoBounds {
  /// The smallest box around places, across 180° where that is shorter; `nil` where no place is valid.
  ///
  /// Takes time in proportion to the number of places.
  public init?(enclosing coordinates: [GeoCoordinate]) {
    var south = Double.infinity
    var north = -Double.infinity
    var longitudes = LongitudeArc()
    for coordinate in coordinates where coordinate.isValid {
      south = min(south, coordinate.latitude)
      north = max(north, coordinate.latitude)
      longitudes.insert(coordinate.longitude)
    }
    guard let arc = longitudes.shortest else { return nil }
    self.init(west: arc.west, south: south, east: arc.east, north: north)
  }
}

/// Finds the shortest arc of longitudes that holds all given ones: the world less the widest gap.
///
/// The circle is cut into slots that keep their least and greatest longitude, so that no sorting is needed. A gap
/// inside a slot is missed, but is the widest only where every slot is filled and the arc is the whole world anyway.
struct LongitudeArc {
  private static let slotCount = 3600
  private var slots = [(least: Double, greatest: Double)](
    repeating: (.infinity, -.infinity), count: LongitudeArc.slotCount)

  mutating func insert(_ longitude: Double) {
    let degrees = GeoCoordinate.normalizedLongitude(longitude)
    let slot = Int((degrees + 180) / 360 * Double(Self.slotCount))
    let index = max(0, min(Self.slotCount - 1, slot))
    slots[index].least = min(slots[index].least, degrees)
    slots[index].greatest = max(slots[index].greatest, degrees)
  }

  /// The western and eastern end; west > east where the arc crosses 180°.
  var shortest: (west: Double, east: Double)? {
    let filled = slots.filter { $0.least <= $0.greatest }
    guard let first = filled.first, let last = filled.last else { return nil }
    var widest = first.least + 360 - last.greatest
    var arc = (west: first.least, east: last.greatest)
    for (slot, next) in zip(filled, filled.dropFirst())
    where next.least - slot.greatest > widest {
      widest = next.least - slot.greatest
      arc = (west: next.least, east: slot.greatest)
    }
    return arc
  }
}
