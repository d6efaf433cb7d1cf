internal import Foundation
internal import MapScene

/// How much a tile's heights rise to the right and downward, from MapLibre GL JS's hillshade_prepare shader.
///
/// GL JS keeps them as bytes, in steps of 8/255, and mixes these between their points; so do we.
struct SlopeGrid {
  private let side: Int
  private let isSmooth: Bool
  private var slopes: [SIMD2<Float>]

  init(_ batch: ReliefBatch, zoom: Double) {
    side = batch.side
    isSmooth = batch.isSmooth
    let factor = zoom < 2 ? 0.4 : zoom < 4.5 ? 0.35 : 0.3
    // Low zooms are exaggerated, or else nothing could be seen.
    let exaggeration = zoom < 15 ? (zoom - 15) * factor : 0
    // The world is 40,075,016.7 metres around, which is 8 · 2^(28.2562 − zoom) pixels of a tile of 512.
    let scale = Float(Double(side) / pow(2, exaggeration + (28.2562 - zoom)))
    slopes = Array(repeating: SIMD2(), count: side * side)
    let stride = side + 2
    batch.heights.withUnsafeBufferPointer { heights in
      for row in 0..<side {
        for column in 0..<side {
          let middle = (row + 1) * stride + column + 1
          let (above, below) = (middle - stride, middle + stride)
          let left = heights[above - 1] + 2 * heights[middle - 1] + heights[below - 1]
          let right = heights[above + 1] + 2 * heights[middle + 1] + heights[below + 1]
          let top = heights[above - 1] + 2 * heights[above] + heights[above + 1]
          let bottom = heights[below - 1] + 2 * heights[below] + heights[below + 1]
          slopes[row * side + column] = Self.kept(SIMD2(right - left, bottom - top) * scale)
        }
      }
    }
  }

  private static func kept(_ slope: SIMD2<Float>) -> SIMD2<Float> {
    var share = slope / 8 + 0.5
    share.replace(with: 0.5, where: share .!= share)
    share.clamp(lowerBound: SIMD2(), upperBound: SIMD2(repeating: 1))
    return (share * 255).rounded(.toNearestOrAwayFromZero) / 255 * 8 - 4
  }

  /// The slope at a place 0 to 1 in the tile.
  func slope(x: Float, y: Float) -> SIMD2<Float> {
    let (across, down) = (x * Float(side) - 0.5, y * Float(side) - 0.5)
    func value(_ column: Int, _ row: Int) -> SIMD2<Float> {
      slopes[max(0, min(side - 1, row)) * side + max(0, min(side - 1, column))]
    }
    guard isSmooth else {
      return value(Int((across + 0.5).rounded(.down)), Int((down + 0.5).rounded(.down)))
    }
    let (column, row) = (Int(across.rounded(.down)), Int(down.rounded(.down)))
    let (shareX, shareY) = (across - Float(column), down - Float(row))
    let upper = value(column, row) * (1 - shareX) + value(column + 1, row) * shareX
    let lower = value(column, row + 1) * (1 - shareX) + value(column + 1, row + 1) * shareX
    return upper * (1 - shareY) + lower * shareY
  }
}
