internal import JSON

extension StyleSpecification {
  /// `layout_symbol`.
  static let symbolLayout: [PropertySpecification] = [
    .init(
      "symbol-placement", .enumeration, default: "point", values: ["point", "line", "line-center"],
      parameters: [.zoom]),
    .init(
      "symbol-spacing", .number, default: 250, minimum: 1, isInterpolated: true,
      parameters: [.zoom], requires: [.value("symbol-placement", ["line"])]),
    .init("symbol-avoid-edges", .boolean, default: false, parameters: [.zoom]),
    .init("symbol-sort-key", .number, parameters: [.zoom, .feature], kind: .dataDriven),
    .init(
      "symbol-z-order", .enumeration, default: "auto", values: ["auto", "viewport-y", "source"],
      parameters: [.zoom]),
    .init(
      "icon-allow-overlap", .boolean, default: false, parameters: [.zoom],
      requires: [.set("icon-image"), .unset("icon-overlap")]),
    .init(
      "icon-overlap", .enumeration, values: ["never", "always", "cooperative"], parameters: [.zoom],
      requires: [.set("icon-image")]),
    .init(
      "icon-ignore-placement", .boolean, default: false, parameters: [.zoom],
      requires: [.set("icon-image")]),
    .init(
      "icon-optional", .boolean, default: false, parameters: [.zoom],
      requires: [.set("icon-image"), .set("text-field")]),
    .init(
      "icon-rotation-alignment", .enumeration, default: "auto",
      values: ["map", "viewport", "auto"], parameters: [.zoom], requires: [.set("icon-image")]),
    .init(
      "icon-size", .number, default: 1, minimum: 0, isInterpolated: true,
      parameters: [.zoom, .feature], kind: .dataDriven, requires: [.set("icon-image")]),
    .init(
      "icon-text-fit", .enumeration, default: "none", values: ["none", "width", "height", "both"],
      parameters: [.zoom], requires: [.set("icon-image"), .set("text-field")]),
    .init(
      "icon-text-fit-padding", .array(.number, length: 4), default: [0, 0, 0, 0],
      isInterpolated: true, parameters: [.zoom],
      requires: [
        .set("icon-image"), .set("text-field"),
        .value("icon-text-fit", ["both", "width", "height"]),
      ]),
    .init(
      "icon-image", .resolvedImage, parameters: [.zoom, .feature], kind: .dataDriven, tokens: true),
    .init(
      "icon-rotate", .number, default: 0, period: 360, isInterpolated: true,
      parameters: [.zoom, .feature], kind: .dataDriven, requires: [.set("icon-image")]),
    .init(
      "icon-padding", .padding, default: [2], isInterpolated: true, parameters: [.zoom, .feature],
      kind: .dataDriven, requires: [.set("icon-image")]),
    .init(
      "icon-keep-upright", .boolean, default: false, parameters: [.zoom],
      requires: [
        .set("icon-image"), .value("icon-rotation-alignment", ["map"]),
        .value("symbol-placement", ["line", "line-center"]),
      ]),
    .init(
      "icon-offset", .array(.number, length: 2), default: [0, 0], isInterpolated: true,
      parameters: [.zoom, .feature], kind: .dataDriven, requires: [.set("icon-image")]),
    .init(
      "icon-anchor", .enumeration, default: "center",
      values: [
        "center", "left", "right", "top", "bottom", "top-left", "top-right", "bottom-left",
        "bottom-right",
      ], parameters: [.zoom, .feature], kind: .dataDriven, requires: [.set("icon-image")]),
    .init(
      "icon-pitch-alignment", .enumeration, default: "auto", values: ["map", "viewport", "auto"],
      parameters: [.zoom], requires: [.set("icon-image")]),
    .init(
      "text-pitch-alignment", .enumeration, default: "auto", values: ["map", "viewport", "auto"],
      parameters: [.zoom], requires: [.set("text-field")]),
    .init(
      "text-rotation-alignment", .enumeration, default: "auto",
      values: ["map", "viewport", "viewport-glyph", "auto"], parameters: [.zoom],
      requires: [.set("text-field")]),
    .init(
      "text-field", .formatted, default: "", parameters: [.zoom, .feature], kind: .dataDriven,
      tokens: true),
    .init(
      "text-font", .array(.string, length: nil),
      default: ["Open Sans Regular", "Arial Unicode MS Regular"], parameters: [.zoom, .feature],
      kind: .dataDriven, requires: [.set("text-field")]),
    .init(
      "text-size", .number, default: 16, minimum: 0, isInterpolated: true,
      parameters: [.zoom, .feature], kind: .dataDriven, requires: [.set("text-field")]),
    .init(
      "text-max-width", .number, default: 10, minimum: 0, isInterpolated: true,
      parameters: [.zoom, .feature], kind: .dataDriven, requires: [.set("text-field")]),
    .init(
      "text-line-height", .number, default: 1.2, isInterpolated: true, parameters: [.zoom],
      requires: [.set("text-field")]),
    .init(
      "text-letter-spacing", .number, default: 0, isInterpolated: true,
      parameters: [.zoom, .feature], kind: .dataDriven, requires: [.set("text-field")]),
    .init(
      "text-justify", .enumeration, default: "center", values: ["auto", "left", "center", "right"],
      parameters: [.zoom, .feature], kind: .dataDriven, requires: [.set("text-field")]),
    .init(
      "text-radial-offset", .number, default: 0, isInterpolated: true,
      parameters: [.zoom, .feature], kind: .dataDriven, requires: [.set("text-field")]),
    .init(
      "text-variable-anchor", .array(.enumeration, length: nil),
      values: [
        "center", "left", "right", "top", "bottom", "top-left", "top-right", "bottom-left",
        "bottom-right",
      ], parameters: [.zoom], requires: [.set("text-field"), .value("symbol-placement", ["point"])]),
    .init(
      "text-variable-anchor-offset", .variableAnchorOffsets, isInterpolated: true,
      parameters: [.zoom, .feature], kind: .dataDriven,
      requires: [.set("text-field"), .value("symbol-placement", ["point"])]),
    .init(
      "text-anchor", .enumeration, default: "center",
      values: [
        "center", "left", "right", "top", "bottom", "top-left", "top-right", "bottom-left",
        "bottom-right",
      ], parameters: [.zoom, .feature], kind: .dataDriven,
      requires: [.set("text-field"), .unset("text-variable-anchor")]),
    .init(
      "text-max-angle", .number, default: 45, isInterpolated: true, parameters: [.zoom],
      requires: [.set("text-field"), .value("symbol-placement", ["line", "line-center"])]),
    .init(
      "text-writing-mode", .array(.enumeration, length: nil), values: ["horizontal", "vertical"],
      parameters: [.zoom], requires: [.set("text-field"), .value("symbol-placement", ["point"])]),
    .init(
      "text-rotate", .number, default: 0, period: 360, isInterpolated: true,
      parameters: [.zoom, .feature], kind: .dataDriven, requires: [.set("text-field")]),
    .init(
      "text-padding", .number, default: 2, minimum: 0, isInterpolated: true, parameters: [.zoom],
      requires: [.set("text-field")]),
    .init(
      "text-keep-upright", .boolean, default: true, parameters: [.zoom],
      requires: [
        .set("text-field"), .value("text-rotation-alignment", ["map"]),
        .value("symbol-placement", ["line", "line-center"]),
      ]),
    .init(
      "text-transform", .enumeration, default: "none", values: ["none", "uppercase", "lowercase"],
      parameters: [.zoom, .feature], kind: .dataDriven, requires: [.set("text-field")]),
    .init(
      "text-offset", .array(.number, length: 2), default: [0, 0], isInterpolated: true,
      parameters: [.zoom, .feature], kind: .dataDriven,
      requires: [.set("text-field"), .unset("text-radial-offset")]),
    .init(
      "text-allow-overlap", .boolean, default: false, parameters: [.zoom],
      requires: [.set("text-field"), .unset("text-overlap")]),
    .init(
      "text-overlap", .enumeration, values: ["never", "always", "cooperative"], parameters: [.zoom],
      requires: [.set("text-field")]),
    .init(
      "text-ignore-placement", .boolean, default: false, parameters: [.zoom],
      requires: [.set("text-field")]),
    .init(
      "text-optional", .boolean, default: false, parameters: [.zoom],
      requires: [.set("text-field"), .set("icon-image")]),
    .init(
      "visibility", .enumeration, default: "visible", values: ["visible", "none"],
      parameters: [.globalState]),
  ]

