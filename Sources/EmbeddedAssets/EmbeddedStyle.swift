internal import CAssets

/// A look of the project's own family of styles.
public enum EmbeddedStyle: String, Sendable, CaseIterable {
  /// Light and clear, for screens.
  case light
  /// Dark, for screens at night and for data in colour.
  case dark
  /// Warm and muted, for print and scrapbooks.
  case paper

  /// The schemas of vector tiles that each look is written for; the raw value is part of the file's name.
  public enum Schema: String, Sendable, CaseIterable {
    /// OpenMapTiles: `transportation`, `water_name`, `place` …
    case openMapTiles = "openmaptiles"
    /// Protomaps version 4, with `kind`.
    case protomaps
    /// Protomaps before version 4, with `pmap:kind`.
    case protomapsLegacy = "protomaps-legacy"
    /// Shortbread: `streets`, `water_polygons`, `place_labels` …
    case shortbread
  }

  /// A file of a sprite.
  public enum SpriteFile: String, Sendable, CaseIterable {
    /// The places of the images on the sheet, JSON.
    case index = "json"
    /// The sheet, PNG.
    case sheet = "png"
  }

  /// The style for a schema: JSON in UTF-8, not copied.
  ///
  /// Its only source is `map`, with the URL `mapsnap://source`; its sprite is `mapsnap://sprite/` and the look's raw value.
  /// It has no `glyphs`: its fonts are Noto Sans Regular, Bold and Italic.
  @safe public func bytes(for schema: Schema) -> UnsafeRawBufferPointer {
    Self.file(named: "\(rawValue)-\(schema.rawValue).json")
  }

  /// A file of the look's sprite, not copied.
  ///
  /// - Parameters:
  ///   - file: Which of the sprite's two files.
  ///   - isDouble: Whether for a scale above 1; the sheet then has two pixels a point.
  /// - Returns: The file's bytes.
  @safe public func sprite(_ file: SpriteFile, isDouble: Bool) -> UnsafeRawBufferPointer {
    Self.file(named: "sprites/\(rawValue)\(isDouble ? "@2x" : "").\(file.rawValue)")
  }

  @safe private static func file(named name: String) -> UnsafeRawBufferPointer {
    let embedded = unsafe assets_style_file(name)
    return unsafe UnsafeRawBufferPointer(start: embedded.start, count: embedded.count)
  }
}
