#if canImport(Glibc)
  internal import Glibc
#endif

/// The weights of the one resampling from tile pixels to picture pixels: Lanczos with three lobes.
///
/// Where a picture pixel covers more than one tile pixel, the kernel is stretched over all of them, so that
/// none is left out (Duchon 1979; Turkowski, "Filters for Common Resampling Tasks", 1990). Where it covers more than
/// 16 by 16, which only a world of a few pixels comes to, their plain average is taken.
struct LanczosKernel: Sendable, Equatable {
  /// Tile pixels per picture pixel.
  let ratio: Double
  /// How far the kernel reaches to each side, in tile pixels.
  let support: Double
  /// How many tile pixels make one picture pixel, along one axis.
  let taps: Int
  private let isAverage: Bool
  /// From one tap to the next: the distance, counted in lobes, and what it turns the two sines by.
  private let step: Double
  private let waveStep: Turn
  private let windowStep: Turn

  /// The greatest ratio with three lobes.
  static let greatestRatio = 16.0

  /// A weight of one, as weights are counted: whole numbers, so that they sum up exactly.
  ///
  /// Sums of 8-bit values times these stay below 2²⁴, hence are exact in a `Float`, whatever their order.
  static let one = 16_384.0

  /// The kernel for `ratio` tile pixels per picture pixel.
  init(ratio: Double) {
    self.ratio = ratio
    isAverage = ratio > Self.greatestRatio
    support = isAverage ? ratio / 2 + 0.5 : 3 * max(1, ratio)
    taps = Int((2 * support).rounded(.up))
    step = 3 / support
    waveStep = Turn(angle: .pi * step)
    windowStep = Turn(angle: .pi * step / 3)
  }

  /// The number of the first tile pixel that counts for a place, both along one axis; pixel k's middle is k + ½.
  func firstTap(at place: Double) -> Int {
    Int((place - 0.5 - support).rounded(.down)) + 1
  }

  /// Writes the weights of the `taps` pixels from `firstTap(at:)` on; they sum up to exactly 1.
  ///
  /// - Parameters:
  ///   - fraction: How far `place − ½ − support` is above the whole number below it, 0 to 1.
  ///   - weights: Room for `taps` numbers.
  func writeWeights(fraction: Double, to weights: UnsafeMutablePointer<Float>) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: taps) { raw in
      let sum =
        isAverage
        ? writeOverlaps(fraction: fraction, to: raw) : writeRaw(fraction: fraction, to: raw)
      // The running sum is rounded, so that the errors of the weights cancel out.
      var exact = 0.0
      var rounded = 0.0
      for tap in 0..<taps {
        exact += raw[tap]
        let next = (exact / sum * Self.one).rounded()
        weights[tap] = Float((next - rounded) / Self.one)
        rounded = next
      }
    }
  }

  /// How much of each tile pixel the picture pixel covers; returns the sum.
  private func writeOverlaps(
    fraction: Double, to raw: UnsafeMutableBufferPointer<Double>
  ) -> Double {
    var sum = 0.0
    for tap in 0..<taps {
      let distance = abs(Double(tap) + 1 - fraction - support)
      raw[tap] = max(0, min(1, ratio / 2 + 0.5 - distance))
      sum += raw[tap]
    }
    return sum
  }

  /// Lanczos' values, not yet summing up to 1; returns their sum.
  ///
  /// sin πx and sin πx/3 go from tap to tap by a turn of a fixed angle instead of two sines each.
  private func writeRaw(fraction: Double, to raw: UnsafeMutableBufferPointer<Double>) -> Double {
    var x = (1 - fraction - support) * step
    var wave = Turn(angle: .pi * x)
    var window = Turn(angle: .pi * x / 3)
    var sum = 0.0
    for tap in 0..<taps {
      let square = .pi * .pi * x * x
      let value =
        square < 1e-12 ? 1 : abs(x) >= 3 ? 0 : 3 * wave.sine * window.sine / square
      raw[tap] = value
      sum += value
      x += step
      wave.turn(by: waveStep)
      window.turn(by: windowStep)
    }
    return sum
  }
}

/// An angle by its sine and cosine.
private struct Turn: Equatable {
  var sine: Double
  var cosine: Double

  init(angle: Double) {
    sine = sin(angle)
    cosine = cos(angle)
  }

  mutating func turn(by step: Turn) {
    (sine, cosine) = (
      sine * step.cosine + cosine * step.sine, cosine * step.cosine - sine * step.sine
    )
  }
}
