internal import VectorTiles

/// Rows of a tile layer's table that may pass a filter.
///
/// A filter drops rows in tight loops, column by column, and does not ask each feature about each part of it.
struct FeatureRows {
  let table: TileLayerTable
  /// The rows that are left, rising.
  var rows: [Int32]

  /// Keeps the rows whose value of a property is one that is wanted.
  ///
  /// `missing` says whether rows without the property stay.
  mutating func keep(
    property: PropertyName, missing: Bool, where isWanted: (_ value: Int) -> Bool
  ) {
    guard let column = table.column(ofProperty: property.number) else {
      if !missing { rows.removeAll(keepingCapacity: true) }
      return
    }
    column.withUnsafeBufferPointer { column in
      keep { row in
        let cell = Int(column[row])
        return cell < 0 ? missing : isWanted(cell)
      }
    }
  }

  /// Keeps the rows of a type.
  mutating func keep(type: GeometryType?, isNegated: Bool) {
    table.geometryTypes.withUnsafeBufferPointer { types in
      keep { (types[$0] == type) != isNegated }
    }
  }

  /// Keeps rows, in place.
  @inline(__always)
  mutating func keep(where isKept: (_ row: Int) -> Bool) {
    var count = 0
    rows.withUnsafeMutableBufferPointer { rows in
      for place in 0..<rows.count {
        let row = rows[place]
        rows[count] = row
        if isKept(Int(row)) { count += 1 }
      }
    }
    rows.removeLast(rows.count - count)
  }

  /// Drops rows, given rising and all among these.
  mutating func remove(_ dropped: [Int32]) {
    guard !dropped.isEmpty else { return }
    var next = 0
    keep { row in
      guard next < dropped.count, dropped[next] == row else { return true }
      next += 1
      return false
    }
  }
}
