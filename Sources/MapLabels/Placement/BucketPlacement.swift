internal import MapScene
internal import MapStyle

/// Decides which symbols of a bucket are shown (placement.ts, `placeLayerBucketPart`).
struct BucketPlacement {
  let bucket: SymbolBucket
  let number: Int
  let group: Int
  private let settings: SymbolSettings
  private let symbols: LaidOutSymbols
  private let text: SymbolProjection
  private let icon: SymbolProjection
  /// Points a unit of the tile at the tile's own zoom, of which collision boxes are made.
  private let pointsPerUnit: Double
  private let alwaysShowsText: Bool
  private let alwaysShowsIcon: Bool

  init(_ bucket: SymbolBucket, number: Int, group: Int) {
    self.bucket = bucket
    self.number = number
    self.group = group
    settings = bucket.settings
    symbols = bucket.symbols
    text = SymbolProjection(bucket.tile, settings.text)
    icon = SymbolProjection(bucket.tile, settings.icon)
    pointsPerUnit = 1 / bucket.tile.unitsPerPoint
    let textOverlaps = settings.text.overlap == .always
    let iconOverlaps = settings.icon.overlap == .always
    alwaysShowsText =
      textOverlaps && (iconOverlaps || !symbols.hasIcons || settings.icon.isOptional)
    alwaysShowsIcon =
      iconOverlaps && (textOverlaps || !symbols.hasText || settings.text.isOptional)
  }

  /// A box that was free.
  private typealias Box = CollisionGrid.Shape

  /// Places one symbol, and takes its room.
  func place(_ index: Int, in collisions: inout CollisionIndex) -> PlacedSymbol {
    let instance = symbols.instances[index]
    let feature = symbols.features[instance.feature]
    var placed = PlacedSymbol(bucket: number, instance: index)
    let textBox = placeText(instance, feature, &placed, collisions)
    var circles: [CollisionGrid.Shape] = []
    var showsText = textBox != nil
    if let diameter = feature.circleDiameter {
      circles = self.circles(instance, feature, diameter: diameter, collisions)
      let overlap = settings.text.overlap
      showsText =
        overlap == .always
        || (!circles.isEmpty && collisions.areFree(circles, overlap: overlap, group: group))
    }
    let iconBox = placeIcon(instance, feature, &placed, collisions)
    var showsIcon = iconBox != nil
    combine(&showsText, &showsIcon, feature)
    if showsText {
      takeRoom((textBox.map { [$0] } ?? []) + circles, settings.text, &collisions)
    }
    if showsIcon, let iconBox { takeRoom([iconBox], settings.icon, &collisions) }
    placed.showsText = showsText || alwaysShowsText
    placed.showsIcon = showsIcon || alwaysShowsIcon
    return placed
  }

  /// Text and icon are shown together, unless one may do without the other.
  private func combine(
    _ showsText: inout Bool, _ showsIcon: inout Bool, _ feature: LaidOutSymbols.Feature
  ) {
    let hasText = feature.hasHorizontalText || !feature.vertical.isEmpty
    let iconAlone = settings.text.isOptional || !hasText
    let textAlone = settings.icon.isOptional || feature.icon.isEmpty
    let both = showsText && showsIcon
    if !iconAlone && !textAlone {
      (showsText, showsIcon) = (both, both)
    } else if !textAlone {
      showsText = both
    } else if !iconAlone {
      showsIcon = both
    }
  }

  private func takeRoom(
    _ shapes: [CollisionGrid.Shape], _ part: SymbolSettings.Part,
    _ collisions: inout CollisionIndex
  ) {
    guard !part.ignoresPlacement else { return }
    for shape in shapes { collisions.insert(shape, overlap: part.overlap, group: group) }
  }

  // MARK: - Text

  /// The box that the text takes in the first of its writing modes in which there is room.
  private func placeText(
    _ instance: LaidOutSymbols.Instance, _ feature: LaidOutSymbols.Feature,
    _ placed: inout PlacedSymbol, _ collisions: CollisionIndex
  ) -> Box? {
    guard let textBox = feature.textBox else { return nil }
    var modes: [WritingMode] = [.horizontal]
    if !feature.vertical.isEmpty, feature.verticalTextBox != nil { modes = settings.writingModes }
    for mode in modes {
      let isVertical = mode == .vertical
      guard let box = isVertical ? feature.verticalTextBox : textBox else { continue }
      let free =
        feature.variableAnchors.isEmpty
        ? freeBox(box, instance, text, settings.text.overlap, collisions)
        : placeVariableText(box, instance, feature, isVertical, &placed, collisions)
      guard let free else { continue }
      placed.isVertical = isVertical
      return free
    }
    return nil
  }

