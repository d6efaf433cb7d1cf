internal import JSON
internal import MapLabels
internal import MapScene
internal import MapStyle
internal import Pixels
internal import VectorTiles
internal import WebMercator

/// Ranges of glyphs: whatever is read can be looked up.
@Sendable func fuzzGlyphs(_ bytes: [UInt8]) {
  var store = GlyphStore()
  let name = GlyphRangeName(fontStack: "Any", holding: UInt32(bytes.first ?? 0) << 8)
  store.add(bytes, as: name)
  precondition(store.knows(name), "a range that was added is not known")
}

/// Indices of sprites: every image lies within the picture.
@Sendable func fuzzSprite(_ bytes: [UInt8]) {
  var sheet = SpriteSheet()
  let picture = Pixmap(width: 64, height: 48)
  do throws(SpriteError) {
    try sheet.add(index: bytes, picture: picture)
  } catch {
    precondition(!"\(error)".isEmpty)
  }
  for image in sheet.images.values {
    precondition(image.pixels.width <= 64 && image.pixels.height <= 48 && image.pixelRatio > 0)
  }
}

/// Symbol layers with any numbers, over any points, lines and areas: all marks have finite places where all numbers are.
@Sendable func fuzzLabels(_ bytes: [UInt8]) {
  var maker = LabelMaker(bytes: bytes)
  guard case .symbol(let layer)? = Style.read(maker.style()).style.layers.first?.kind,
    let content = TileCoordinate(zoom: 14, x: 5, y: 9)
  else { return }
  let zoom = 14 + Int(maker.byte() % 9)
  let slice = SymbolTile.slices(
    of: content, overscaledZoom: zoom,
    in: Rectangle(x: 100, y: 100, width: 10, height: 10))
  guard let first = slice.first else { return }
  let tile = SymbolTile(
    content: first, data: content, wrap: 0, overscaledZoom: zoom,
    toPicture: AffineTransform(
      a: 0.06, b: 0.01, c: -0.01, d: 0.06, origin: Point(x: -9, y: 7)))
  var bucket = SymbolBucket(layer, tile: tile, context: EvaluationContext(zoom: 14.5))
  for index in 0..<6 { bucket.add(maker.feature(), at: index) }
  var store = GlyphStore()
  store.add(LabelMaker.glyphs, as: GlyphRangeName(fontStack: "Open Sans Regular", holding: 65))
  var sheet = SpriteSheet()
  if let image = maker.image() { sheet.add(image, named: "i") }
  bucket.layOut(glyphs: store, images: sheet)
  var placer = SymbolPlacer(width: 512, height: 512)
  for batch in placer.place([bucket], source: "s", glyphs: store) {
    precondition(!batch.marks.isEmpty, "a batch without marks")
  }
}

/// Makes layers and features out of bytes.
private struct LabelMaker {
  var bytes: [UInt8]
  private var next = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Two letters, 10 × 14 pixels each.
  static let glyphs: [UInt8] = {
    var stack: [UInt8] = []
    for letter in [UInt8(65), 66] {
      let pixels = [UInt8](repeating: 200, count: 16 * 20)
      let glyph: [UInt8] =
        [8, letter, 18, 0xC0, 2] + pixels + [24, 10, 32, 14, 40, 2, 48, 15, 56, 12]
      stack += [26, UInt8(glyph.count & 127 | 128), UInt8(glyph.count >> 7)] + glyph
    }
    return [10, UInt8(stack.count & 127 | 128), UInt8(stack.count >> 7)] + stack
  }()

  mutating func byte() -> UInt8 {
    guard next < bytes.count else { return 0 }
    next += 1
    return bytes[next - 1]
  }

  private mutating func number() -> Double {
    let odd = [0, -1, 1e-9, 1e9, 1e300, -1e300, 0.5, 24]
    let choice = byte()
    return choice & 1 == 0 ? Double(Int8(bitPattern: byte())) : odd[Int(choice >> 1 & 7)]
  }

  private mutating func one(of values: [JSONValue]) -> JSONValue {
    values[Int(byte()) % values.count]
  }

  private mutating func pair() -> JSONValue { .array([.number(number()), .number(number())]) }

  mutating func style() -> JSONValue {
    var layout: JSONValue = ["text-field": ["get", "n"], "text-font": ["Open Sans Regular"]]
    let anchors: [JSONValue] = ["center", "left", "top-right", "bottom"]
    let overlaps: [JSONValue] = ["never", "always", "cooperative"]
    let alignments: [JSONValue] = ["map", "viewport", "auto"]
    var members: [(String, JSONValue)] = [
      ("symbol-placement", one(of: ["point", "line", "line-center"])),
      ("text-overlap", one(of: overlaps)), ("icon-overlap", one(of: overlaps)),
      ("text-rotation-alignment", one(of: alignments)),
      ("icon-rotation-alignment", one(of: alignments)), ("text-anchor", one(of: anchors)),
      ("icon-text-fit", one(of: ["none", "both", "width", "height"])),
      ("text-offset", pair()), ("icon-offset", pair()),
      ("text-keep-upright", .bool(byte() & 1 == 0)),
    ]
    for name in [
      "symbol-spacing", "text-size", "text-max-width", "text-line-height", "text-letter-spacing",
      "text-radial-offset", "text-max-angle", "text-rotate", "text-padding", "icon-size",
      "icon-rotate", "icon-padding", "symbol-sort-key",
    ] where byte() & 3 == 0 {
      members.append((name, .number(number())))
    }
    if byte() & 1 == 0 { members.append(("icon-image", "i")) }
    if byte() & 3 == 0 { members.append(("text-variable-anchor", .array(anchors))) }
    if byte() & 3 == 0 { members.append(("text-writing-mode", ["vertical", "horizontal"])) }
    if case .object(var object) = layout {
      for (name, value) in members { object[name] = value }
      layout = .object(object)
    }
    return [
      "version": 8, "sources": ["s": ["type": "vector", "url": "x"]],
      "layers": [
        ["id": "l", "type": "symbol", "source": "s", "source-layer": "p", "layout": layout]
      ],
    ]
  }

  mutating func feature() -> PlainFeature {
    var geometry = TileGeometry()
    for _ in 0..<1 + Int(byte() % 3) {
      for _ in 0..<1 + Int(byte() % 8) {
        let shift = Int32(byte() % 24)
        geometry.points.append(
          SIMD2(
            Int32(Int8(bitPattern: byte())) << shift + Int32(byte()),
            Int32(Int8(bitPattern: byte())) << shift + Int32(byte())))
      }
      geometry.ends.append(geometry.points.count)
    }
    let texts = ["A", "AB BA AB", "", "A\nB\u{200B}(A)", "北京A", "ABABABABABABAB"]
    return PlainFeature(
      type: GeometryType(rawValue: byte() % 4) ?? .point,
      properties: ["n": .string(texts[Int(byte()) % texts.count])], geometry: geometry,
      extent: Int(byte()) * 64)
  }

  mutating func image() -> SpriteImage? {
    SpriteImage(
      pixels: Pixmap(width: Int(byte() % 40), height: Int(byte() % 40)), pixelRatio: number(),
      isDistanceField: byte() & 1 == 0, stretchX: byte() & 1 == 0 ? nil : [0...3, 4...5],
      stretchY: byte() & 1 == 0 ? nil : [1...2],
      content: byte() & 1 == 0
        ? nil : Rectangle(minX: number(), minY: number(), maxX: number(), maxY: number()),
      textFitWidth: byte() & 1 == 0 ? nil : .proportional,
      textFitHeight: byte() & 1 == 0 ? nil : .stretchOnly)
  }
}
