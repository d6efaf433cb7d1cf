internal import MapScene
internal import MapStyle

/// Breaks texts into lines and gives their glyphs places (shaping.ts).
struct TextShaper {
  let glyphs: GlyphStore
  let images: SpriteSheet

  /// The text's glyphs in their places; `nil` where nothing of it can be drawn.
  func shape(_ text: LabelText, _ setting: TextSetting) -> ShapedText? {
    let stacks = text.sections.map { $0.isImage ? nil : glyphs.number(ofStack: $0.name) }
    let sections = zip(text.sections, stacks).map { section, stack in
      ShapingSection(
        section, stack: stack, image: section.isImage ? images.images[section.name] : nil)
    }
    let units = units(of: text, sections, isVertical: setting.mode == .vertical)
    guard !units.isEmpty else { return nil }
    let breaker = units.map { unit in
      let section = sections[Int(unit.section)]
      return LineBreaker.Item(
        point: unit.point, advance: advance(of: unit, section, setting), isImage: section.isImage)
    }
    var ends = LineBreaker.ends(of: breaker, maximumWidth: setting.maximumWidth)
    if text.levels != nil { ends = BidirectionalLine.ends(ends, of: units) }
    var shaping = LineShaping(sections: sections, setting: setting, store: glyphs)
    var start = 0
    for end in ends {
      shaping.addLine(BidirectionalLine.visual(units[start..<end], hasLevels: text.levels != nil))
      start = end
    }
    return shaping.finish()
  }

  private func advance(of unit: TextUnit, _ section: ShapingSection, _ setting: TextSetting)
    -> Double
  {
    if section.isImage {
      guard let image = section.image else { return 0 }
      return image.width * section.scale * TextSetting.em / setting.layoutSize + setting.spacing
    }
    guard unit.glyph >= 0 else { return 0 }
    return glyphs.glyphs[Int(unit.glyph)].metrics.advance * section.scale + setting.spacing
  }

  /// Code points to glyphs, and words that are shaped as a whole to clusters.
  private func units(of text: LabelText, _ sections: [ShapingSection], isVertical: Bool)
    -> [TextUnit]
  {
    var units: [TextUnit] = []
    units.reserveCapacity(text.points.count)
    var words = text.words(in: 0..<text.points.count)[...]
    var index = 0
    while index < text.points.count {
      if let word = words.first, word.lowerBound == index {
        words.removeFirst()
        if let clusters = clusters(of: word, text, sections) {
          units += clusters
          index = word.upperBound
          continue
        }
      }
      units.append(unit(at: index, text, sections, isVertical: isVertical))
      index += 1
    }
    return units
  }

  private func clusters(of word: Range<Int>, _ text: LabelText, _ sections: [ShapingSection])
    -> [TextUnit]?
  {
    let number = text.sectionNumbers[word.lowerBound]
    guard text.sectionNumbers[word.upperBound - 1] == number,
      let stack = sections[Int(number)].stack,
      let clusters = glyphs.cluster(LabelText.string(text.points[word]), stack: stack)
    else { return nil }
    return clusters.map { cluster in
      let index = min(word.lowerBound + cluster.firstScalar, word.upperBound - 1)
      return TextUnit(
        point: text.points[index], glyph: cluster.glyph, section: number,
        level: text.levels?.levels[index] ?? 0,
        paragraphLevel: text.levels?.paragraphs[index] ?? 0)
    }
  }

  private func unit(
    at index: Int, _ text: LabelText, _ sections: [ShapingSection], isVertical: Bool
  ) -> TextUnit {
    var unit = TextUnit(point: text.points[index], glyph: -1, section: text.sectionNumbers[index])
    if let levels = text.levels {
      unit.level = levels.levels[index]
      unit.paragraphLevel = levels.paragraphs[index]
      if unit.level & 1 == 1 { unit.point = text.mirrored[index] }
    }
    if isVertical {
      unit.point = VerticalPunctuation.form(
        of: unit.point, after: index > 0 ? text.points[index - 1] : nil,
        before: index + 1 < text.points.count ? text.points[index + 1] : nil)
    }
    if let stack = sections[Int(unit.section)].stack {
      unit.glyph = glyphs.glyph(unit.point, stack: stack)
    }
    return unit
  }
}

/// A section with what it is drawn with.
struct ShapingSection {
  let isImage: Bool
  let scale: Double
  let alignment: Formatted.VerticalAlignment
  /// The font stack's number in the store.
  let stack: Int?
  let image: SpriteImage?

  init(_ section: LabelText.Section, stack: Int?, image: SpriteImage?) {
    isImage = section.isImage
    scale = section.scale
    alignment = section.alignment
    self.stack = stack
    self.image = image
  }

  /// How much of the room above itself a section leaves.
  var alignmentFactor: Double {
    switch alignment {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}
