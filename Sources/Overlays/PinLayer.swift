internal import MapScene
internal import Pixels
internal import WebMercator

/// The pins of a picture: one symbol for each look, marks from north to south, labels.
struct PinLayer<Measuring: TextMeasuring> {
  private let viewport: Viewport
  private let palette: Palette
  private let measuring: Measuring
  private var looks: [PinLook: Int] = [:]
  private var shapes: [PinSymbol] = []
  private var placed: [PlacedPin] = []
  /// For each pin, where its tip is.
  private(set) var points: [Point?] = []
  private(set) var warnings: [String] = []

  private struct PlacedPin {
    let mark: Scene.Mark
    let pin: Int
  }

  private var pins: [Pin] = []
  /// Characters of labels that no font has.
  private var missing: [Unicode.Scalar] = []

  init(viewport: Viewport, palette: Palette, measuring: Measuring) {
    self.viewport = viewport
    self.palette = palette
    self.measuring = measuring
  }

  /// The symbols that the marks name.
  var symbols: [Scene.Symbol] { shapes.map(\.symbol) }

  /// The marks, the lowest in the picture last, so that it lies over those behind it.
  var marks: [Scene.Item] {
    var seen: Set<Scene.Mark> = []
    // A thousand memories of one place are one mark, not a thousand shadows on each other.
    return placed.map(\.mark).sorted { $0.position.y < $1.position.y }
      .filter { seen.insert($0).inserted }.map { .mark($0) }
  }

  mutating func add(_ pins: [Pin]) {
    self.pins = pins
    let copies = WorldCopies(viewport, margin: 2 * PinSymbol.sizeLimit)
    for (index, pin) in pins.enumerated() {
      guard pin.coordinate.isValid else {
        points.append(nil)
        warnings.append(
          "pin \(index + 1) is left out: \(pin.coordinate.words) is no place; "
            + "give a latitude within ±90 and a longitude within ±180")
        continue
      }
      let point = viewport.point(for: pin.coordinate)
      points.append(point)
      guard let symbol = symbol(for: pin.style, pin: index) else { continue }
      place(index, symbol: symbol, at: point, copies: copies)
    }
  }

  /// Adds a mark in each copy of the world in which it can be seen.
  private mutating func place(_ pin: Int, symbol: Int, at point: Point, copies: WorldCopies) {
    let bounds = shapes[symbol].symbol.bounds
    let picture = Rectangle(
      x: 0, y: 0, width: Double(viewport.size.width), height: Double(viewport.size.height))
    let x = viewport.worldPoint(at: point).x
    let world = viewport.point(
      for: WorldPoint(x: viewport.worldCenter.x + 1, y: viewport.worldCenter.y))
    for shift in copies.shifts(minX: x, maxX: x) {
      let position = Point(
        x: point.x + shift * (world.x - viewport.middle.x),
        y: point.y + shift * (world.y - viewport.middle.y))
      guard bounds.moved(by: position).intersects(picture) else { continue }
      placed.append(PlacedPin(mark: Scene.Mark(symbol: symbol, position: position), pin: pin))
    }
  }

  /// The index of the symbol for a style, made where it is new; `nil` where nothing can be seen.
  private mutating func symbol(for style: Pin.Style, pin: Int) -> Int? {
    let look = PinLook(style)
    if let index = looks[look] { return index }
    guard style.size >= 1, style.size.isFinite, !(style.icon?.isEmpty ?? false) else {
      warnings.append(
        "pin \(pin + 1) is not drawn: its size of \(style.size) points or its empty icon leaves nothing; "
          + "give a size from 1 to \(Int(PinSymbol.sizeLimit)) and a picture with pixels")
      return nil
    }
    if style.size > PinSymbol.sizeLimit {
      warnings.append(
        "pin \(pin + 1) is drawn \(Int(PinSymbol.sizeLimit)) points high, the most there is, "
          + "instead of \(style.size)")
    }
    looks[look] = shapes.count
    shapes.append(makeSymbol(style, pin: pin))
    return shapes.count - 1
  }

  private mutating func makeSymbol(_ style: Pin.Style, pin: Int) -> PinSymbol {
    if let icon = style.icon { return PinSymbol(icon: icon, style: style) }
    var glyph = style.glyph.flatMap { FittedGlyph($0, measuring: measuring) }
    if let missing = glyph?.missing, !missing.isEmpty {
      warnings.append(MissingFont.warning(missing, of: "the glyph of pin \(pin + 1)"))
      glyph = nil
    }
    return PinSymbol(teardrop: style, glyph: glyph)
  }

  /// The pins' words, each where it is in nobody's way.
  ///
  /// Where one pin's words found no room, those of further pins on the same spot are not tried.
  mutating func labels(around obstacles: [Rectangle]) -> [Scene.Item] {
    var placement = LabelPlacement(
      picture: Rectangle(
        x: 0, y: 0, width: Double(viewport.size.width), height: Double(viewport.size.height)))
    for obstacle in obstacles { placement.avoid(obstacle) }
    for pin in placed {
      placement.avoidPin(shapes[pin.mark.symbol].body.moved(by: pin.mark.position))
    }
    var full: Set<Scene.Mark> = []
    let labels = placed.compactMap { pin -> Scene.Item? in
      guard !full.contains(pin.mark) else { return nil }
      let label = label(of: pin, placement: &placement)
      if label == nil, pins[pin.pin].label != nil { full.insert(pin.mark) }
      return label
    }
    if !missing.isEmpty { warnings.append(MissingFont.warning(missing, of: "a pin's label")) }
    return labels
  }

  private mutating func label(
    of placed: PlacedPin, placement: inout LabelPlacement
  ) -> Scene.Item? {
    let pin = pins[placed.pin]
    guard let words = pin.label.map(PlainText.line), !words.isEmpty else { return nil }
    let size = pin.style.labelSize.isNaN ? 13 : max(4, min(72, pin.style.labelSize))
    let block = TextBlock(words, size: size, maximumWidth: size * 14, maximumLines: 3)
    let extent = measuring.extent(of: block)
    for scalar in extent.missing where !missing.contains(scalar) { missing.append(scalar) }
    let shape = shapes[placed.mark.symbol]
    let origin = placement.place(
      extent, beside: shape.body.moved(by: placed.mark.position),
      line: placed.mark.position.y + shape.labelLine)
    guard let origin else { return nil }
    return .text(
      Text(
        block, at: origin, color: pin.style.labelColor ?? palette.ink,
        halo: Text.Halo(palette.halo, width: max(1, min(3, size * 0.13)))))
  }
}

/// What makes two pins look alike; labels do not count.
private struct PinLook: Hashable {
  private var style: Pin.Style

  init(_ style: Pin.Style) {
    self.style = style
    self.style.labelSize = 0
    self.style.labelColor = nil
  }

  /// Equal looks have equal hashes; an icon's pixels are only compared.
  func hash(into hasher: inout Hasher) {
    hasher.combine(style.color)
    hasher.combine(style.size)
    hasher.combine(style.glyph)
    hasher.combine(style.icon?.image.pixels.count)
    hasher.combine(style.icon?.image.pixels.first)
    hasher.combine(style.icon?.anchor)
  }
}

extension Pin.Icon {
  fileprivate var isEmpty: Bool { image.width == 0 || image.height == 0 }
}
