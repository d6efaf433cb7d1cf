internal import JSON

extension StyleSpecification {
  /// `$root`; what has parts of its own is checked apart and is `any` here.
  static let root: [PropertySpecification] = [
    .init("version", .number, isRequired: true),
    .init("name", .string),
    .init("metadata", .any),
    .init("center", .array(.number, length: 2)),
    .init("centerAltitude", .number),
    .init("zoom", .number),
    .init("bearing", .number, default: 0, period: 360),
    .init("pitch", .number, default: 0),
    .init("roll", .number, default: 0),
    .init("state", .any, default: [:]),
    .init("light", .any),
    .init("sky", .any),
    .init("projection", .any),
    .init("terrain", .any),
    .init("sources", .any, isRequired: true),
    .init("sprite", .any),
    .init("glyphs", .string),
    .init("font-faces", .any),
    .init("transition", .any),
    .init("layers", .any, isRequired: true),
  ]

  /// `layer`.
  static let layer: [PropertySpecification] = [
    .init("id", .string, isRequired: true),
    .init("type", .enumeration, values: LayerType.words, isRequired: true),
    .init("metadata", .any),
    .init("source", .string),
    .init("source-layer", .string),
    .init("minzoom", .number, minimum: 0, maximum: 24),
    .init("maxzoom", .number, minimum: 0, maximum: 24),
    .init("filter", .any),
    .init("layout", .any),
    .init("paint", .any),
  ]

  /// `terrain`.
  static let terrain: [PropertySpecification] = [
    .init("source", .string, isRequired: true),
    .init("exaggeration", .number, default: 1, minimum: 0),
  ]

  /// `transition`.
  static let transition: [PropertySpecification] = [
    .init("duration", .number, default: 300, minimum: 0),
    .init("delay", .number, default: 0, minimum: 0),
  ]

  /// An entry of `sprite`.
  static let sprite: [PropertySpecification] = [
    .init("id", .string, isRequired: true),
    .init("url", .string, isRequired: true),
  ]
}

extension LayerType {
  /// All types, in the order of the specification.
  static let words = [
    "fill", "line", "symbol", "circle", "heatmap", "fill-extrusion", "raster", "hillshade",
    "color-relief", "background",
  ]
}
