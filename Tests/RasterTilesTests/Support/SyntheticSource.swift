import ImageCodec
import Pixels
import Synchronization
import TileStore
import WebMercator

/// A source whose tiles are made when they are asked for, from a formula of the pixel's place.
final class SyntheticSource: TileSource {
  /// The straight-alpha pixel `0xAARRGGBB` at a zoom and at a pixel counted from the world's corner.
  typealias Formula = @Sendable (_ zoom: Int, _ x: Int, _ y: Int) -> UInt32

  let metadata: TileSourceMetadata
  let formula: Formula
  private let side: @Sendable (TileCoordinate) -> Int
  private let exists: @Sendable (TileCoordinate) -> Bool
  private let broken: @Sendable (TileCoordinate) -> [UInt8]?
  private let encoding: ImageEncodingOptions
  private let asked = Mutex<[TileCoordinate]>([])

  /// A source; small tiles by default, since tests make many.
  init(
    name: String = "synthetic", zooms: ClosedRange<Int>? = nil,
    side: @escaping @Sendable (TileCoordinate) -> Int = { _ in 64 },
    exists: @escaping @Sendable (TileCoordinate) -> Bool = { _ in true },
    broken: @escaping @Sendable (TileCoordinate) -> [UInt8]? = { _ in nil },
    encoding: ImageEncodingOptions = ImageEncodingOptions(), formula: @escaping Formula
  ) {
    var metadata = TileSourceMetadata(location: name, kind: .memory)
    metadata.minimumZoom = zooms?.lowerBound
    metadata.maximumZoom = zooms?.upperBound
    self.metadata = metadata
    self.formula = formula
    self.side = side
    self.exists = exists
    self.broken = broken
    self.encoding = encoding
  }

  func tile(at coordinate: TileCoordinate) async throws(TileStoreError) -> [UInt8]? {
    asked.withLock { $0.append(coordinate) }
    guard exists(coordinate) else { return nil }
    if let bytes = broken(coordinate) { return bytes }
    return bytes(coordinate)
  }

  /// The tiles that were asked for.
  var tilesAsked: [TileCoordinate] { asked.withLock { $0 } }

  /// The tile's bytes.
  func bytes(_ coordinate: TileCoordinate) -> [UInt8] {
    let side = side(coordinate)
    return Self.bytes(side: side, encoding: encoding) { x, y in
      formula(coordinate.zoom, coordinate.x * side + x, coordinate.y * side + y)
    }
  }

  /// A picture of `side` × `side` straight-alpha pixels; no bytes where it can't be encoded.
  static func bytes(
    side: Int, encoding: ImageEncodingOptions = ImageEncodingOptions(),
    _ pixel: (_ x: Int, _ y: Int) -> UInt32
  ) -> [UInt8] {
    let pixels = (0..<side * side).map { index in
      let straight = pixel(index % side, index / side)
      let alpha = straight >> 24
      guard alpha < 255 else { return straight }
      return [0, 8, 16].reduce(alpha << 24) { sum, shift in
        sum | (((straight >> shift & 255) * alpha + 127) / 255) << shift
      }
    }
    let isOpaque = pixels.allSatisfy { $0 >= 0xFF00_0000 }
    let picture = Pixmap(width: side, height: side, pixels: pixels, isOpaque: isOpaque)
    do throws(ImageCodecError) {
      return try ImageEncoder.encode(picture, options: encoding)
    } catch {
      return []
    }
  }
}

/// Formulas of places.
enum Formula {
  /// Opaque pixels that look like noise, and tell zoom and place: no two near each other are alike.
  static let places: SyntheticSource.Formula = { zoom, x, y in
    var value = UInt64(bitPattern: Int64(x &* 0x9E37_79B9 ^ y &* 0x85EB_CA6B ^ zoom << 40))
    value ^= value >> 29
    value = value &* 0xBF58_476D_1CE4_E5B9
    value ^= value >> 32
    return 0xFF00_0000 | UInt32(truncatingIfNeeded: value) & 0xFF_FFFF
  }

  /// One opaque colour per zoom.
  static let zooms: SyntheticSource.Formula = { zoom, _, _ in
    0xFF00_0000 | UInt32(zoom &* 0x1F3D57 & 0xFF_FFFF)
  }

  /// One colour everywhere.
  static func flat(_ pixel: UInt32) -> SyntheticSource.Formula {
    { _, _, _ in pixel }
  }

  /// Smooth waves over the whole world, alike at all zooms, for tiles of `side` pixels.
  ///
  /// - Parameters:
  ///   - side: The side of a tile.
  ///   - period: The waves' length across (red) and down (green), as a part of the world.
  /// - Returns: The formula.
  static func waves(side: Int, period: Double) -> SyntheticSource.Formula {
    { zoom, x, y in
      let scale = 1 / Double(side << zoom)
      return pixel((Double(x) + 0.5) * scale, (Double(y) + 0.5) * scale, period: period)
    }
  }

  /// The pixel of waves at a place of the world, 0 to 1.
  static func pixel(_ x: Double, _ y: Double, period: Double) -> UInt32 {
    0xFF00_0040 | UInt32(wave(x / period).rounded()) << 16 | UInt32(wave(y / period).rounded()) << 8
  }

  /// 28 to 228.
  static func wave(_ turns: Double) -> Double {
    // Two parabolas: smooth enough, and plain arithmetic.
    let part = turns - turns.rounded(.down)
    let bow = part < 0.5 ? 1 - square(4 * part - 1) : square(4 * part - 3) - 1
    return 128 + 100 * bow
  }

  private static func square(_ value: Double) -> Double { value * value }
}
