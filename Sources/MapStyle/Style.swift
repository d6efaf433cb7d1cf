public import JSON

/// A MapLibre style: sources, and the layers that are drawn from them.
public struct Style: Sendable {
  /// The style's name.
  public internal(set) var name: String?
  /// The view that the style asks for.
  public internal(set) var camera: StyleCamera
  /// Where data comes from, by id.
  public internal(set) var sources: [String: StyleSource]
  /// What is drawn, the lowest first.
  public internal(set) var layers: [StyleLayer]
  /// The sprites; the first one that the style gives as a plain URL has the id `default`.
  public internal(set) var sprites: [Sprite]
  /// The URL template of glyph ranges, with `{fontstack}` and `{range}`.
  public internal(set) var glyphs: String?
  /// The default of each global state.
  public internal(set) var globalState: GlobalState
  /// The words of the style's expressions, for `TileLayerTable`.
  public internal(set) var vocabulary: StyleVocabulary
  /// `light`, as the style has it.
  public internal(set) var light: JSONValue?
  /// `sky`, as the style has it.
  public internal(set) var sky: JSONValue?
  /// `terrain`, as the style has it.
  public internal(set) var terrain: JSONValue?
  /// `projection`, as the style has it.
  public internal(set) var projection: JSONValue?
  /// `metadata`, as the style has it.
  public internal(set) var metadata: JSONValue?

  /// A sprite: many images in one.
  public struct Sprite: Sendable, Equatable {
    /// The id, which stands before its images' names unless it is `default`.
    public var id: String
    /// The URL without `.json`, `.png` and `@2x`.
    public var url: String
  }
}
