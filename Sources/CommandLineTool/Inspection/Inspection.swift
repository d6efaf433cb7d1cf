import GeoFormats
import JSON
import TileStore

/// What is in one place: tiles, one tile, a style, or features.
enum Inspection: Sendable {
  /// A source of tiles, and what its vector tiles hold.
  case tiles(TileSourceSummary, VectorSourceSummary?)
  /// A file of one vector tile.
  case vectorTile(VectorTileSummary)
  /// A style.
  case style(StyleSummary)
  /// A file with places.
  case document(DocumentSummary)

  /// Looks into a place; what it is, its bytes say.
  init(of name: SourceName) async throws(Failure) {
    do throws(TileStoreError) {
      let source = try await TileSourceOpener.open(name.location, scheme: name.scheme)
      let summary = try await TileSourceSummary(of: source)
      self = .tiles(summary, await VectorSourceSummary(of: source, summary))
    } catch {
      guard Self.mayBeAnother(error) else { throw Failure(error) }
      self = try Self.file(name.location)
    }
  }

  private static func mayBeAnother(_ error: TileStoreError) -> Bool {
    switch error {
    case .notTiles, .badTileJSON: true
    default: false
    }
  }

  private static func file(_ path: String) throws(Failure) -> Inspection {
    let refusal: GeoFormatError
    do {
      return .document(DocumentSummary(of: try GeoDocument.read(path: path), location: path))
    } catch {
      refusal = error
    }
    if case .unreadable = refusal { throw Failure(refusal) }
    if let other = try tileOrStyle(path, refusal) { return other }
    switch refusal {
    case .unknownFormat, .otherJSON:
      throw Failure(
        .badData,
        "cannot tell what is in \(quoted(path)): it is neither tiles nor a style, GPX, KML, KMZ or "
          + "GeoJSON; give a folder Z/X/Y.png, an .mbtiles, a .pmtiles or one of these")
    default: throw Failure(refusal)
    }
  }

  /// What a file is that is no document with places.
  private static func tileOrStyle(
    _ path: String, _ refusal: GeoFormatError
  ) throws(Failure) -> Inspection? {
    let bytes: [UInt8]
    do {
      guard let contents = try LocalFile(path: path)?.contents() else { return nil }
      bytes = contents
    } catch {
      throw Failure(error)
    }
    guard case .otherJSON = refusal else {
      return try VectorTileSummary(path: path, bytes: bytes).map { .vectorTile($0) }
    }
    guard let document = try? JSONValue.parse(bytes) else { return nil }
    return StyleSummary(of: document, location: path).map { .style($0) }
  }

  /// For machines.
  var json: JSONValue {
    switch self {
    case .tiles(let summary, let layers): summary.json(with: layers)
    case .vectorTile(let summary): summary.json
    case .style(let summary): summary.json
    case .document(let summary): summary.json
    }
  }

  /// For a person: a line for each thing that is known.
  var text: String {
    switch self {
    case .tiles(let summary, let layers): summary.text(with: layers)
    case .vectorTile(let summary): summary.text
    case .style(let summary): summary.text
    case .document(let summary): summary.text
    }
  }
}
