public import MapScene

/// The glyphs of all font stacks that labels of a picture need.
///
/// A plain value that grows: add what `SymbolBucket.needs` names, then the fallbacks, then lay out. It can be kept for the next
/// picture of the same style.
public struct GlyphStore: Sendable {
  /// A glyph: its measures and what is drawn.
  struct Glyph: Sendable {
    var metrics = GlyphMetrics()
    var shape = Shape.empty
  }

  /// What of a glyph is drawn.
  enum Shape: Sendable {
    case empty
    /// Distances with a border of 4 pixels, the outermost of which is 0.
    case bitmap([UInt8], width: Int, height: Int)
    /// An outline: y downward from the base line.
    case outline(Path)
  }

  /// A glyph of a cluster in a shaped word.
  struct ClusterGlyph: Sendable {
    var glyph: Int32
    var firstScalar: Int
  }

  private(set) var glyphs: [Glyph] = []
  private var stackNumbers: [String: Int] = [:]
  private var stacks: [Stack] = []

  /// A store without glyphs.
  public init() {}

  /// From the top of a line to the base line of outlines, in units of which 24 are an em: the ascent of Noto Sans.
  static let ascent = 26.0
  /// The pixels around a glyph in the scene's image: the file's border and one more, as in MapLibre's atlas.
  static let border = GlyphRange.border + 1

  /// Adds the glyphs of a file.
  ///
  /// - Returns: Whether it is a file of glyphs; where not, the range counts as missing.
  @discardableResult
  public mutating func add(_ bytes: [UInt8], as name: GlyphRangeName) -> Bool {
    guard let range = GlyphRange(bytes) else {
      addMissing(name)
      return false
    }
    let number = stackNumber(name.fontStack)
    stacks[number].states[page(name.first)] = .loaded
    for entry in range.entries {
      stacks[number].set(Int32(clamping: glyphs.count), for: entry.codePoint)
      glyphs.append(Glyph(metrics: entry.metrics, shape: Self.padded(entry)))
    }
    return true
  }

  /// Notes that there is no such file; its characters are drawn in fonts, where there are some.
  public mutating func addMissing(_ name: GlyphRangeName) {
    let number = stackNumber(name.fontStack)
    if stacks[number].states[page(name.first)] == .unknown {
      stacks[number].states[page(name.first)] = .missing
    }
  }

  /// Whether it is known if there is such a file.
  public func knows(_ name: GlyphRangeName) -> Bool {
    guard let number = stackNumbers[name.fontStack] else { return false }
    return stacks[number].states[page(name.first)] != .unknown
  }

  private func page(_ codePoint: UInt32) -> Int { Int(min(codePoint, 0x10FFFF) >> 8) }

  private mutating func stackNumber(_ name: String) -> Int {
    if let number = stackNumbers[name] { return number }
    stackNumbers[name] = stacks.count
    stacks.append(Stack())
    return stacks.count - 1
  }

  private static func padded(_ entry: GlyphRange.Entry) -> Shape {
    guard !entry.bitmap.isEmpty else { return .empty }
    let width = Int(entry.metrics.width) + 2 * GlyphRange.border
    let height = Int(entry.metrics.height) + 2 * GlyphRange.border
    var pixels = [UInt8](repeating: 0, count: (width + 2) * (height + 2))
    for row in 0..<height {
      let start = (row + 1) * (width + 2) + 1
      pixels.replaceSubrange(
        start..<start + width, with: entry.bitmap[row * width..<(row + 1) * width])
    }
    return .bitmap(pixels, width: width + 2, height: height + 2)
  }
}

// MARK: - Looking up

extension GlyphStore {
  /// The number of a font stack; `nil` where nothing of it is known.
  func number(ofStack name: String) -> Int? { stackNumbers[name] }

  /// The glyph of a code point; −1 for none.
  @inline(__always)
  func glyph(_ codePoint: UInt32, stack: Int) -> Int32 { stacks[stack].glyph(codePoint) }

