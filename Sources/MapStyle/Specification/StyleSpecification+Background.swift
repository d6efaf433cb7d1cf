internal import JSON

extension StyleSpecification {
  /// `layout_background`.
  static let backgroundLayout: [PropertySpecification] = [
    .init(
      "visibility", .enumeration, default: "visible", values: ["visible", "none"],
      parameters: [.globalState])
  ]

  /// `paint_background`.
  static let backgroundPaint: [PropertySpecification] = [
    .init(
      "background-color", .color, default: "#000000", isInterpolated: true, parameters: [.zoom],
      isTransitionable: true, requires: [.unset("background-pattern")]),
    .init(
      "background-pattern", .resolvedImage, parameters: [.zoom], kind: .crossFaded,
      isTransitionable: true),
    .init(
      "background-opacity", .number, default: 1, minimum: 0, maximum: 1, isInterpolated: true,
      parameters: [.zoom], isTransitionable: true),
  ]
}
