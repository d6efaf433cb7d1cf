internal import Pixels

/// Heights of a raster-dem tile in metres, row by row from the north, with a border of one taken from its neighbours.
struct HeightField: Sendable {
  /// Heights across, without the border.
  let side: Int
  /// (`side` + 2)² heights.
  private(set) var heights: [Float]

  /// How a colour stands for a height: red·r + green·g + blue·b − base, channels 0 to 255.
  struct Encoding: Sendable, Hashable {
    var red: Double
    var green: Double
    var blue: Double
    var base: Double

    /// Mapbox Terrain RGB.
    static let mapbox = Encoding(red: 6553.6, green: 25.6, blue: 0.1, base: 10000)
    /// Terrarium.
    static let terrarium = Encoding(red: 256, green: 1, blue: 1.0 / 256, base: 32768)
  }

  /// The heights of a picture; `nil` where it is not square.
  ///
  /// The border repeats the edge until it is filled.
  init?(_ pixmap: Pixmap, encoding: Encoding) {
    guard pixmap.width == pixmap.height, pixmap.width > 0 else { return nil }
    side = pixmap.width
    let stride = side + 2
    var heights = [Float](repeating: 0, count: stride * stride)
    for row in 0..<stride {
      let source = min(max(row - 1, 0), side - 1) * side
      for column in 0..<stride {
        let pixel = pixmap.pixels[source + min(max(column - 1, 0), side - 1)]
        heights[row * stride + column] = Float(
          Double(pixel >> 16 & 255) * encoding.red + Double(pixel >> 8 & 255) * encoding.green
            + Double(pixel & 255) * encoding.blue - encoding.base)
      }
    }
    self.heights = heights
  }

  /// Takes the part of the border that a neighbour holds, which lies `east` columns and `south` rows away (−1, 0 or 1).
  mutating func fillBorder(from neighbour: HeightField, east: Int, south: Int) {
    guard neighbour.side == side, (-1...1).contains(east), (-1...1).contains(south) else { return }
    let stride = side + 2
    for row in Self.span(south, side) {
      for column in Self.span(east, side) {
        heights[row * stride + column] =
          neighbour.heights[(row - south * side) * stride + column - east * side]
      }
    }
  }

  private static func span(_ direction: Int, _ side: Int) -> ClosedRange<Int> {
    switch direction {
    case ..<0: 0...0
    case 0: 1...side
    default: side + 1...side + 1
    }
  }
}
