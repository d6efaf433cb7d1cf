internal import JSON

extension StyleSpecification {
  /// `layout_fill`.
  static let fillLayout: [PropertySpecification] = [
    .init("fill-sort-key", .number, parameters: [.zoom, .feature], kind: .dataDriven),
    .init(
      "visibility", .enumeration, default: "visible", values: ["visible", "none"],
      parameters: [.globalState]),
  ]

  /// `paint_fill`.
  static let fillPaint: [PropertySpecification] = [
    .init("fill-antialias", .boolean, default: true, parameters: [.zoom]),
    .init(
      "fill-opacity", .number, default: 1, minimum: 0, maximum: 1, isInterpolated: true,
      parameters: [.zoom, .feature, .featureState], kind: .dataDriven, isTransitionable: true),
    .init(
      "fill-layer-opacity", .number, default: 1, minimum: 0, maximum: 1, isInterpolated: true,
      parameters: [.zoom, .globalState], isTransitionable: true),
    .init(
      "fill-color", .color, default: "#000000", isInterpolated: true,
      parameters: [.zoom, .feature, .featureState], kind: .dataDriven, isTransitionable: true),
    .init(
      "fill-outline-color", .color, isInterpolated: true,
      parameters: [.zoom, .feature, .featureState], kind: .dataDriven, isTransitionable: true,
      requires: [.unset("fill-pattern"), .value("fill-antialias", [true])]),
    .init(
      "fill-translate", .array(.number, length: 2), default: [0, 0], isInterpolated: true,
      parameters: [.zoom], isTransitionable: true),
    .init(
      "fill-translate-anchor", .enumeration, default: "map", values: ["map", "viewport"],
      parameters: [.zoom], requires: [.set("fill-translate")]),
    .init(
      "fill-pattern", .resolvedImage, parameters: [.zoom, .feature], kind: .crossFadedDataDriven,
      isTransitionable: true),
  ]
}
