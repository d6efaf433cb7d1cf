public import JSON
public import WebMercator

/// What a source says of itself; what it does not say is found out by looking.
public struct TileSourceMetadata: Sendable, Equatable {
  /// How the user named the source.
  public var location: String
  /// What kind of place it is.
  public var kind: Kind
  /// The source's own name.
  public var name: String?
  /// What its tiles are, where it is known.
  public var format: TileFormat?
  /// The least zoom that has tiles.
  public var minimumZoom: Int?
  /// The greatest zoom that has tiles.
  public var maximumZoom: Int?
  /// The box that the tiles cover.
  public var bounds: GeoBounds?
  /// Who is to be named on the picture; may be HTML.
  public var attribution: String?
  /// The layers of vector tiles as TileJSON describes them (TileJSON 3.0, 3.3): an array of objects with `id`.
  public var vectorLayers: JSONValue?
  /// What looked wrong while opening; a sentence each.
  public var warnings: [String] = []

  /// The kinds of places.
  public enum Kind: String, Sendable {
    /// Files `Z/X/Y.png`.
    case directory
    /// One SQLite file.
    case mbtiles
    /// One PMTiles version 3 file.
    case pmtiles
    /// In memory, as tests have it.
    case memory
  }

  /// The metadata of a source that says nothing.
  public init(location: String, kind: Kind) {
    self.location = location
    self.kind = kind
  }
}
