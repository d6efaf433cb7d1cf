internal import MapStyle

/// What of a symbol is shown, and how.
struct PlacedSymbol {
  var bucket: Int
  var instance: Int
  var showsText = false
  var showsIcon = false
  var isVertical = false
  /// Whether the vertical icon is shown.
  var isIconVertical = false
  /// The anchor that the text took, where it may take several.
  var variableAnchor: VariableAnchor?
}