  /// Tries the anchors in order, first without any overlap.
  private func placeVariableText(
    _ box: CollisionBox, _ instance: LaidOutSymbols.Instance, _ feature: LaidOutSymbols.Feature,
    _ isVertical: Bool, _ placed: inout PlacedSymbol, _ collisions: CollisionIndex
  ) -> Box? {
    let overlap = settings.text.overlap
    let fitsIcon = settings.textFit != .none && settings.icon.overlap == .never
    let iconBox = fitsIcon ? (isVertical ? feature.verticalIconBox : feature.iconBox) : nil
    for mode in overlap == .never ? [OverlapMode.never] : [.never, overlap] {
      for anchor in feature.variableAnchors {
        let shift = Self.shift(box, anchor, feature.textBoxScale)
        guard let free = freeBox(box, instance, text, mode, collisions, shift: shift) else {
          continue
        }
        if let iconBox, freeBox(iconBox, instance, icon, mode, collisions, shift: shift) == nil {
          continue
        }
        placed.variableAnchor = anchor
        return free
      }
    }
    return nil
  }

  /// How far an anchor moves a box, in units of the tile.
  private static func shift(_ box: CollisionBox, _ anchor: VariableAnchor, _ scale: Double)
    -> SIMD2<Double>
  {
    let align = anchor.anchor.alignment - 0.5
    return -align * SIMD2(box.width, box.height) + anchor.offset * scale
  }

  /// A box on the picture, where it is free.
  private func freeBox(
    _ box: CollisionBox, _ instance: LaidOutSymbols.Instance, _ projection: SymbolProjection,
    _ overlap: OverlapMode, _ collisions: CollisionIndex, shift: SIMD2<Double> = SIMD2(0, 0)
  ) -> Box? {
    let anchor = projection.point(instance.anchor.place)
    var low = SIMD2(box.minX, box.minY) + shift
    var high = SIMD2(box.maxX, box.maxY) + shift
    if settings.text.rotation == .map, projection.angle != 0 {
      let corners = [low, SIMD2(high.x, low.y), SIMD2(low.x, high.y), high].map {
        $0.turned(by: projection.angle)
      }
      low = corners.reduce(corners[0]) { pointwiseMin($0, $1) }
      high = corners.reduce(corners[0]) { pointwiseMax($0, $1) }
    }
    let shape = CollisionGrid.Shape(
      low: anchor + low * pointsPerUnit, high: anchor + high * pointsPerUnit)
    return collisions.isFree(shape, overlap: overlap, group: group) ? shape : nil
  }

  // MARK: - Icons

  private func placeIcon(
    _ instance: LaidOutSymbols.Instance, _ feature: LaidOutSymbols.Feature,
    _ placed: inout PlacedSymbol, _ collisions: CollisionIndex
  ) -> Box? {
    guard let iconBox = feature.iconBox else { return nil }
    placed.isIconVertical = placed.isVertical && feature.verticalIconBox != nil
    let box = placed.isIconVertical ? feature.verticalIconBox ?? iconBox : iconBox
    var shift = SIMD2(0.0, 0.0)
    if settings.textFit != .none, let anchor = placed.variableAnchor,
      let textBox = placed.isVertical ? feature.verticalTextBox : feature.textBox
    {
      shift = Self.shift(textBox, anchor, feature.textBoxScale)
    }
    return freeBox(box, instance, icon, settings.icon.overlap, collisions, shift: shift)
  }

  // MARK: - Circles

  /// Circles along the way of a label; none where the line is too short for it.
  private func circles(
    _ instance: LaidOutSymbols.Instance, _ feature: LaidOutSymbols.Feature, diameter: Double,
    _ collisions: CollisionIndex
  ) -> [CollisionGrid.Shape] {
    let quads = feature.horizontal.first { !$0.isEmpty } ?? feature.vertical
    guard let first = quads.first, let last = quads.last else { return [] }
    let scale = feature.textSize / TextSetting.em
    let walker = LineWalker(
      line: symbols.lineVertices[instance.line].map { text.point($0) },
      anchor: text.point(instance.anchor.place), segment: instance.anchor.segment,
      offset: feature.textOffset * scale, turns: false)
    guard
      let start = walker.place(at: symbols.quads[first].lineOffset * scale, isFlipped: false),
      let end = walker.place(at: symbols.quads[last].lineOffset * scale, isFlipped: false)
    else { return [] }
    // The anchor itself is left out.
    let path = start.path.dropFirst().reversed() + end.path.dropFirst()
    return collisions.circles(along: Array(path), radius: diameter * 0.5 + settings.textPadding)
  }
}
