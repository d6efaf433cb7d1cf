public import Pixels

/// A layer of type `symbol`: icons and texts.
public final class SymbolLayer: Sendable {
  /// `symbol-placement`: label placement relative to its geometry.
  public let placement: StyleProperty<SymbolPlacement>
  /// `symbol-spacing`: distance between two symbol anchors; in points.
  public let spacing: StyleProperty<Double>
  /// `symbol-avoid-edges`: if true, the symbols will not cross tile edges to avoid mutual
  /// collisions.
  public let avoidEdges: StyleProperty<Bool>
  /// `symbol-sort-key`: sorts features in ascending order based on this value.
  public let sortKey: StyleProperty<Double?>
  /// `symbol-z-order`: determines whether overlapping symbols in the same layer are rendered in
  /// the order that they appear in the data source or by ….
  public let zOrder: StyleProperty<SymbolZOrder>
  /// `icon-allow-overlap`: if true, the icon will be visible even if it collides with other
  /// previously drawn symbols.
  public let iconAllowOverlap: StyleProperty<Bool>
  /// `icon-overlap`: allows for control over whether to show an icon when it overlaps other
  /// symbols on the map.
  public let iconOverlap: StyleProperty<OverlapMode?>
  /// `icon-ignore-placement`: if true, other symbols can be visible even if they collide with the
  /// icon.
  public let iconIgnorePlacement: StyleProperty<Bool>
  /// `icon-optional`: if true, text will display without their corresponding icons when the icon
  /// collides with other symbols and the text does not.
  public let iconOptional: StyleProperty<Bool>
  /// `icon-rotation-alignment`: in combination with `symbol-placement`, determines the rotation
  /// behavior of icons.
  public let iconRotationAlignment: StyleProperty<SymbolAlignment>
  /// `icon-size`: scales the original size of the icon by the provided factor; in factor of the
  /// original icon size.
  public let iconSize: StyleProperty<Double>
  /// `icon-text-fit`: scales the icon to fit around the associated text.
  public let iconTextFit: StyleProperty<IconTextFit>
  /// `icon-text-fit-padding`: size of the additional area added to dimensions determined by
  /// `icon-text-fit`, in clockwise order: top, right, bottom, left; in points.
  public let iconTextFitPadding: StyleProperty<Padding>
  /// `icon-image`: name of image in sprite to use for drawing an image background.
  public let iconImage: StyleProperty<ResolvedImage?>
  /// `icon-rotate`: rotates the icon clockwise; in degrees.
  public let iconRotate: StyleProperty<Double>
  /// `icon-padding`: size of additional area round the icon bounding box used for detecting
  /// symbol collisions; in points.
  public let iconPadding: StyleProperty<Padding>
  /// `icon-keep-upright`: if true, the icon may be flipped to prevent it from being rendered
  /// upside-down.
  public let iconKeepUpright: StyleProperty<Bool>
  /// `icon-offset`: offset distance of icon from its anchor.
  public let iconOffset: StyleProperty<SIMD2<Double>>
  /// `icon-anchor`: part of the icon placed closest to the anchor.
  public let iconAnchor: StyleProperty<SymbolAnchor>
  /// `icon-pitch-alignment`: orientation of icon when map is pitched.
  public let iconPitchAlignment: StyleProperty<SymbolAlignment>
  /// `text-pitch-alignment`: orientation of text when map is pitched.
  public let textPitchAlignment: StyleProperty<SymbolAlignment>
  /// `text-rotation-alignment`: in combination with `symbol-placement`, determines the rotation
  /// behavior of the individual glyphs forming the text.
  public let textRotationAlignment: StyleProperty<SymbolAlignment>
  /// `text-field`: value to use for a text label.
  public let textField: StyleProperty<Formatted>
  /// `text-font`: fonts to use for displaying text.
  public let textFont: StyleProperty<[String]>
  /// `text-size`: font size; in points.
  public let textSize: StyleProperty<Double>
  /// `text-max-width`: the maximum line width for text wrapping; in ems.
  public let textMaxWidth: StyleProperty<Double>
  /// `text-line-height`: text leading value for multi-line text; in ems.
  public let textLineHeight: StyleProperty<Double>
  /// `text-letter-spacing`: text tracking amount; in ems.
  public let textLetterSpacing: StyleProperty<Double>
  /// `text-justify`: text justification options.
  public let textJustify: StyleProperty<TextJustification>
  /// `text-radial-offset`: radial offset of text, in the direction of the symbol's anchor; in
  /// ems.
  public let textRadialOffset: StyleProperty<Double>
  /// `text-variable-anchor`: to increase the chance of placing high-priority labels on the map,
  /// you can provide an array of `text-anchor` locations: ….
  public let textVariableAnchor: StyleProperty<[SymbolAnchor]?>
  /// `text-variable-anchor-offset`: to increase the chance of placing high-priority labels on the
  /// map, you can provide an array of `text-anchor` ….
  public let textVariableAnchorOffset: StyleProperty<VariableAnchorOffsets?>
  /// `text-anchor`: part of the text placed closest to the anchor.
  public let textAnchor: StyleProperty<SymbolAnchor>
  /// `text-max-angle`: maximum angle change between adjacent characters; in degrees.
  public let textMaxAngle: StyleProperty<Double>
  /// `text-writing-mode`: the property allows control over a symbol's orientation.
  public let textWritingMode: StyleProperty<[WritingMode]?>
  /// `text-rotate`: rotates the text clockwise; in degrees.
  public let textRotate: StyleProperty<Double>
  /// `text-padding`: size of the additional area around the text bounding box used for detecting
  /// symbol collisions; in points.
  public let textPadding: StyleProperty<Double>
  /// `text-keep-upright`: if true, the text may be flipped vertically to prevent it from being
  /// rendered upside-down.
  public let textKeepUpright: StyleProperty<Bool>
  /// `text-transform`: specifies how to capitalize text, similar to the CSS `text-transform`
  /// property.
  public let textTransform: StyleProperty<TextTransform>
  /// `text-offset`: offset distance of text from its anchor; in ems.
  public let textOffset: StyleProperty<SIMD2<Double>>
  /// `text-allow-overlap`: if true, the text will be visible even if it collides with other
  /// previously drawn symbols.
  public let textAllowOverlap: StyleProperty<Bool>
  /// `text-overlap`: allows for control over whether to show symbol text when it overlaps other
  /// symbols on the map.
  public let textOverlap: StyleProperty<OverlapMode?>
  /// `text-ignore-placement`: if true, other symbols can be visible even if they collide with the
  /// text.
  public let textIgnorePlacement: StyleProperty<Bool>
  /// `text-optional`: if true, icons will display without their corresponding text when the text
  /// collides with other symbols and the icon does not.
  public let textOptional: StyleProperty<Bool>
  /// `icon-opacity`: the opacity at which the icon will be drawn.
  public let iconOpacity: StyleProperty<Double>
  /// `icon-color`: the color of the icon.
  public let iconColor: StyleProperty<Color>
  /// `icon-halo-color`: the color of the icon's halo.
  public let iconHaloColor: StyleProperty<Color>
  /// `icon-halo-width`: distance of halo to the icon outline; in points.
  public let iconHaloWidth: StyleProperty<Double>
  /// `icon-halo-blur`: fade out the halo towards the outside; in points.
  public let iconHaloBlur: StyleProperty<Double>
  /// `icon-translate`: distance that the icon's anchor is moved from its original placement; in
  /// points.
  public let iconTranslate: StyleProperty<SIMD2<Double>>
  /// `icon-translate-anchor`: controls the frame of reference for `icon-translate`.
  public let iconTranslateAnchor: StyleProperty<MapAlignment>
  /// `text-opacity`: the opacity at which the text will be drawn.
  public let textOpacity: StyleProperty<Double>
  /// `text-color`: the color with which the text will be drawn.
  public let textColor: StyleProperty<Color>
  /// `text-halo-color`: the color of the text's halo, which helps it stand out from backgrounds.
  public let textHaloColor: StyleProperty<Color>
  /// `text-halo-width`: distance of halo to the font outline; in points.
  public let textHaloWidth: StyleProperty<Double>
  /// `text-halo-blur`: the halo's fadeout distance towards the outside; in points.
  public let textHaloBlur: StyleProperty<Double>
  /// `text-translate`: distance that the text's anchor is moved from its original placement; in
  /// points.
  public let textTranslate: StyleProperty<SIMD2<Double>>
  /// `text-translate-anchor`: controls the frame of reference for `text-translate`.
  public let textTranslateAnchor: StyleProperty<MapAlignment>

