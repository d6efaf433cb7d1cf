internal import ImageCodec
internal import JSON
internal import MapStyle
internal import TileStore
internal import WebMercator

/// Opens the sources of a style.
struct SourceOpener: Sendable {
  let style: Style
  let resources: any ResourceLoading
  /// Archives that stand for the style's own sources of the same kind.
  let given: [any TileSource]

  /// Opens one source.
  func open(_ source: StyleSource?, id: String) async -> SourceShelf.Opened {
    do {
      guard let opened = try await open(source) else {
        return .failed("source “\(id)” of the style is left out: it is of a kind that is not drawn")
      }
      return .source(opened)
    } catch {
      return .failed("source “\(id)” of the style is left out: \(error)")
    }
  }

  private func open(_ source: StyleSource?) async throws -> MapSource? {
    switch source {
    case .vector(let source):
      .vector(try await vector(source))
    case .raster(let source):
      .raster(try await tiled(source.tileSource, tileSize: source.tileSize, ofVectors: false))
    case .rasterDEM(let source):
      .heights(
        try await tiled(source.tileSource, tileSize: source.tileSize, ofVectors: nil),
        HeightField.Encoding(source.encoding.factors))
    case .geoJSON(let source):
      .geoJSON(try await GeoJSONSourceTiles(source, style: style, resources: resources))
    case .image(let source): try await image(source)
    case .video, nil: nil
    }
  }

  private func vector(_ source: VectorSource) async throws -> TiledSource {
    let isReplaced = given.contains { $0.metadata.format == .mvt }
    guard isReplaced || source.encoding == .mvt else {
      throw SourceFault("its tiles are in MLT, which can't be read yet; take tiles in MVT")
    }
    var tiled = try await tiled(source.tileSource, tileSize: 512, ofVectors: true)
    tiled.missingIsEmpty = true
    return tiled
  }

  private func image(_ source: ImageSource) async throws -> MapSource? {
    guard let bytes = try await resources.bytes(of: source.url) else {
      throw SourceFault("there is no picture at \(source.url)")
    }
    let corners = source.coordinates.map { GeoCoordinate(latitude: $0.y, longitude: $0.x) }
    guard corners.count == 4 else { throw SourceFault("it has not four corners") }
    return .image(try ImageDecoder.decode(bytes), corners: corners)
  }

  /// A tiled source; what stands for it counts before what the style says, and a TileJSON's members where the style is silent.
  private func tiled(
    _ source: TileSourceDescription, tileSize: Double, ofVectors: Bool?
  ) async throws -> TiledSource {
    let substitutes = given.filter { store in
      guard let ofVectors else { return false }
      return (store.metadata.format == .mvt) == ofVectors
    }
    if !substitutes.isEmpty { return stores(substitutes, source, tileSize: tileSize) }
    guard let url = source.url else {
      return templates(source.tiles, source, SourceDefaults(), tileSize: tileSize)
    }
    if let path = resources.path(of: url), let store = try await archive(path) {
      return stores([store], source, tileSize: tileSize)
    }
    guard let bytes = try await resources.bytes(of: url) else {
      throw SourceFault("there is nothing at \(url)")
    }
    let defaults = SourceDefaults(try JSONValue.parse(bytes))
    return templates(defaults.tiles, source, defaults, tileSize: tileSize)
  }

  /// An archive or folder; `nil` where the path is none, as for a TileJSON, whose tiles may lie under other URLs.
  private func archive(_ path: String) async throws -> (any TileSource)? {
    if let bytes = try LocalFile(path: path)?.read(at: 0, count: 1),
      bytes.first == UInt8(ascii: "{")
    {
      return nil
    }
    return try await TileSourceOpener.open(path)
  }

  private func stores(
    _ stores: [any TileSource], _ source: TileSourceDescription, tileSize: Double
  ) -> TiledSource {
    let all = stores.map(\.metadata)
    let least = source.minimumZoom.map(Self.whole) ?? all.compactMap(\.minimumZoom).min() ?? 0
    let most = all.compactMap(\.maximumZoom).max() ?? source.maximumZoom.map(Self.whole) ?? 22
    let names = all.compactMap(\.attribution)
    return TiledSource(
      origin: .stores(stores), zooms: min(least, most)...max(least, most),
      bounds: all.count == 1 ? all[0].bounds : nil, tileSize: tileSize,
      attribution: names.isEmpty ? source.attribution : names.joined(separator: " · "))
  }

  private func templates(
    _ urls: [String], _ source: TileSourceDescription, _ defaults: SourceDefaults, tileSize: Double
  ) -> TiledSource {
    let least = source.minimumZoom.map(Self.whole) ?? defaults.minimumZoom ?? 0
    let most = source.maximumZoom.map(Self.whole) ?? defaults.maximumZoom ?? 22
    let isTMS = source.isTMS ?? defaults.isTMS
    return TiledSource(
      origin: .templates(
        urls.map { TileTemplate(url: $0, scheme: isTMS ? .tms : .xyz) }, resources),
      zooms: min(least, most)...max(least, most),
      bounds: source.bounds.flatMap { GeoBounds($0) } ?? defaults.bounds, tileSize: tileSize,
      attribution: source.attribution ?? defaults.attribution)
  }

  private static func whole(_ zoom: Double) -> Int {
    zoom.isNaN ? 0 : Int(max(0, min(Double(TileCoordinate.zoomLimit), zoom.rounded(.down))))
  }
}

/// Why a source can't be opened.
struct SourceFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension HeightField.Encoding {
  init(_ factors: (red: Double, green: Double, blue: Double, baseShift: Double)) {
    self.init(
      red: factors.red, green: factors.green, blue: factors.blue, base: factors.baseShift)
  }
}
