public import Pixels

/// A text in sections, each with its own look.
public struct Formatted: Sendable, Equatable {
  /// The sections in order.
  public var sections: [Section]

  /// A text in sections.
  public init(sections: [Section]) { self.sections = sections }

  /// A text that looks the same all through.
  public init(_ text: String) { sections = [Section(text: text)] }

  /// One part of a text: letters, or an image among them.
  public struct Section: Sendable, Equatable {
    /// The letters; empty where this is an image.
    public var text: String
    /// The image, where this is one.
    public var image: ResolvedImage?
    /// A factor on the size, or `nil` for 1.
    public var scale: Double?
    /// The names of the fonts, or `nil` for the layer's.
    public var fontStack: [String]?
    /// The colour, or `nil` for the layer's.
    public var color: Color?
    /// Where the section lies in its line, or `nil` for the bottom.
    public var verticalAlignment: VerticalAlignment?

    /// A section by its parts.
    public init(
      text: String, image: ResolvedImage? = nil, scale: Double? = nil, fontStack: [String]? = nil,
      color: Color? = nil, verticalAlignment: VerticalAlignment? = nil
    ) {
      self.text = text
      self.image = image
      self.scale = scale
      self.fontStack = fontStack
      self.color = color
      self.verticalAlignment = verticalAlignment
    }
  }

  /// Where a section lies in its line.
  public enum VerticalAlignment: String, Sendable, CaseIterable {
    /// On the base line.
    case bottom
    /// In the middle of the line.
    case center
    /// At the top of the line.
    case top
  }

  /// The letters of all sections.
  public var text: String { sections.map(\.text).joined() }

  /// Whether nothing would be seen.
  public var isEmpty: Bool {
    sections.allSatisfy { $0.text.isEmpty && ($0.image.map { $0.name.isEmpty } ?? true) }
  }
}