  init(_ reader: inout LayerReader) {
    placement = reader.layout("symbol-placement")
    spacing = reader.layout("symbol-spacing")
    avoidEdges = reader.layout("symbol-avoid-edges")
    sortKey = reader.layout("symbol-sort-key")
    zOrder = reader.layout("symbol-z-order")
    iconAllowOverlap = reader.layout("icon-allow-overlap")
    iconOverlap = reader.layout("icon-overlap")
    iconIgnorePlacement = reader.layout("icon-ignore-placement")
    iconOptional = reader.layout("icon-optional")
    iconRotationAlignment = reader.layout("icon-rotation-alignment")
    iconSize = reader.layout("icon-size")
    iconTextFit = reader.layout("icon-text-fit")
    iconTextFitPadding = reader.layout("icon-text-fit-padding")
    iconImage = reader.layout("icon-image")
    iconRotate = reader.layout("icon-rotate")
    iconPadding = reader.layout("icon-padding")
    iconKeepUpright = reader.layout("icon-keep-upright")
    iconOffset = reader.layout("icon-offset")
    iconAnchor = reader.layout("icon-anchor")
    iconPitchAlignment = reader.layout("icon-pitch-alignment")
    textPitchAlignment = reader.layout("text-pitch-alignment")
    textRotationAlignment = reader.layout("text-rotation-alignment")
    textField = reader.layout("text-field")
    textFont = reader.layout("text-font")
    textSize = reader.layout("text-size")
    textMaxWidth = reader.layout("text-max-width")
    textLineHeight = reader.layout("text-line-height")
    textLetterSpacing = reader.layout("text-letter-spacing")
    textJustify = reader.layout("text-justify")
    textRadialOffset = reader.layout("text-radial-offset")
    textVariableAnchor = reader.layout("text-variable-anchor")
    textVariableAnchorOffset = reader.layout("text-variable-anchor-offset")
    textAnchor = reader.layout("text-anchor")
    textMaxAngle = reader.layout("text-max-angle")
    textWritingMode = reader.layout("text-writing-mode")
    textRotate = reader.layout("text-rotate")
    textPadding = reader.layout("text-padding")
    textKeepUpright = reader.layout("text-keep-upright")
    textTransform = reader.layout("text-transform")
    textOffset = reader.layout("text-offset")
    textAllowOverlap = reader.layout("text-allow-overlap")
    textOverlap = reader.layout("text-overlap")
    textIgnorePlacement = reader.layout("text-ignore-placement")
    textOptional = reader.layout("text-optional")
    iconOpacity = reader.paint("icon-opacity")
    iconColor = reader.paint("icon-color")
    iconHaloColor = reader.paint("icon-halo-color")
    iconHaloWidth = reader.paint("icon-halo-width")
    iconHaloBlur = reader.paint("icon-halo-blur")
    iconTranslate = reader.paint("icon-translate")
    iconTranslateAnchor = reader.paint("icon-translate-anchor")
    textOpacity = reader.paint("text-opacity")
    textColor = reader.paint("text-color")
    textHaloColor = reader.paint("text-halo-color")
    textHaloWidth = reader.paint("text-halo-width")
    textHaloBlur = reader.paint("text-halo-blur")
    textTranslate = reader.paint("text-translate")
    textTranslateAnchor = reader.paint("text-translate-anchor")
  }
}
