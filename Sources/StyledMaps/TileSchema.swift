internal import JSON
public import TileStore
internal import VectorTiles
internal import WebMercator

/// The schemas of vector tiles that our own styles draw.
public enum TileSchema: String, Sendable, CaseIterable {
  /// OpenMapTiles: `transportation`, `water_name`, `place` …
  case openMapTiles = "openmaptiles"
  /// Protomaps version 4: `roads`, `earth` … with `kind`.
  case protomaps = "protomaps"
  /// Protomaps before version 4: the same layers with `pmap:kind`.
  case protomapsLegacy = "protomaps-legacy"
  /// Shortbread: `streets`, `water_polygons`, `place_labels` …
  case shortbread = "shortbread"
}

extension TileSchema {
  /// The schema of sources, by what their metadata say of the layers, else by the layers of a tile.
  ///
  /// - Returns: The schema, or `nil` with the names of the layers that were found.
  public static func find(
    in sources: [any TileSource]
  ) async -> (schema: TileSchema?, layers: [String]) {
    var names: [String] = []
    for source in sources where source.metadata.format == .mvt {
      if let known = await find(in: source, names: &names) { return (known, names) }
    }
    return (nil, names)
  }

  private static func find(in source: any TileSource, names: inout [String]) async -> TileSchema? {
    let told = source.metadata.vectorLayers?.arrayValue ?? []
    let ids = told.compactMap { $0["id"]?.stringValue }
    names += ids
    if let schema = TileSchema(layers: Set(ids)) {
      guard schema == .protomaps else { return schema }
      let fields = told.flatMap { $0["fields"]?.objectValue?.members.map(\.name) ?? [] }
      if fields.contains("pmap:kind") { return .protomapsLegacy }
      if fields.contains("kind") { return .protomaps }
    }
    guard let tile = await firstTile(of: source) else { return TileSchema(layers: Set(ids)) }
    if ids.isEmpty { names += tile.layers.map(\.name) }
    let schema = TileSchema(layers: Set(tile.layers.map(\.name)))
    let isLegacy = tile.layers.contains { $0.keyIndex(of: "pmap:kind") != nil }
    return schema == .protomaps && isLegacy ? .protomapsLegacy : schema
  }

  /// The schema by the names of layers that no other has.
  init?(layers: Set<String>) {
    func count(_ names: Set<String>) -> Int { layers.intersection(names).count }
    let counts: [(TileSchema, Int)] = [
      (
        .openMapTiles,
        count([
          "transportation", "transportation_name", "water_name", "place", "landcover", "poi",
          "waterway", "boundary", "building", "housenumber", "aeroway", "mountain_peak",
        ])
      ),
      (
        .protomaps,
        count(["roads", "earth", "landuse", "places", "physical_line", "natural", "transit"])
      ),
      (
        .shortbread,
        count([
          "streets", "street_labels", "water_polygons", "place_labels", "ocean", "land",
          "boundaries", "sites", "street_polygons", "water_lines",
        ])
      ),
    ]
    guard let best = counts.max(by: { $0.1 < $1.1 }), best.1 > 0 else { return nil }
    self = best.0
  }

  /// A tile from the middle of what the source has, at its zooms from the first on; else any that a look at its list finds.
  private static func firstTile(of source: any TileSource) async -> VectorTile? {
    for coordinate in middleTiles(of: source.metadata) {
      if let tile = await tile(at: coordinate, of: source) { return tile }
    }
    // A folder that says nothing of itself may have tiles anywhere.
    guard let census = try? await source.census(limit: 10_000) else { return nil }
    for coordinate in census.samples {
      if let tile = await tile(at: coordinate, of: source) { return tile }
    }
    return nil
  }

  private static func middleTiles(of metadata: TileSourceMetadata) -> [TileCoordinate] {
    let least = max(0, metadata.minimumZoom ?? 0)
    let most = min(metadata.maximumZoom ?? 14, TileCoordinate.zoomLimit)
    let middle =
      metadata.bounds.map {
        GeoCoordinate(latitude: ($0.south + $0.north) / 2, longitude: ($0.west + $0.east) / 2)
      } ?? GeoCoordinate(latitude: 0, longitude: 0)
    return (least...max(least, most)).compactMap { TileCoordinate(zoom: $0, containing: middle) }
  }

  /// The decoded tile; `nil` where it is missing, broken or empty.
  private static func tile(
    at coordinate: TileCoordinate, of source: any TileSource
  ) async -> VectorTile? {
    guard let bytes = try? await source.tile(at: coordinate), !bytes.isEmpty,
      let tile = try? VectorTile(bytes: bytes), !tile.layers.isEmpty
    else { return nil }
    return tile
  }
}
