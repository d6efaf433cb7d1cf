internal import Canvas
public import MapScene
internal import WebMercator

extension Painter {
  /// Knows how texts run from right to left.
  public static var textOrdering: any TextOrdering { FriBidiOrdering() }
}

/// FriBidi as the order of texts.
private struct FriBidiOrdering: TextOrdering {
  func joined(_ codePoints: [UInt32]) -> [UInt32] { BidirectionalText.joined(codePoints) }

  func levels(of codePoints: [UInt32]) -> TextLevels {
    let (levels, paragraphs) = BidirectionalText.levels(of: codePoints)
    return TextLevels(levels: levels, paragraphs: paragraphs)
  }

  func mirrored(_ codePoint: UInt32) -> UInt32 { BidirectionalText.mirrored(codePoint) }
}

extension Painter: FontOutlining {
  /// The glyphs of a piece of text by Pango, in the embedded fonts or the system's.
  public func glyphs(of text: String, fontStack: String) -> [FontGlyph]? {
    let outlines = try? typesetter.outlines(of: text, fontStack: fontStack)
    return outlines?.map { cluster in
      FontGlyph(
        outline: Path(cluster.pieces), advance: cluster.advance, firstScalar: cluster.firstScalar)
    }
  }
}

extension Path {
  fileprivate init(_ pieces: [GlyphOutline.Piece]) {
    self.init()
    for piece in pieces {
      switch piece {
      case .move(let x, let y): move(to: Point(x: x, y: y))
      case .line(let x, let y): line(to: Point(x: x, y: y))
      case .curve(let first, let second, let end):
        curve(
          to: Point(x: end.x, y: end.y), controls: Point(x: first.x, y: first.y),
          Point(x: second.x, y: second.y))
      case .close: close()
      }
    }
  }
}
