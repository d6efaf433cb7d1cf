public import JSON
public import Pixels

/// What an expression gives.
public enum StyleValue: Sendable, Equatable {
  /// Nothing.
  case null
  /// True or false.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case string(String)
  /// A colour.
  case color(Color)
  /// Values in order.
  case array([StyleValue])
  /// Values by name.
  case object(JSONObject)
  /// A text in sections.
  case formatted(Formatted)
  /// An image's name.
  case image(ResolvedImage)
  /// Distances at four sides.
  case padding(Padding)
  /// Numbers, at least one.
  case numberArray([Double])
  /// Colours, at least one.
  case colorArray([Color])
  /// Anchors with offsets.
  case variableAnchorOffsets(VariableAnchorOffsets)
  /// A map projection.
  case projection(ProjectionDefinition)
  /// A way to compare texts.
  case collator(Collator)
}
