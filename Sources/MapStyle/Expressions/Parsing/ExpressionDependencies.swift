/// What the value of an expression depends on.
struct ExpressionDependencies: OptionSet, Sendable {
  let rawValue: UInt16

  static let feature = Self(rawValue: 1)
  static let featureState = Self(rawValue: 2)
  static let zoom = Self(rawValue: 4)
  static let globalState = Self(rawValue: 8)
  static let lineProgress = Self(rawValue: 16)
  static let heatmapDensity = Self(rawValue: 32)
  static let elevation = Self(rawValue: 64)
  static let accumulated = Self(rawValue: 128)
  /// Which images there are.
  static let images = Self(rawValue: 256)
  /// Must not be evaluated before it's drawn: errors and collators.
  static let runTime = Self(rawValue: 512)
}
