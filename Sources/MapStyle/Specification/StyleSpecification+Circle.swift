internal import JSON

extension StyleSpecification {
  /// `layout_circle`.
  static let circleLayout: [PropertySpecification] = [
    .init("circle-sort-key", .number, parameters: [.zoom, .feature], kind: .dataDriven),
    .init(
      "visibility", .enumeration, default: "visible", values: ["visible", "none"],
      parameters: [.globalState]),
  ]

  /// `paint_circle`.
  static let circlePaint: [PropertySpecification] = [
    .init(
      "circle-radius", .number, default: 5, minimum: 0, isInterpolated: true,
      parameters: [.zoom, .feature, .featureState], kind: .dataDriven, isTransitionable: true),
    .init(
      "circle-color", .color, default: "#000000", isInterpolated: true,
      parameters: [.zoom, .feature, .featureState], kind: .dataDriven, isTransitionable: true),
    .init(
      "circle-blur", .number, default: 0, isInterpolated: true,
      parameters: [.zoom, .feature, .featureState], kind: .dataDriven, isTransitionable: true),
    .init(
      "circle-opacity", .number, default: 1, minimum: 0, maximum: 1, isInterpolated: true,
      parameters: [.zoom, .feature, .featureState], kind: .dataDriven, isTransitionable: true),
    .init(
      "circle-translate", .array(.number, length: 2), default: [0, 0], isInterpolated: true,
      parameters: [.zoom], isTransitionable: true),
    .init(
      "circle-translate-anchor", .enumeration, default: "map", values: ["map", "viewport"],
      parameters: [.zoom], requires: [.set("circle-translate")]),
    .init(
      "circle-pitch-scale", .enumeration, default: "map", values: ["map", "viewport"],
      parameters: [.zoom]),
    .init(
      "circle-pitch-alignment", .enumeration, default: "viewport", values: ["map", "viewport"],
      parameters: [.zoom]),
    .init(
      "circle-stroke-width", .number, default: 0, minimum: 0, isInterpolated: true,
      parameters: [.zoom, .feature, .featureState], kind: .dataDriven, isTransitionable: true),
    .init(
      "circle-stroke-color", .color, default: "#000000", isInterpolated: true,
      parameters: [.zoom, .feature, .featureState], kind: .dataDriven, isTransitionable: true),
    .init(
      "circle-stroke-opacity", .number, default: 1, minimum: 0, maximum: 1, isInterpolated: true,
      parameters: [.zoom, .feature, .featureState], kind: .dataDriven, isTransitionable: true),
  ]
}
