internal import JSON

/// A TileJSON file of the disk (TileJSON 3.0): where its tiles are, and what it says of them.
struct TileJSON {
  /// Where the tiles are: a template of paths, or an archive.
  let tiles: String
  /// What it says.
  let fields: MetadataFields

  private static let sizeLimit = 8 << 20

  /// Reads a file.
  ///
  /// - Throws: `notTiles` where it is some other JSON, `badTileJSON` where it is none or its tiles are not on the disk.
  init(path: String) throws(TileStoreError) {
    let text = try LocalFile.contents(path, limit: Self.sizeLimit) ?? []
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONValue.parse(text)
    } catch {
      throw .badTileJSON(path: path, reason: "can't be read (\(error))")
    }
    guard let object = value.objectValue else {
      throw .notTiles(path: path, found: "JSON text that is no TileJSON")
    }
    fields = MetadataFields(object)
    guard let templates = fields["tiles"]?.arrayValue?.compactMap(\.stringValue) else {
      throw Self.refusal(path, fields)
    }
    tiles = try Self.local(templates, path)
  }

  /// The first of the templates that is on the disk; relative ones begin at the file's own folder.
  private static func local(
    _ templates: [String], _ path: String
  ) throws(TileStoreError) -> String {
    var refused: TileStoreError?
    for template in templates {
      do throws(TileStoreError) {
        let local = try LocalPath.path(of: template)
        guard !local.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return local }
        return path[...slash] + local
      } catch {
        refused = .badTileJSON(path: path, reason: "names tiles of the network (\(template))")
      }
    }
    throw refused ?? .badTileJSON(path: path, reason: "names no tiles")
  }

  private static func refusal(_ path: String, _ fields: MetadataFields) -> TileStoreError {
    if fields["tilejson"] != nil { return .badTileJSON(path: path, reason: "has no “tiles”") }
    if fields["layers"]?.arrayValue != nil, fields["sources"] != nil {
      return .notTiles(path: path, found: "a MapLibre style, which is given with --style")
    }
    let isGeoJSON = fields["features"] != nil || fields["coordinates"] != nil
    let found = isGeoJSON ? "GeoJSON, which is drawn over a map" : "JSON text that is no TileJSON"
    return .notTiles(path: path, found: found)
  }
}
