#if canImport(Glibc)
  internal import Glibc
#endif
internal import Pixels
internal import WebMercator

/// Where the pixels of a picture lie in the world, which is measured in the picture's own pixels.
///
/// World pixel (0, 0) is the north-west corner of the first copy of the world; x grows eastward, y southward.
struct PictureProjection: Sendable, Equatable {
  /// Columns of the picture.
  let width: Int
  /// Rows of the picture.
  let height: Int
  /// The whole world's width in pixels of the picture.
  let worldWidth: Double
  /// The pixel coordinates of the camera's place in the picture.
  let middle: Point
  /// The world pixel of the camera's place, in the first copy of the world.
  let center: Point
  /// Of the angle from north to up, clockwise.
  let cosine: Double
  let sine: Double

  /// Whether north is not up, so that rows of the picture are no rows of a tile.
  var isTurned: Bool { sine != 0 || cosine != 1 }

  /// World coordinates of the picture's top left corner, where north is up.
  var origin: Point { Point(x: center.x - middle.x, y: center.y - middle.y) }

  /// The longest side of a picture, in pixels.
  static let longestSide = 65_535

  /// The projection of a camera.
  ///
  /// - Throws: `RasterTilesError.pictureSize`.
  init(_ viewport: Viewport) throws(RasterTilesError) {
    let across = Double(viewport.size.width) * viewport.scale
    let down = Double(viewport.size.height) * viewport.scale
    // A pixel's fraction is cut off, but for what is only a rounding of the product.
    let sides = (1 - 1e-6)..<(Double(Self.longestSide + 1) - 1e-6)
    guard sides.contains(across), sides.contains(down) else {
      throw .pictureSize(width: across, height: down)
    }
    let place = viewport.worldCenter
    let worldWidth = viewport.worldSize * viewport.scale
    let turn = viewport.bearing.remainder(dividingBy: 360) * .pi / 180
    self.init(
      width: viewport.pixelWidth, height: viewport.pixelHeight, worldWidth: worldWidth,
      middle: Point(x: across / 2, y: down / 2),
      center: Point(x: place.x * worldWidth, y: place.y * worldWidth),
      cosine: turn == 0 ? 1 : cos(turn), sine: turn == 0 ? 0 : sin(turn))
  }

  private init(
    width: Int, height: Int, worldWidth: Double, middle: Point, center: Point, cosine: Double,
    sine: Double
  ) {
    self.width = width
    self.height = height
    self.worldWidth = worldWidth
    self.middle = middle
    self.center = center
    self.cosine = cosine
    self.sine = sine
  }

  /// The same view with the world exactly `wholeWidth` pixels wide and its pixels on the picture's pixels.
  ///
  /// The map moves by half a pixel at most, as MapLibre aligns raster tiles, and needs no filter.
  func aligned(wholeWidth: Double) -> PictureProjection {
    let factor = wholeWidth / worldWidth
    let left = (center.x * factor - middle.x).rounded()
    let top = (center.y * factor - middle.y).rounded()
    return PictureProjection(
      width: width, height: height, worldWidth: wholeWidth, middle: middle,
      center: Point(x: left + middle.x, y: top + middle.y), cosine: cosine, sine: sine)
  }

  /// The side of a tile of a zoom in pixels of the picture.
  func tileWidth(zoom: Int) -> Double {
    worldWidth / Double(sign: .plus, exponent: zoom, significand: 1)
  }

  /// Tiles of a zoom per pixel of the picture; from zoom to zoom exactly doubled.
  func tilesPerPixel(zoom: Int) -> Double {
    Double(sign: .plus, exponent: zoom, significand: 1) / worldWidth
  }

  /// The world pixel under a point of the picture, both continuous: a pixel's middle is at one half.
  func world(x: Double, y: Double) -> Point {
    let right = x - middle.x
    let down = y - middle.y
    return Point(
      x: center.x + right * cosine - down * sine, y: center.y + right * sine + down * cosine)
  }

  /// The point of the picture over a world pixel.
  func picture(_ world: Point) -> Point {
    let east = world.x - center.x
    let south = world.y - center.y
    return Point(
      x: middle.x + east * cosine + south * sine, y: middle.y - east * sine + south * cosine)
  }
}
