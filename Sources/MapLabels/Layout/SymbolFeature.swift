internal import MapStyle
internal import Pixels
internal import VectorTiles

/// A feature of a symbol layer with its properties evaluated.
struct SymbolFeature: Sendable {
  /// Its place in the source's layer.
  var index: Int
  var type: GeometryType
  /// In units of which 8192 are the tile's side; rings end where they begin.
  var lines: [[SIMD2<Double>]]
  var sortKey = 0.0
  var text: LabelText?
  /// Equal for equal texts; −1 without text.
  var textNumber = -1
  /// Equal for texts that also look equal, section by section.
  var lookNumber = -1
  /// The image's name.
  var icon: String?
  var textValues = TextValues()
  var iconValues = IconValues()

  /// Sizes in points, or factors on an icon's size, at several zooms.
  struct Sizes: Sendable {
    /// At the camera's zoom: what is drawn.
    var drawn = 1.0
    /// At the tile's zoom and one more: what collision boxes are of.
    var layout = 1.0
    /// At the tile's zoom.
    var tile = 1.0
    /// At zoom 18: what anchors along lines are found with.
    var largest = 1.0
  }

  /// How the text is set and painted.
  struct TextValues: Sendable {
    var size = Sizes()
    /// In units of which 24 are an em.
    var maximumWidth = 240.0
    /// In units of which 24 are an em.
    var spacing = 0.0
    var anchor = SymbolAnchor.center
    var justification = TextJustification.center
    /// In radians.
    var rotation = 0.0
    /// In units of which 24 are an em.
    var offset = SIMD2(0.0, 0.0)
    var variableAnchors: [VariableAnchor] = []
    var paint = SymbolPaint()
  }

  /// How the icon is set and painted.
  struct IconValues: Sendable {
    var size = Sizes()
    /// In degrees.
    var rotation = 0.0
    /// In points at icon size 1.
    var offset = SIMD2(0.0, 0.0)
    var anchor = SymbolAnchor.center
    /// In points.
    var padding = Padding(top: 2, right: 2, bottom: 2, left: 2)
    var paint = SymbolPaint()
  }
}

/// The colours of a text or icon.
struct SymbolPaint: Sendable {
  var opacity = 1.0
  var color = Color.black
  var haloColor = Color.clear
  /// In points.
  var haloWidth = 0.0
  /// In points.
  var haloBlur = 0.0
}

/// An anchor that a text may take.
struct VariableAnchor: Sendable {
  var anchor: SymbolAnchor
  /// In units of which 24 are an em.
  var offset: SIMD2<Double>

  /// From a text's line to the edge of its letters (symbol_layout.ts).
  private static let baseline = 7.0

  /// An anchor of `text-variable-anchor-offset`.
  init(_ entry: VariableAnchorOffsets.Entry) {
    anchor = entry.anchor
    offset = entry.offset * TextSetting.em
    offset.y += Self.verticalSide(anchor) * -Self.baseline
  }

  /// An anchor at a distance in all directions.
  init(_ anchor: SymbolAnchor, radius: Double) {
    self.anchor = anchor
    let (x, y) = (Self.horizontalSide(anchor), Self.verticalSide(anchor))
    let radius = max(0, radius)
    let side = x != 0 && y != 0 ? radius / 2.0.squareRoot() : radius
    offset = SIMD2(x * side, y * (side - Self.baseline))
  }

  /// An anchor at distances to the sides.
  init(_ anchor: SymbolAnchor, distances: SIMD2<Double>) {
    self.anchor = anchor
    offset = SIMD2(
      Self.horizontalSide(anchor) * abs(distances.x),
      Self.verticalSide(anchor) * (abs(distances.y) - Self.baseline))
  }

  /// 1 where the text lies right of its anchor, −1 where it lies left of it.
  private static func horizontalSide(_ anchor: SymbolAnchor) -> Double {
    1 - 2 * anchor.alignment.x
  }

  /// 1 where the text lies below its anchor, −1 where it lies above it.
  private static func verticalSide(_ anchor: SymbolAnchor) -> Double { 1 - 2 * anchor.alignment.y }
}
