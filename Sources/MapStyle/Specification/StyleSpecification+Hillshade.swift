internal import JSON

extension StyleSpecification {
  /// `layout_hillshade`.
  static let hillshadeLayout: [PropertySpecification] = [
    .init(
      "visibility", .enumeration, default: "visible", values: ["visible", "none"],
      parameters: [.globalState])
  ]

  /// `paint_hillshade`.
  static let hillshadePaint: [PropertySpecification] = [
    .init(
      "hillshade-illumination-direction", .numberArray, default: 335, minimum: 0, maximum: 359,
      isInterpolated: true, parameters: [.zoom]),
    .init(
      "hillshade-illumination-altitude", .numberArray, default: 45, minimum: 0, maximum: 90,
      isInterpolated: true, parameters: [.zoom]),
    .init(
      "hillshade-illumination-anchor", .enumeration, default: "viewport",
      values: ["map", "viewport"], parameters: [.zoom]),
    .init(
      "hillshade-exaggeration", .number, default: 0.5, minimum: 0, maximum: 1, isInterpolated: true,
      parameters: [.zoom], isTransitionable: true),
    .init(
      "hillshade-shadow-color", .colorArray, default: "#000000", isInterpolated: true,
      parameters: [.zoom], isTransitionable: true),
    .init(
      "hillshade-highlight-color", .colorArray, default: "#FFFFFF", isInterpolated: true,
      parameters: [.zoom], isTransitionable: true),
    .init(
      "hillshade-accent-color", .color, default: "#000000", isInterpolated: true,
      parameters: [.zoom], isTransitionable: true),
    .init(
      "hillshade-method", .enumeration, default: "standard",
      values: ["standard", "basic", "combined", "igor", "multidirectional"], parameters: [.zoom]),
    .init(
      "resampling", .enumeration, default: "linear", values: ["linear", "nearest"],
      parameters: [.zoom]),
  ]
}
