import Foundation
import Pixels
import WebMercator

/// The picture as plain arithmetic says: the whole world as one image, each pixel a sum over all it reaches.
///
/// It shares nothing with the code under test: places come from `Viewport`, weights from the formula of Lanczos.
struct ReferencePicture {
  let viewport: Viewport
  /// The zoom of the tiles, and their side.
  let zoom: Int
  let side: Int
  let formula: SyntheticSource.Formula
  /// Opaque, or straight over nothing.
  private var world: Double { Double(side << zoom) }

  init(_ viewport: Viewport, zoom: Int, side: Int, formula: @escaping SyntheticSource.Formula) {
    self.viewport = viewport
    self.zoom = zoom
    self.side = side
    self.formula = formula
  }

  /// Premultiplied channels, blue, green, red, alpha, 0 to 255, not rounded; clear beyond the poles.
  func channels(_ x: Int, _ y: Int) -> [Double] {
    let place = viewport.worldPoint(
      at: Point(x: (Double(x) + 0.5) / viewport.scale, y: (Double(y) + 0.5) / viewport.scale))
    guard (0..<1).contains(place.y) else { return [0, 0, 0, 0] }
    let ratio = world / (viewport.worldSize * viewport.scale)
    let across = weights(place.x * world, ratio)
    let down = weights(place.y * world, ratio)
    var sums = [0.0, 0, 0, 0]
    for (row, rowWeight) in down {
      for (column, columnWeight) in across {
        let pixel = channels(at: column, row)
        for channel in 0..<4 { sums[channel] += pixel[channel] * rowWeight * columnWeight }
      }
    }
    return sums.map { max(0, min(255, $0)) }
  }

  private func weights(_ place: Double, _ ratio: Double) -> [(Int, Double)] {
    let stretch = max(1, ratio)
    let first = Int((place - 3 * stretch - 1).rounded(.down))
    let last = Int((place + 3 * stretch + 1).rounded(.up))
    let raw = (first...last).map { ($0, lanczos((Double($0) + 0.5 - place) / stretch)) }
    let sum = raw.reduce(0) { $0 + $1.1 }
    return raw.filter { $0.1 != 0 }.map { ($0.0, $0.1 / sum) }
  }

  private func lanczos(_ x: Double) -> Double {
    if abs(x) < 1e-9 { return 1 }
    if abs(x) >= 3 { return 0 }
    return sin(.pi * x) / (.pi * x) * sin(.pi * x / 3) / (.pi * x / 3)
  }

  /// The world goes round eastward, and stops at the poles.
  private func channels(at column: Int, _ row: Int) -> [Double] {
    let size = side << zoom
    let pixel = formula(
      zoom, ((column % size) + size) % size, max(0, min(size - 1, row)))
    let alpha = Double(pixel >> 24)
    return [0, 8, 16].map { (Double(pixel >> $0 & 255) * alpha / 255).rounded() } + [alpha]
  }
}

extension Pixmap {
  /// Blue, green, red and alpha of a pixel.
  func channels(_ x: Int, _ y: Int) -> [Double] {
    [0, 8, 16, 24].map { Double(self[x, y] >> $0 & 255) }
  }
}

extension Viewport {
  /// A camera with fewer words.
  init(
    _ latitude: Double, _ longitude: Double, zoom: Double, _ width: Int, _ height: Int,
    scale: Double = 1, bearing: Double = 0
  ) {
    self.init(
      center: GeoCoordinate(latitude: latitude, longitude: longitude), zoom: zoom,
      size: PictureSize(width: width, height: height), scale: scale, bearing: bearing)
  }
}
