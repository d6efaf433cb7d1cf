import GeoFormats
import JSON
import TileStore

/// What is in one place: tiles, or features.
enum Inspection: Sendable {
  /// A source of tiles.
  case tiles(TileSourceSummary)
  /// A file with places.
  case document(DocumentSummary)

  /// Looks into a place; what it is, its bytes say.
  init(of name: SourceName) async throws(Failure) {
    do throws(TileStoreError) {
      let source = try await TileSourceOpener.open(name.location, scheme: name.scheme)
      self = .tiles(try await TileSourceSummary(of: source))
    } catch {
      guard Self.mayBeDocument(error) else { throw Failure(error) }
      self = .document(try Self.document(name.location, notTiles: error))
    }
  }

  private static func mayBeDocument(_ error: TileStoreError) -> Bool {
    switch error {
    case .notTiles, .badTileJSON: true
    default: false
    }
  }

  private static func document(
    _ path: String, notTiles: TileStoreError
  ) throws(Failure) -> DocumentSummary {
    do {
      return DocumentSummary(of: try GeoDocument.read(path: path), location: path)
    } catch {
      switch error {
      case .unknownFormat, .otherJSON:
        throw Failure(
          .badData,
          "cannot tell what is in \(quoted(path)): it is neither tiles nor GPX, KML, KMZ or GeoJSON; "
            + "give a folder Z/X/Y.png, an .mbtiles, a .pmtiles or one of these")
      default: throw Failure(error)
      }
    }
  }

  /// For machines.
  var json: JSONValue {
    switch self {
    case .tiles(let summary): summary.json
    case .document(let summary): summary.json
    }
  }

  /// For a person: a line for each thing that is known.
  var text: String {
    switch self {
    case .tiles(let summary): summary.text
    case .document(let summary): summary.text
    }
  }
}
