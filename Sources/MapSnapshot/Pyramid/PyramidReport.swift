/// What came of a pyramid, or how far it is.
public struct PyramidReport: Sendable, Equatable {
  /// Tiles that were asked for, of this part.
  public var needed = 0
  /// Tiles that were drawn.
  public var drawn = 0
  /// Tiles that were there already.
  public var kept = 0
  /// Tiles that could not be drawn.
  public var failed = 0
  /// Bytes of the tiles that were drawn.
  public var bytes = 0
  /// What was noticed, each once; at most `warningLimit`.
  public private(set) var warnings: [String] = []

  /// The most warnings that are kept.
  public static let warningLimit = 100

  /// Nothing yet.
  public init() {}

  /// Tiles that need no more work.
  public var done: Int { drawn + kept + failed }

  /// Keeps a sentence that is new.
  mutating func warn(_ sentences: [String]) {
    for sentence in sentences
    where warnings.count < Self.warningLimit && !warnings.contains(sentence) {
      warnings.append(sentence)
    }
  }
}
