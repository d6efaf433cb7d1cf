/// The anchors that a text may take, the first that fits, each with its offset.
public struct VariableAnchorOffsets: Sendable, Equatable {
  /// The anchors in the order in which they are tried.
  public var entries: [Entry]

  /// Anchors with offsets.
  public init(entries: [Entry]) { self.entries = entries }

  /// One anchor and its offset.
  public struct Entry: Sendable, Equatable {
    /// The part of the text that lies at the point.
    public var anchor: SymbolAnchor
    /// The offset in ems, x to the right, y downward.
    public var offset: SIMD2<Double>

    /// An anchor with its offset.
    public init(anchor: SymbolAnchor, offset: SIMD2<Double>) {
      self.anchor = anchor
      self.offset = offset
    }
  }
}
