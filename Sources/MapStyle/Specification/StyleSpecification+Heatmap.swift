internal import JSON

extension StyleSpecification {
  /// `layout_heatmap`.
  static let heatmapLayout: [PropertySpecification] = [
    .init(
      "visibility", .enumeration, default: "visible", values: ["visible", "none"],
      parameters: [.globalState])
  ]

  /// `paint_heatmap`.
  static let heatmapPaint: [PropertySpecification] = [
    .init(
      "heatmap-radius", .number, default: 30, minimum: 1, isInterpolated: true,
      parameters: [.zoom, .feature, .featureState], kind: .dataDriven, isTransitionable: true),
    .init(
      "heatmap-weight", .number, default: 1, minimum: 0, isInterpolated: true,
      parameters: [.zoom, .feature, .featureState], kind: .dataDriven),
    .init(
      "heatmap-intensity", .number, default: 1, minimum: 0, isInterpolated: true,
      parameters: [.zoom], isTransitionable: true),
    .init(
      "heatmap-color", .color,
      default: [
        "interpolate", ["linear"], ["heatmap-density"], 0, "rgba(0, 0, 255, 0)", 0.1, "royalblue",
        0.3, "cyan", 0.5, "lime", 0.7, "yellow", 1, "red",
      ], isInterpolated: true, parameters: [.heatmapDensity], kind: .colorRamp),
    .init(
      "heatmap-opacity", .number, default: 1, minimum: 0, maximum: 1, isInterpolated: true,
      parameters: [.zoom], isTransitionable: true),
  ]
}
