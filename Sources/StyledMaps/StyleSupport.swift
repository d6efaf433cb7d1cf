internal import JSON
public import MapStyle

/// What of the style specification is drawn, and what is told of the rest.
public enum StyleSupport {
  /// How far something is drawn.
  public enum Level: Sendable, Equatable {
    /// As the specification says.
    case yes
    /// With a difference, which the words name.
    case partly(String)
    /// Without effect on a still picture seen from straight above; the words say why.
    case noEffect(String)
    /// Not at all yet.
    case no(String)
  }

  /// What is not drawn as the specification says; all other properties are.
  static let exceptions: [String: Level] = [
    "circle-blur": .partly("a negative blur counts as none"),
    "circle-pitch-scale": .noEffect("pitch is not drawn yet"),
    "circle-pitch-alignment": .noEffect("pitch is not drawn yet"),
    "icon-pitch-alignment": .noEffect("pitch is not drawn yet"),
    "text-pitch-alignment": .noEffect("pitch is not drawn yet"),
    "raster-fade-duration": .noEffect("a still picture does not fade"),
    "symbol-avoid-edges": .noEffect(
      "labels are placed over the whole picture, so no edge cuts them"),
  ]

  /// How far a property of a type of layer is drawn.
  public static func level(of property: String, in layerType: String) -> Level {
    if layerType == "fill-extrusion" { return .no("extrusions are not drawn yet") }
    return exceptions[property] ?? .yes
  }

  /// How far the members of a style besides its layers are drawn.
  public static let members: [(name: String, level: Level)] = [
    ("version", .yes), ("name", .yes), ("metadata", .yes), ("center", .yes), ("zoom", .yes),
    ("bearing", .yes), ("sources", .yes), ("layers", .yes), ("sprite", .yes), ("glyphs", .yes),
    ("state", .yes), ("centerAltitude", .noEffect("pitch is not drawn yet")),
    ("pitch", .no("the map is seen from straight above")),
    ("roll", .no("the map is seen from straight above")),
    ("sky", .no("it is seen only with pitch")), ("light", .no("it shines only on extrusions")),
    ("terrain", .no("the map is flat")), ("projection", .partly("Mercator only")),
    ("transition", .noEffect("a still picture does not change")),
    ("font-faces", .no("fonts come from glyphs, from the program and from the system")),
    ("sources of type video", .no("a still picture shows no film")),
    ("vector sources in MLT", .no("take tiles in MVT")),
  ]

  /// What a style asks for and does not get; a sentence each.
  public static func warnings(of style: Style) -> [String] {
    var warnings: [String] = []
    let extrusions = style.layers.filter { layer in
      if case .fillExtrusion = layer.kind { layer.isVisible } else { false }
    }
    if let first = extrusions.first {
      let more = extrusions.count > 1 ? " and \(extrusions.count - 1) more" : ""
      warnings.append("layer “\(first.id)”\(more) is left out: fill-extrusion is not drawn yet")
    }
    if style.camera.pitch != 0 || style.camera.roll != 0 {
      warnings.append("the style's pitch is left out: the map is seen from straight above")
    }
    if style.terrain != nil { warnings.append("the style's terrain is left out: the map is flat") }
    if style.sky != nil, style.camera.pitch != 0 {
      warnings.append("the style's sky is left out: it is seen only with pitch")
    }
    if let type = style.projection?["type"]?.stringValue, type != "mercator" {
      warnings.append("the style's projection is left out: the map is in Mercator")
    }
    return warnings
  }
}
