internal import JSON

extension StyleSpecification {
  /// `layout_fill-extrusion`.
  static let fillExtrusionLayout: [PropertySpecification] = [
    .init(
      "visibility", .enumeration, default: "visible", values: ["visible", "none"],
      parameters: [.globalState]),
    .init(
      "fill-extrusion-rounded-corner-distance", .number, default: 0, minimum: 0, kind: .constant),
  ]

  /// `paint_fill-extrusion`.
  static let fillExtrusionPaint: [PropertySpecification] = [
    .init(
      "fill-extrusion-opacity", .number, default: 1, minimum: 0, maximum: 1, isInterpolated: true,
      parameters: [.zoom], isTransitionable: true),
    .init(
      "fill-extrusion-color", .color, default: "#000000", isInterpolated: true,
      parameters: [.zoom, .feature, .featureState], kind: .dataDriven, isTransitionable: true,
      requires: [.unset("fill-extrusion-pattern")]),
    .init(
      "fill-extrusion-translate", .array(.number, length: 2), default: [0, 0], isInterpolated: true,
      parameters: [.zoom], isTransitionable: true),
    .init(
      "fill-extrusion-translate-anchor", .enumeration, default: "map", values: ["map", "viewport"],
      parameters: [.zoom], requires: [.set("fill-extrusion-translate")]),
    .init(
      "fill-extrusion-pattern", .resolvedImage, parameters: [.zoom, .feature],
      kind: .crossFadedDataDriven, isTransitionable: true),
    .init(
      "fill-extrusion-height", .number, default: 0, minimum: 0, isInterpolated: true,
      parameters: [.zoom, .feature, .featureState], kind: .dataDriven, isTransitionable: true),
    .init(
      "fill-extrusion-base", .number, default: 0, minimum: 0, isInterpolated: true,
      parameters: [.zoom, .feature, .featureState], kind: .dataDriven, isTransitionable: true,
      requires: [.set("fill-extrusion-height")]),
    .init("fill-extrusion-vertical-gradient", .boolean, default: true, parameters: [.zoom]),
  ]
}
