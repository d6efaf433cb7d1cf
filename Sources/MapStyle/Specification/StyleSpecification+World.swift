internal import JSON

extension StyleSpecification {
  /// `light`.
  static let light: [PropertySpecification] = [
    .init(
      "anchor", .enumeration, default: "viewport", values: ["map", "viewport"], parameters: [.zoom]),
    .init(
      "position", .array(.number, length: 3), default: [1.15, 210, 30], isInterpolated: true,
      parameters: [.zoom], isTransitionable: true),
    .init(
      "color", .color, default: "#ffffff", isInterpolated: true, parameters: [.zoom],
      isTransitionable: true),
    .init(
      "intensity", .number, default: 0.5, minimum: 0, maximum: 1, isInterpolated: true,
      parameters: [.zoom], isTransitionable: true),
  ]

  /// `sky`.
  static let sky: [PropertySpecification] = [
    .init(
      "sky-color", .color, default: "#88C6FC", isInterpolated: true, parameters: [.zoom],
      isTransitionable: true),
    .init(
      "horizon-color", .color, default: "#ffffff", isInterpolated: true, parameters: [.zoom],
      isTransitionable: true),
    .init(
      "fog-color", .color, default: "#ffffff", isInterpolated: true, parameters: [.zoom],
      isTransitionable: true),
    .init(
      "fog-ground-blend", .number, default: 0.5, minimum: 0, maximum: 1, isInterpolated: true,
      parameters: [.zoom], isTransitionable: true),
    .init(
      "horizon-fog-blend", .number, default: 0.8, minimum: 0, maximum: 1, isInterpolated: true,
      parameters: [.zoom], isTransitionable: true),
    .init(
      "sky-horizon-blend", .number, default: 0.8, minimum: 0, maximum: 1, isInterpolated: true,
      parameters: [.zoom], isTransitionable: true),
    .init(
      "atmosphere-blend", .number, default: 0.8, minimum: 0, maximum: 1, isInterpolated: true,
      parameters: [.zoom], isTransitionable: true),
  ]

  /// `projection`.
  static let projection: [PropertySpecification] = [
    .init("type", .projection, default: "mercator", isInterpolated: true, parameters: [.zoom])
  ]
}
