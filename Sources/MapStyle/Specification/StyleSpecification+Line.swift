internal import JSON

extension StyleSpecification {
  /// `layout_line`.
  static let lineLayout: [PropertySpecification] = [
    .init(
      "line-cap", .enumeration, default: "butt", values: ["butt", "round", "square"],
      parameters: [.zoom, .feature], kind: .dataDriven),
    .init(
      "line-join", .enumeration, default: "miter", values: ["bevel", "round", "miter"],
      parameters: [.zoom, .feature], kind: .dataDriven),
    .init(
      "line-miter-limit", .number, default: 2, isInterpolated: true, parameters: [.zoom, .feature],
      kind: .dataDriven, requires: [.value("line-join", ["miter"])]),
    .init(
      "line-round-limit", .number, default: 1.05, isInterpolated: true,
      parameters: [.zoom, .feature], kind: .dataDriven, requires: [.value("line-join", ["round"])]),
    .init("line-sort-key", .number, parameters: [.zoom, .feature], kind: .dataDriven),
    .init(
      "visibility", .enumeration, default: "visible", values: ["visible", "none"],
      parameters: [.globalState]),
  ]

  /// `paint_line`.
  static let linePaint: [PropertySpecification] = [
    .init(
      "line-opacity", .number, default: 1, minimum: 0, maximum: 1, isInterpolated: true,
      parameters: [.zoom, .feature, .featureState], kind: .dataDriven, isTransitionable: true),
    .init(
      "line-layer-opacity", .number, default: 1, minimum: 0, maximum: 1, isInterpolated: true,
      parameters: [.zoom, .globalState], isTransitionable: true),
    .init(
      "line-color", .color, default: "#000000", isInterpolated: true,
      parameters: [.zoom, .feature, .featureState], kind: .dataDriven, isTransitionable: true,
      requires: [.unset("line-pattern")]),
    .init(
      "line-translate", .array(.number, length: 2), default: [0, 0], isInterpolated: true,
      parameters: [.zoom], isTransitionable: true),
    .init(
      "line-translate-anchor", .enumeration, default: "map", values: ["map", "viewport"],
      parameters: [.zoom], requires: [.set("line-translate")]),
    .init(
      "line-width", .number, default: 1, minimum: 0, isInterpolated: true,
      parameters: [.zoom, .feature, .featureState], kind: .dataDriven, isTransitionable: true),
    .init(
      "line-gap-width", .number, default: 0, minimum: 0, isInterpolated: true,
      parameters: [.zoom, .feature, .featureState], kind: .dataDriven, isTransitionable: true),
    .init(
      "line-offset", .number, default: 0, isInterpolated: true,
      parameters: [.zoom, .feature, .featureState], kind: .dataDriven, isTransitionable: true),
    .init(
      "line-blur", .number, default: 0, minimum: 0, isInterpolated: true,
      parameters: [.zoom, .feature, .featureState], kind: .dataDriven, isTransitionable: true),
    .init(
      "line-dasharray", .array(.number, length: nil), minimum: 0, parameters: [.zoom, .feature],
      kind: .crossFadedDataDriven, isTransitionable: true, requires: [.unset("line-pattern")]),
    .init(
      "line-pattern", .resolvedImage, parameters: [.zoom, .feature], kind: .crossFadedDataDriven,
      isTransitionable: true),
    .init(
      "line-gradient", .color, isInterpolated: true, parameters: [.lineProgress], kind: .colorRamp,
      requires: [.unset("line-dasharray"), .unset("line-pattern"), .lineMetrics]),
  ]
}
