internal import JSON

extension StyleSpecification {
  /// `layout_raster`.
  static let rasterLayout: [PropertySpecification] = [
    .init(
      "visibility", .enumeration, default: "visible", values: ["visible", "none"],
      parameters: [.globalState])
  ]

  /// `paint_raster`.
  static let rasterPaint: [PropertySpecification] = [
    .init(
      "raster-opacity", .number, default: 1, minimum: 0, maximum: 1, isInterpolated: true,
      parameters: [.zoom], isTransitionable: true),
    .init(
      "raster-hue-rotate", .number, default: 0, period: 360, isInterpolated: true,
      parameters: [.zoom], isTransitionable: true),
    .init(
      "raster-brightness-min", .number, default: 0, minimum: 0, maximum: 1, isInterpolated: true,
      parameters: [.zoom], isTransitionable: true),
    .init(
      "raster-brightness-max", .number, default: 1, minimum: 0, maximum: 1, isInterpolated: true,
      parameters: [.zoom], isTransitionable: true),
    .init(
      "raster-saturation", .number, default: 0, minimum: -1, maximum: 1, isInterpolated: true,
      parameters: [.zoom], isTransitionable: true),
    .init(
      "raster-contrast", .number, default: 0, minimum: -1, maximum: 1, isInterpolated: true,
      parameters: [.zoom], isTransitionable: true),
    .init(
      "resampling", .enumeration, default: "linear", values: ["linear", "nearest"],
      parameters: [.zoom]),
    .init(
      "raster-resampling", .enumeration, default: "linear", values: ["linear", "nearest"],
      parameters: [.zoom]),
    .init(
      "raster-fade-duration", .number, default: 300, minimum: 0, isInterpolated: true,
      parameters: [.zoom]),
  ]
}
