internal import JSON

extension StyleSpecification {
  /// `layout_color-relief`.
  static let colorReliefLayout: [PropertySpecification] = [
    .init(
      "visibility", .enumeration, default: "visible", values: ["visible", "none"],
      parameters: [.globalState])
  ]

  /// `paint_color-relief`.
  static let colorReliefPaint: [PropertySpecification] = [
    .init(
      "color-relief-opacity", .number, default: 1, minimum: 0, maximum: 1, isInterpolated: true,
      parameters: [.zoom], isTransitionable: true),
    .init(
      "color-relief-color", .color, isInterpolated: true, parameters: [.elevation], kind: .colorRamp
    ),
    .init(
      "resampling", .enumeration, default: "linear", values: ["linear", "nearest"],
      parameters: [.zoom]),
  ]
}
