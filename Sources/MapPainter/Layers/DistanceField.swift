internal import MapScene
internal import Pixels

/// Signed distances to the edge of a letter or icon.
struct DistanceField {
  let bytes: [UInt8]
  let width: Int
  let height: Int

  var isWhole: Bool { width > 0 && height > 0 && bytes.count / height >= width }

  /// The distance at a place in pixels of the field, 0 to 255 · 256.
  @inline(__always)
  func distance(_ bytes: UnsafeBufferPointer<UInt8>, x: Double, y: Double) -> Int {
    let fixedX = PixelSampling.floor((x - 0.5) * 256)
    let fixedY = PixelSampling.floor((y - 0.5) * 256)
    let (column, row) = (fixedX >> 8, fixedY >> 8)
    let (left, right) = (max(0, min(width &- 1, column)), max(0, min(width &- 1, column &+ 1)))
    let upper = max(0, min(height &- 1, row)) &* width
    let lower = max(0, min(height &- 1, row &+ 1)) &* width
    let (shareX, shareY) = (fixedX & 255, fixedY & 255)
    let top = Int(bytes[upper &+ left]) &* (256 &- shareX) &+ Int(bytes[upper &+ right]) &* shareX
    let bottom =
      Int(bytes[lower &+ left]) &* (256 &- shareX) &+ Int(bytes[lower &+ right]) &* shareX
    return (top &* (256 &- shareY) &+ bottom &* shareY) >> 8
  }
}

/// Where the edge of a distance field lies and how far it fades, from MapLibre GL JS's symbol_sdf shader.
struct FieldEdge {
  let color: Color
  /// The distance at which there is nothing yet.
  private let low: Float
  private let sharpness: Float
  /// The distance from which on a halo thins out under its letter, which may be translucent.
  private let innerLow: Float

  /// Pixels of the field from its inside to its outside.
  private static let range = 8.0
  /// How far an edge fades at one pixel a point.
  private static let gamma = 0.105

  /// `nil` where there is nothing to see.
  init?(_ mark: SymbolBatch.Mark, isHalo: Bool, imageRatio: Double, scale: Double) {
    let fontScale = mark.toPicture.meanScale * (imageRatio > 0 ? imageRatio : 1)
    guard fontScale > 1e-6, fontScale.isFinite else { return nil }
    var (edge, fade) = (0.75, Self.gamma / scale)
    if isHalo {
      guard abs(mark.haloWidth) < 1e4, abs(mark.haloBlur) < 1e4 else { return nil }
      edge = (6 - mark.haloWidth / fontScale) / Self.range
      fade += max(0, mark.haloBlur) * 1.19 / Self.range
    }
    fade /= fontScale
    color = (isHalo ? mark.haloColor : mark.color).multipliedAlpha(mark.opacity)
    low = Float((edge - fade) * 65_280)
    innerLow = isHalo ? Float(0.75 * 65_280) : .infinity
    sharpness = Float(1 / (2 * fade * 65_280))
  }

  /// The share of 256 of the colour at a distance 0 to 255 · 256.
  @inline(__always)
  func share(_ distance: Int) -> Int {
    let inner = Float(distance) - innerLow
    let outer = Self.smoothed((Float(distance) - low) * sharpness)
    return inner > 0 ? min(outer, 256 - Self.smoothed(inner * sharpness)) : outer
  }

  @inline(__always)
  private static func smoothed(_ share: Float) -> Int {
    if share <= 0 { return 0 }
    if share >= 1 { return 256 }
    return Int(share * share * (3 - 2 * share) * 256 + 0.5)
  }
}
