internal import MapScene
internal import MapStyle
internal import Pixels

/// A text that is ready to be shaped: its code points with letters joined, and its sections.
struct LabelText: Sendable, Hashable {
  var points: [UInt32] = []
  /// For each code point its section.
  var sectionNumbers: [UInt16] = []
  var sections: [Section] = []
  /// Where the text has letters that run from right to left.
  var levels: TextLevels?
  /// For each code point what is drawn where it runs from right to left; as long as `points` where there are levels.
  var mirrored: [UInt32] = []

  /// Longer texts are cut, since the time to break lines grows with the square.
  static let lengthLimit = 4_096

  /// A part of the text with a look of its own.
  struct Section: Sendable, Hashable {
    /// The fonts' names joined by commas; the image's name for an image.
    var name: String
    var isImage = false
    var scale = 1.0
    var alignment = Formatted.VerticalAlignment.bottom
    var color: Color?

    /// Whether it looks as the layer says.
    var isPlain: Bool { !isImage && scale == 1 && alignment == .bottom && color == nil }
  }

  var isEmpty: Bool { points.isEmpty }

  /// Whether letter spacing keeps it legible.
  var allowsLetterSpacing: Bool { !points.contains(where: CodePointRules.isArabic) }

  /// Whether some of it can be set in vertical lines.
  var allowsVerticalWriting: Bool { points.contains(where: CodePointRules.isUprightInVerticalText) }

  /// A text by its sections, in the fonts of `fontStack` where they name no other.
  init(
    _ formatted: Formatted, fontStack: String, transform: TextTransform,
    ordering: (any TextOrdering)?
  ) {
    for section in formatted.sections { append(section, fontStack, transform) }
    guard let ordering, points.contains(where: CodePointRules.isRightToLeft) else { return }
    joinLetters(ordering)
    levels = ordering.levels(of: points)
    mirrored = points.map { ordering.mirrored($0) }
  }

  private mutating func append(
    _ section: Formatted.Section, _ fontStack: String, _ transform: TextTransform
  ) {
    let number = UInt16(clamping: sections.count)
    if let image = section.image, !image.name.isEmpty {
      // A code point of private use holds the image's place, as in MapLibre.
      points.append(0xE000)
      sectionNumbers.append(number)
      sections.append(
        Section(
          name: image.name, isImage: true, alignment: section.verticalAlignment ?? .bottom))
      return
    }
    let letters = transform.apply(section.text).unicodeScalars
    points.append(
      contentsOf: letters.lazy.map(\.value).prefix(max(0, Self.lengthLimit - points.count)))
    sectionNumbers.append(
      contentsOf: repeatElement(number, count: points.count - sectionNumbers.count))
    let scale = section.scale.flatMap { $0.isFinite && $0 != 0 ? $0 : nil } ?? 1
    sections.append(
      Section(
        name: section.fontStack?.joined(separator: ",") ?? fontStack, scale: scale,
        alignment: section.verticalAlignment ?? .bottom, color: section.color))
  }

  /// Joins the letters of each section, which can take fewer code points than before.
  private mutating func joinLetters(_ ordering: any TextOrdering) {
    var joined: [UInt32] = []
    var numbers: [UInt16] = []
    var start = 0
    while start < points.count {
      let number = sectionNumbers[start]
      let end = sectionNumbers[start...].firstIndex { $0 != number } ?? points.count
      joined += ordering.joined(Array(points[start..<end]))
      numbers += repeatElement(number, count: joined.count - numbers.count)
      start = end
    }
    (points, sectionNumbers) = (joined, numbers)
  }
}

extension TextTransform {
  /// The text in capitals or small letters.
  func apply(_ text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    }
  }
}

// MARK: - What it needs

extension LabelText {
  /// Notes the glyphs and images that it is drawn with.
  func collect(into needs: inout SymbolNeeds, vertically: Bool) {
    let isVertical = vertically && allowsVerticalWriting
    for (number, section) in sections.enumerated() {
      if section.isImage {
        needs.images.insert(section.name)
        continue
      }
      let own = points.indices.filter { sectionNumbers[$0] == number }
      needs.codePoints[section.name, default: []].formUnion(own.lazy.map { points[$0] })
      guard let first = own.first, let last = own.last else { continue }
      if levels != nil {
        needs.codePoints[section.name, default: []].formUnion(mirrored[first...last])
      }
      if isVertical {
        needs.codePoints[section.name, default: []].formUnion(
          own.lazy.compactMap { VerticalPunctuation.forms[points[$0]] })
      }
      for word in words(in: first..<last + 1) {
        needs.words[section.name, default: []].insert(Self.string(points[word]))
      }
    }
  }

  /// The runs of code points that are shaped as a whole.
  func words(in range: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for index in range {
      let isPart = CodePointRules.isShapedByWord(points[index]) || (start != nil && isJoiner(index))
      if isPart, start == nil { start = extendedStart(index, in: range) }
      if !isPart, let first = start {
        words.append(first..<index)
        start = nil
      }
    }
    if let first = start { words.append(first..<range.upperBound) }
    return words
  }

  private func isJoiner(_ index: Int) -> Bool { points[index] == 0x200C || points[index] == 0x200D }

  /// Thai marks stand on consonants, which alone need no shaping.
  private func extendedStart(_ index: Int, in range: Range<Int>) -> Int {
    let before = index - 1
    guard before >= range.lowerBound, (0x0E01...0x0EAE).contains(points[before]) else {
      return index
    }
    return before
  }

  static func string(_ points: ArraySlice<UInt32>) -> String {
    var string = String.UnicodeScalarView()
    string.append(contentsOf: points.lazy.compactMap(Unicode.Scalar.init))
    return String(string)
  }
}