  /// The glyphs of a word that was shaped as a whole; `nil` where it was not.
  func cluster(_ word: String, stack: Int) -> [ClusterGlyph]? {
    guard let clusters = stacks[stack].clusters[word], !clusters.isEmpty else { return nil }
    return clusters
  }

  /// Pages of 256 code points.
  private struct Stack: Sendable {
    enum State: UInt8 {
      case unknown
      case loaded
      case missing
    }

    static let pageCount = 0x1100
    var states = [State](repeating: .unknown, count: pageCount)
    private var starts = [Int32](repeating: -1, count: pageCount)
    private var slots: [Int32] = []
    var clusters: [String: [ClusterGlyph]] = [:]
    /// Code points that no font has.
    var absent: Set<UInt32> = []

    @inline(__always)
    func glyph(_ codePoint: UInt32) -> Int32 {
      let page = Int(codePoint >> 8)
      guard page < Self.pageCount, starts[page] >= 0 else { return -1 }
      return slots[Int(starts[page]) + Int(codePoint & 255)]
    }

    mutating func set(_ glyph: Int32, for codePoint: UInt32) {
      let page = Int(codePoint >> 8)
      guard page < Self.pageCount else { return }
      if starts[page] < 0 {
        starts[page] = Int32(clamping: slots.count)
        slots.append(contentsOf: repeatElement(-1, count: 256))
      }
      slots[Int(starts[page]) + Int(codePoint & 255)] = glyph
    }
  }
}

// MARK: - Fonts

extension GlyphStore {
  /// Takes from fonts what the ranges lack: characters of missing ranges, and words of scripts whose letters change their shapes.
  public mutating func addFallbacks(for needs: SymbolNeeds, from fonts: some FontOutlining) {
    for (name, codePoints) in needs.codePoints {
      let number = stackNumber(name)
      for codePoint in codePoints.sorted() { addFallback(codePoint, number, name, fonts) }
    }
    for (name, words) in needs.words {
      let number = stackNumber(name)
      for word in words.sorted() where stacks[number].clusters[word] == nil {
        // Where no font has it, it is drawn letter by letter, and not asked for again.
        let shaped = fonts.glyphs(of: word, fontStack: name) ?? []
        stacks[number].clusters[word] = shaped.map {
          ClusterGlyph(glyph: add($0), firstScalar: $0.firstScalar)
        }
      }
    }
  }

  /// Whether fonts are to be asked for something that they have not been asked for yet.
  public func wantsFallbacks(for needs: SymbolNeeds) -> Bool {
    for (name, codePoints) in needs.codePoints {
      guard let number = stackNumbers[name] else { continue }
      if codePoints.contains(where: { isWanted($0, number) }) { return true }
    }
    return needs.words.contains { name, words in
      guard let number = stackNumbers[name] else { return true }
      return words.contains { stacks[number].clusters[$0] == nil }
    }
  }

  private func isWanted(_ codePoint: UInt32, _ number: Int) -> Bool {
    stacks[number].states[page(codePoint)] == .missing && stacks[number].glyph(codePoint) < 0
      && !stacks[number].absent.contains(codePoint)
  }

  private mutating func addFallback(
    _ codePoint: UInt32, _ number: Int, _ name: String, _ fonts: some FontOutlining
  ) {
    guard isWanted(codePoint, number), let scalar = Unicode.Scalar(codePoint) else { return }
    guard let shaped = fonts.glyphs(of: String(Character(scalar)), fontStack: name),
      let first = shaped.first
    else {
      stacks[number].absent.insert(codePoint)
      return
    }
    stacks[number].set(add(first), for: codePoint)
  }

  private mutating func add(_ glyph: FontGlyph) -> Int32 {
    let box = glyph.outline.bounds
    let metrics = GlyphMetrics(
      width: box?.width ?? 0, height: box?.height ?? 0, left: box?.minX ?? 0,
      top: -(Self.ascent + (box?.minY ?? 0)), advance: glyph.advance)
    glyphs.append(
      Glyph(metrics: metrics, shape: glyph.outline.isEmpty ? .empty : .outline(glyph.outline)))
    return Int32(clamping: glyphs.count - 1)
  }
}
