internal import JSON

/// What lies beside the tiles of a folder and tells of them: `metadata.json`, `tilejson.json`, `tilemapresource.xml`.
struct FolderMetadata {
  /// What the JSON says.
  private(set) var fields: MetadataFields?
  /// From where rows are counted, where that is said.
  private(set) var scheme: TileScheme?
  /// What is wrong with the files, a sentence each.
  private(set) var warnings: [String] = []

  private static let names = ["metadata.json", "tilejson.json", "tiles.json"]
  private static let sizeLimit = 8 << 20

  /// Nothing.
  init() {}

  /// What a TileJSON says.
  init(tileJSON: MetadataFields) {
    fields = tileJSON
    scheme = tileJSON.text("scheme").flatMap { TileScheme(rawValue: $0.lowercased()) }
  }

  /// Looks into a folder.
  init(_ folder: String) {
    for name in Self.names {
      guard let fields = read(folder + "/" + name) else { continue }
      self.fields = fields
      // mb-util writes the scheme of the MBTiles that the tiles came from, whatever it made of them; TileJSON means it.
      if fields["tilejson"] != nil { self = FolderMetadata(tileJSON: fields) }
      break
    }
    // GDAL writes this file beside tiles that it counts from the south, and beside no others.
    if scheme == nil, LocalItem(folder + "/tilemapresource.xml") == .file { scheme = .tms }
  }

  private mutating func read(_ path: String) -> MetadataFields? {
    let text: [UInt8]?
    do throws(TileStoreError) {
      text = try LocalFile.contents(path, limit: Self.sizeLimit)
    } catch {
      warnings.append("\(error)")
      return nil
    }
    guard let text else { return nil }
    do throws(JSONError) {
      guard let object = try JSONValue.parse(text).objectValue else { return nil }
      return MetadataFields(object)
    } catch {
      warnings.append("cannot read \(path): \(error)")
      return nil
    }
  }
}
