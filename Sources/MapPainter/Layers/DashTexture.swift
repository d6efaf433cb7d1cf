internal import MapScene

/// Dashes as distances from their ends, in 256 steps for the whole pattern (MapLibre GL JS's `LineAtlas`).
struct DashTexture {
  /// Rows of 256 distances, 128 on the edge of a dash and more within: one, or 15 across a line with round ends.
  private let distances: [UInt8]
  private let halfRows: Int
  /// From places along the line to columns.
  private let perPlace: Double
  /// Half of the range of distances, of 255, in which a dash fades.
  private let softness: Float

  private static let width = 256

  /// `nil` where there are no dashes, or no gaps.
  init?(_ style: LineBatch.Style, scale: Double) {
    let unit = style.dashUnit > 0 ? style.dashUnit : style.width
    let dash = style.dash.map { $0 / unit }
    let total = dash.reduce(0, +)
    guard dash.count > 1, dash.allSatisfy({ $0 >= 0 && $0.isFinite }), total > 1e-6,
      total * unit * scale > 0.02, total.isFinite
    else { return nil }
    let stretch = Double(Self.width) / total
    let parts = DashPart.parts(dash, stretch: stretch)
    halfRows = style.cap == .round ? 7 : 0
    distances =
      style.cap == .round
      ? Self.round(parts, stretch: stretch, halfRows: halfRows) : Self.plain(parts)
    perPlace = Double(Self.width) / (total * unit * scale)
    softness = Float(max(1e-6, 0.5 * max(0, style.dashFade) * perPlace * 255 / 256))
  }

  private static func byte(_ distance: Double) -> UInt8 { UInt8(max(0, min(255, distance + 128))) }

  private static func plain(_ parts: [DashPart]) -> [UInt8] {
    let parts = DashPart.joined(parts, width: Double(width))
    var index = 0
    return (0..<width).map { column in
      let x = Double(column)
      while index + 1 < parts.count, x > parts[index].right { index += 1 }
      let distance = min(abs(x - parts[index].left), abs(x - parts[index].right))
      return byte(parts[index].isDash ? distance : -distance)
    }
  }

  private static func round(_ parts: [DashPart], stretch: Double, halfRows: Int) -> [UInt8] {
    let half = stretch / 2
    return (-halfRows...halfRows).flatMap { row in
      var index = 0
      let middle = Double(row) / Double(halfRows) * (half + 1)
      return (0..<width).map { column in
        let x = Double(column)
        while index + 1 < parts.count, x > parts[index].right { index += 1 }
        let part = parts[index]
        let distance = min(abs(x - part.left), abs(x - part.right))
        let edge = half - abs(middle)
        return byte(
          part.isDash
            ? (distance * distance + edge * edge).squareRoot()
            : half - (distance * distance + middle * middle).squareRoot())
      }
    }
  }

  /// Takes from the coverage of a row what lies in gaps; `values` hold how far across (y) and along (z) its first pixel lies.
  func cut(
    _ bytes: UnsafeMutablePointer<UInt8>, count: Int, _ values: SIMD4<Double>, step: SIMD4<Double>
  ) {
    distances.withUnsafeBufferPointer { distances in
      for index in 0..<count where bytes[index] > 0 {
        let place = values.z + step.z * Double(index)
        let across = values.y + step.y * Double(index)
        let distance = sample(distances, place: place, across: across)
        let share = max(0, min(1, (distance - 127.5 + softness) / (2 * softness)))
        bytes[index] = UInt8(Float(bytes[index]) * share * share * (3 - 2 * share) + 0.5)
      }
    }
  }

  @inline(__always)
  private func sample(
    _ distances: UnsafeBufferPointer<UInt8>, place: Double, across: Double
  ) -> Float {
    let x = max(-1e9, min(1e9, place * perPlace)) - 0.5
    let left = x.rounded(.down)
    let shareX = Float(x - left)
    let (column, next) = (Int(left) & 255, (Int(left) &+ 1) & 255)
    func row(_ row: Int) -> Float {
      let start = row &* Self.width
      return Float(distances[start &+ column]) * (1 - shareX)
        + Float(distances[start &+ next]) * shareX
    }
    if halfRows == 0 { return row(0) }
    let y = Float(max(0, min(2, 1 - across))) * Float(halfRows)
    let top = min(2 * halfRows, Int(y))
    let shareY = y - Float(top)
    return row(top) * (1 - shareY) + row(min(2 * halfRows, top + 1)) * shareY
  }
}

/// A dash, or a gap between dashes, in columns of a `DashTexture`.
private struct DashPart {
  var left: Double
  var right: Double
  let isDash: Bool
  let isEmpty: Bool

  /// The parts of a pattern; of one with an odd count the last is a dash too, joined to the first.
  static func parts(_ dash: [Double], stretch: Double) -> [DashPart] {
    var (parts, sum) = ([DashPart](), 0.0)
    for (index, length) in dash.enumerated() {
      let isWrapped = index == 0 && !dash.count.isMultiple(of: 2)
      let left = isWrapped ? -(dash.last ?? 0) : sum
      sum += length
      parts.append(
        DashPart(
          left: left * stretch, right: sum * stretch, isDash: index.isMultiple(of: 2),
          isEmpty: length == 0))
    }
    return parts
  }

  /// The parts without empty ones, and with neighbours of one kind as one.
  static func joined(_ parts: [DashPart], width: Double) -> [DashPart] {
    var joined: [DashPart] = []
    for part in parts where !part.isEmpty {
      if let last = joined.last, last.isDash == part.isDash {
        joined[joined.count - 1].right = part.right
      } else {
        joined.append(part)
      }
    }
    if let first = joined.first, let last = joined.last, first.isDash == last.isDash {
      joined[0].left = last.left - width
      joined[joined.count - 1].right = first.right + width
    }
    return joined
  }
}