  /// `paint_symbol`.
  static let symbolPaint: [PropertySpecification] = [
    .init(
      "icon-opacity", .number, default: 1, minimum: 0, maximum: 1, isInterpolated: true,
      parameters: [.zoom, .feature, .featureState], kind: .dataDriven, isTransitionable: true,
      requires: [.set("icon-image")]),
    .init(
      "icon-color", .color, default: "#000000", isInterpolated: true,
      parameters: [.zoom, .feature, .featureState], kind: .dataDriven, isTransitionable: true,
      requires: [.set("icon-image")]),
    .init(
      "icon-halo-color", .color, default: "rgba(0, 0, 0, 0)", isInterpolated: true,
      parameters: [.zoom, .feature, .featureState], kind: .dataDriven, isTransitionable: true,
      requires: [.set("icon-image")]),
    .init(
      "icon-halo-width", .number, default: 0, minimum: 0, isInterpolated: true,
      parameters: [.zoom, .feature, .featureState], kind: .dataDriven, isTransitionable: true,
      requires: [.set("icon-image")]),
    .init(
      "icon-halo-blur", .number, default: 0, minimum: 0, isInterpolated: true,
      parameters: [.zoom, .feature, .featureState], kind: .dataDriven, isTransitionable: true,
      requires: [.set("icon-image")]),
    .init(
      "icon-translate", .array(.number, length: 2), default: [0, 0], isInterpolated: true,
      parameters: [.zoom], isTransitionable: true, requires: [.set("icon-image")]),
    .init(
      "icon-translate-anchor", .enumeration, default: "map", values: ["map", "viewport"],
      parameters: [.zoom], requires: [.set("icon-image"), .set("icon-translate")]),
    .init(
      "text-opacity", .number, default: 1, minimum: 0, maximum: 1, isInterpolated: true,
      parameters: [.zoom, .feature, .featureState], kind: .dataDriven, isTransitionable: true,
      requires: [.set("text-field")]),
    .init(
      "text-color", .color, default: "#000000", isInterpolated: true,
      parameters: [.zoom, .feature, .featureState], kind: .dataDriven, isOverridable: true,
      isTransitionable: true, requires: [.set("text-field")]),
    .init(
      "text-halo-color", .color, default: "rgba(0, 0, 0, 0)", isInterpolated: true,
      parameters: [.zoom, .feature, .featureState], kind: .dataDriven, isTransitionable: true,
      requires: [.set("text-field")]),
    .init(
      "text-halo-width", .number, default: 0, minimum: 0, isInterpolated: true,
      parameters: [.zoom, .feature, .featureState], kind: .dataDriven, isTransitionable: true,
      requires: [.set("text-field")]),
    .init(
      "text-halo-blur", .number, default: 0, minimum: 0, isInterpolated: true,
      parameters: [.zoom, .feature, .featureState], kind: .dataDriven, isTransitionable: true,
      requires: [.set("text-field")]),
    .init(
      "text-translate", .array(.number, length: 2), default: [0, 0], isInterpolated: true,
      parameters: [.zoom], isTransitionable: true, requires: [.set("text-field")]),
    .init(
      "text-translate-anchor", .enumeration, default: "map", values: ["map", "viewport"],
      parameters: [.zoom], requires: [.set("text-field"), .set("text-translate")]),
  ]
}
