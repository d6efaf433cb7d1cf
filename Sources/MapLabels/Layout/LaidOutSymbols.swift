internal import Pixels

/// The symbols of a bucket: where they may stand, and what they are drawn with.
struct LaidOutSymbols: Sendable {
  var instances: [Instance] = []
  var features: [Feature] = []
  var quads: [SymbolQuad] = []
  /// The images that quads name.
  var images: [SpriteImage] = []
  /// The lines that labels run along.
  var lineVertices: [SIMD2<Double>] = []

  var hasText = false
  var hasIcons = false
  /// Whether icons show their pixels as they are, since they are neither scaled nor turned.
  var areIconsSharp = false
  /// The same for images in texts.
  var areTextImagesSharp = false

  /// One symbol at an anchor.
  struct Instance: Sendable {
    var anchor: LineAnchor
    /// Its line's part of `lineVertices`; empty where there is none.
    var line: Range<Int>
    /// Its feature's place in `features`.
    var feature: Int
  }

  /// What the symbols of a feature have alike.
  struct Feature: Sendable {
    /// Its place in the source's layer.
    var index = 0
    var sortKey = 0.0
    var textSize = 16.0
    var iconSize = 1.0
    var textPaint = SymbolPaint()
    var iconPaint = SymbolPaint()
    /// The colours of the text's sections; empty where all have the layer's.
    var sectionColors: [Color?] = []
    /// For left, center and right justification the text's part of `quads`.
    var horizontal: [Range<Int>] = [0..<0, 0..<0, 0..<0]
    var vertical = 0..<0
    var icon = 0..<0
    var verticalIcon = 0..<0
    var isIconDistanceField = false
    var textBox: CollisionBox?
    var verticalTextBox: CollisionBox?
    var iconBox: CollisionBox?
    var verticalIconBox: CollisionBox?
    /// The diameter of the circles along a line in points; `nil` where there are none.
    var circleDiameter: Double?
    /// Units of the tile a unit of the text.
    var textBoxScale = 1.0
    var variableAnchors: [VariableAnchor] = []
    /// How far a text along a line is moved, in units of which 24 are an em.
    var textOffset = SIMD2(0.0, 0.0)
    /// The same for icons.
    var iconOffset = SIMD2(0.0, 0.0)

    var hasHorizontalText: Bool { horizontal.contains { !$0.isEmpty } }
  }
}
