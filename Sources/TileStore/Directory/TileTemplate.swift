package import WebMercator

/// A path or URL with placeholders, such as `tiles/{z}/{y}/{x}.png`, in any order.
///
/// `{z}`, `{x}`, `{y}` from the north, `{-y}` from the south, `{quadkey}` for all three, and `{r}`, which is `@2x` or
/// nothing; besides what styles have: `{prefix}` and `{bbox-epsg-3857}`.
package struct TileTemplate: Sendable, Hashable {
  package let text: String
  /// The path's components, between its slashes.
  let components: [[Part]]

  enum Part: Sendable, Hashable {
    case literal(String)
    case zoom, column, rowFromNorth, rowFromSouth, quadkey, pixelRatio, prefix, box
  }

  /// Reads a template.
  ///
  /// - Throws: `missingPlaceholders` or `unknownPlaceholder`, naming them.
  init(_ text: String) throws(TileStoreError) {
    self.text = text
    var components: [[Part]] = []
    for component in text.split(separator: "/", omittingEmptySubsequences: false) {
      components.append(try Self.parts(component, of: text))
    }
    self.components = components
    let missing = Self.missing(in: components.flatMap { $0 })
    guard missing.isEmpty else { throw .missingPlaceholders(template: text, names: missing) }
  }

  /// The template of a style or TileJSON, in which any placeholder may be missing; those that mean nothing stay as they are.
  ///
  /// - Parameters:
  ///   - url: A URL or path.
  ///   - scheme: From where `{y}` counts.
  package init(url: String, scheme: TileScheme) {
    text = url
    let plain = TileTemplate(
      text: url,
      components: url.split(separator: "/", omittingEmptySubsequences: false).map { component in
        Self.pieces(component).map { piece in
          switch piece {
          case .text(let text): .literal(text)
          case .name(let name): Self.part(named: name) ?? .literal("{\(name)}")
          }
        }
      })
    components = plain.counting(scheme).components
  }

  /// The template of a folder `Z/X/Y`, whose files' endings are to be found out.
  init(folder: String, scheme: TileScheme) {
    let row = scheme == .xyz ? Part.rowFromNorth : .rowFromSouth
    text = folder
    components =
      folder.split(separator: "/", omittingEmptySubsequences: false).map { [.literal(String($0))] }
      + [[.zoom], [.column], [row]]
  }

  /// The same with the rows counted from the other edge where `scheme` says so.
  func counting(_ scheme: TileScheme?) -> TileTemplate {
    guard scheme == .tms else { return self }
    return TileTemplate(
      text: text,
      components: components.map { $0.map { $0 == .rowFromNorth ? .rowFromSouth : $0 } })
  }

  private init(text: String, components: [[Part]]) {
    self.text = text
    self.components = components
  }

  /// Whether the text looks like a template at all.
  static func isTemplate(_ text: String) -> Bool {
    guard let open = text.firstIndex(of: "{") else { return false }
    return text[open...].contains("}")
  }

  private static func parts(
    _ component: Substring, of template: String
  ) throws(TileStoreError) -> [Part] {
    var parts: [Part] = []
    for piece in pieces(component) {
      switch piece {
      case .text(let text): parts.append(.literal(text))
      case .name(let name):
        guard let part = part(named: name) else {
          throw .unknownPlaceholder(template: template, name: name)
        }
        parts.append(part)
      }
    }
    return parts
  }

  /// Words, or the name of a placeholder.
  private enum Piece {
    case text(String)
    case name(String)
  }

  private static func pieces(_ component: Substring) -> [Piece] {
    var pieces: [Piece] = []
    var rest = component
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
      pieces.append(.name(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty || pieces.isEmpty { pieces.append(.text(String(rest))) }
    return pieces
  }

  private static func part(named name: String) -> Part? {
    switch name {
    case "z": .zoom
    case "x": .column
    case "y": .rowFromNorth
    case "-y": .rowFromSouth
    case "quadkey", "q": .quadkey
    case "r", "ratio": .pixelRatio
    case "prefix": .prefix
    case "bbox-epsg-3857": .box
    default: nil
    }
  }

  private static func missing(in parts: [Part]) -> [String] {
    guard !parts.contains(.quadkey) else { return [] }
    let hasRow = parts.contains(.rowFromNorth) || parts.contains(.rowFromSouth)
    let needed = [
      ("{z}", parts.contains(.zoom)), ("{x}", parts.contains(.column)), ("{y}", hasRow),
    ]
    return needed.filter { !$0.1 }.map(\.0)
  }
}

extension TileTemplate {
  /// Whether there is `{r}`.
  var hasPixelRatio: Bool { components.contains { $0.contains(.pixelRatio) } }

  /// The path of one tile.
  package func path(of tile: TileCoordinate, pixelRatio: String = "") -> String {
    var path = ""
    for (index, component) in components.enumerated() {
      if index > 0 { path += "/" }
      for part in component { path += text(of: part, tile, pixelRatio) }
    }
    return path
  }

  private func text(of part: Part, _ tile: TileCoordinate, _ pixelRatio: String) -> String {
    switch part {
    case .literal(let text): text
    case .zoom: String(tile.zoom)
    case .column: String(tile.x)
    case .rowFromNorth: String(tile.y)
    case .rowFromSouth: String(tile.tmsRow)
    case .quadkey: tile.quadkey
    case .pixelRatio: pixelRatio
    case .prefix: String(tile.x % 16, radix: 16) + String(tile.y % 16, radix: 16)
    case .box: Self.box(of: tile)
    }
  }

  /// The tile's box in metres of EPSG:3857: west, south, east, north.
  private static func box(of tile: TileCoordinate) -> String {
    let world = tile.worldRectangle
    let half = 20_037_508.342_789_244
    return [
      (world.minX * 2 - 1) * half, (1 - world.maxY * 2) * half, (world.maxX * 2 - 1) * half,
      (1 - world.minY * 2) * half,
    ].map { "\($0)" }.joined(separator: ",")
  }
}
