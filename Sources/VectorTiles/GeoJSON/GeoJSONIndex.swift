public import JSON
internal import Synchronization
public import WebMercator

/// A GeoJSON that is cut into tiles when they are asked for, as MapLibre does.
///
/// Features lie in one layer, `layerName`. Tiles come out as geojson-vt and supercluster make them: projected, copied across
/// the antimeridian, clipped to the tile and its buffer, simplified, and rounded to tile units. It can be used from many
/// tasks at once.
public final class GeoJSONIndex: Sendable {
  /// The name of the one layer in each tile.
  public static let layerName = "_geojsonTileLayer"

  /// How many geometries were left out, since they are of an unknown type or hold something else than numbers.
  public let skippedCount: Int

  private let options: GeoJSONOptions
  private let source: GeoJSONSource
  private let root: ProjectedFeatures
  private let clusters: ClusterIndex?
  private let cache = Mutex(SliceCache())

  /// Reads a Feature, a FeatureCollection or a bare geometry.
  ///
  /// - Parameters:
  ///   - json: The GeoJSON; a null geometry is no geometry.
  ///   - options: How it is cut.
  ///   - clustering: How points are gathered; then all else than single points is left out.
  ///   - filter: Which features are taken; they have no geometry here.
  /// - Throws: `VectorTilesError.notGeoJSON` where the root is none of these.
  public init(
    _ json: JSONValue, options: GeoJSONOptions = GeoJSONOptions(),
    clustering: ClusterOptions? = nil, filter: ((VectorFeature) -> Bool)? = nil
  ) throws(VectorTilesError) {
    let members = try Self.members(of: json)
    self.options = options.checked
    source = GeoJSONSource(members, options: options, filter: filter)
    var reader = GeoJSONReader(options: self.options)
    if let clustering {
      let clusters = ClusterIndex(
        members, source: source, options: clustering, extent: self.options.extent)
      (self.clusters, root) = (clusters, ProjectedFeatures())
      skippedCount = clusters.skippedCount
    } else {
      for index in source.taken { reader.add(members[index]["geometry"], source: index) }
      skippedCount = reader.skippedCount
      clusters = nil
      root = reader.features.wrapped(
        margin: self.options.buffer / 512, splitsLines: options.tracksLineProgress)
    }
  }

  private static func members(of json: JSONValue) throws(VectorTilesError) -> [JSONValue] {
    switch json["type"]?.stringValue {
    case "FeatureCollection":
      guard let features = json["features"]?.arrayValue else {
        throw .notGeoJSON(path: "features", reason: "is no array")
      }
      return features
    case "Feature": return [json]
    case "GeometryCollection": break
    case let type?:
      guard GeoJSONReader.shape(of: json) != nil else {
        throw .notGeoJSON(path: "type", reason: "is “\(type)”, which is no type of GeoJSON")
      }
    case nil: throw .notGeoJSON(path: "", reason: "has no “type”")
    }
    var feature = JSONObject()
    feature["geometry"] = json
    return [.object(feature)]
  }

  /// The features of one tile; `nil` where there are none.
  ///
  /// Beyond the options' `maximumZoom` tiles are cut as well, unsimplified. (MapLibre stretches the tile at that zoom instead.)
  public func tile(at tile: TileCoordinate) -> VectorTile? {
    if let clusters { return clusters.layer(at: tile).map { VectorTile(layers: [$0]) } }
    guard let features = features(in: tile) else { return nil }
    var slicer = TileSlicer(tile: tile, options: options)
    return slicer.layer(of: features, source: source).map { VectorTile(layers: [$0]) }
  }

  /// What lies in a tile, cut out of its nearest ancestor that is known.
  private func features(in tile: TileCoordinate) -> ProjectedFeatures? {
    var (zoom, features) = (0, Optional(root))
    cache.withLock { cache in
      for level in stride(from: tile.zoom, through: 1, by: -1) {
        guard let known = cache.slices[ancestor(of: tile, at: level)] else { continue }
        (zoom, features) = (level, known)
        break
      }
    }
    while zoom < tile.zoom, let parent = features, !parent.features.isEmpty {
      zoom += 1
      let child = ancestor(of: tile, at: zoom)
      let slice = parent.slice(child, buffer: options.buffer / 512, options.tracksLineProgress)
      // A tile itself is asked for once; its ancestors are needed for its neighbours.
      if zoom < tile.zoom { cache.withLock { $0.add(slice, at: child) } }
      features = slice
    }
    return zoom == tile.zoom ? features : nil
  }

  private func ancestor(of tile: TileCoordinate, at zoom: Int) -> TileCoordinate {
    tile.ancestor(levelsUp: tile.zoom - zoom) ?? tile
  }
}

/// Slices that are cut already; all are forgotten when they are too many.
private struct SliceCache {
  private(set) var slices: [TileCoordinate: ProjectedFeatures?] = [:]
  private var pointCount = 0
  private static let pointLimit = 4_000_000
  private static let sliceLimit = 4_096

  mutating func add(_ slice: ProjectedFeatures?, at tile: TileCoordinate) {
    let count = slice?.points.count ?? 0
    if pointCount + count > Self.pointLimit || slices.count >= Self.sliceLimit {
      slices.removeAll()
      pointCount = 0
    }
    guard slices.updateValue(slice, forKey: tile) == nil else { return }
    pointCount += count
  }
}

extension ProjectedFeatures {
  /// What lies in one of the four tiles of the tile whose features these are.
  fileprivate func slice(
    _ child: TileCoordinate, buffer: Double, _ splitsLines: Bool
  ) -> ProjectedFeatures? {
    // Halves of the parent with half of the child's buffer, in the parent's units.
    let scale = Double(1 << (child.zoom - 1))
    let margin = 0.5 * buffer
    func stripe(_ index: Int, axis: Int) -> Stripe {
      let corner = Double(index >> 1)
      let (low, high) = index & 1 == 0 ? (-margin, 0.5 + margin) : (0.5 - margin, 1 + margin)
      return Stripe(low: (corner + low) / scale, high: (corner + high) / scale, axis: axis)
    }
    return clipped(to: stripe(child.x, axis: 0), splitsLines: splitsLines)?
      .clipped(to: stripe(child.y, axis: 1), splitsLines: splitsLines)
  }
}
