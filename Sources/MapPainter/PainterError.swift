internal import Canvas

/// Why a scene could not be painted; each prints what failed, why, and what to do.
public enum PainterError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Drawing was refused; the sentence says by whom, why and what helps.
  case drawing(String)
  /// The pixels given are not whole rows of the width given.
  case target(pixels: Int, width: Int)
  /// A scale that is no number more than 0.
  case scale(Double)

  init(_ error: CanvasError) { self = .drawing(error.description) }

  /// What failed, why, and what to do.
  public var description: String {
    switch self {
    case .drawing(let sentence): sentence
    case .target(let pixels, let width):
      "cannot paint on \(pixels) pixels: they are not rows of \(width); give whole rows"
    case .scale(let scale):
      "cannot paint at \(scale) pixels a point: it is not a number from 0.01 to 64; give 1 to 4"
    }
  }
}
