/// Weights for places at any fraction of a tile pixel, looked up: for turned pictures, where each pixel has its own.
struct PhaseTable: Sendable {
  /// The kernel that it holds.
  let kernel: LanczosKernel
  /// `taps` weights for each of `phases` + 1 fractions.
  let weights: [Float]

  /// Steps of a tile pixel; places are wrong by half of one at most, 1/2048.
  static let phases = 1024

  /// The table of a kernel.
  init(kernel: LanczosKernel) {
    self.kernel = kernel
    let size = (Self.phases + 1) * kernel.taps
    weights = [Float](unsafeUninitializedCapacity: size) { buffer, count in
      guard let target = buffer.baseAddress else { return }
      for phase in 0...Self.phases {
        kernel.writeWeights(
          fraction: Double(phase) / Double(Self.phases), to: target + phase * kernel.taps)
      }
      count = size
    }
  }

  /// The first tile pixel and the phase of the weights for a world coordinate, in pixels of the picture.
  @inline(__always)
  func position(of coordinate: Double) -> (tap: Int, phase: Int) {
    let place = coordinate * kernel.ratio - 0.5 - kernel.support
    let below = place.rounded(.down)
    return (Int(below) + 1, Int((place - below) * Double(Self.phases) + 0.5))
  }
}
