internal import Foundation
internal import MapScene
internal import Pixels

/// The five methods of MapLibre GL JS's hillshade shader.
struct LightShader {
  private struct Source {
    /// Clockwise from the tile's north, in radians.
    let azimuth: Float
    let altitude: Float
    let shadow: SIMD4<Float>
    let highlight: SIMD4<Float>
  }

  private let method: ReliefBatch.Method
  private let sources: [Source]
  private let accent: SIMD4<Float>
  private let exaggeration: Float
  private let latitudes: (north: Float, south: Float)

  /// `turn` is how far the tile's north is turned against the clock from the picture's top, in radians.
  init(_ light: ReliefBatch.Light, turn: Double) {
    method = light.method
    accent = light.accent.lanes
    exaggeration = Float(light.exaggeration)
    latitudes = (
      Float(light.latitudes.upperBound * .pi / 180), Float(light.latitudes.lowerBound * .pi / 180)
    )
    sources = light.directions.indices.map { index in
      // Of lists that are too short the first value counts.
      func value<Value>(_ values: [Value], _ fallback: Value) -> Value {
        values.indices.contains(index) ? values[index] : values.first ?? fallback
      }
      return Source(
        azimuth: Float(light.directions[index] * .pi / 180 + turn),
        altitude: Float(value(light.altitudes, 45) * .pi / 180),
        shadow: value(light.shadows, .black).lanes,
        highlight: value(light.highlights, .white).lanes)
    }
  }

  /// The premultiplied colour of a slope, at a place from the tile's north (0) to its south (1).
  func color(_ slope: SIMD2<Float>, down: Float) -> SIMD4<Float> {
    guard let source = sources.first else { return SIMD4() }
    let latitude = latitudes.north + (latitudes.south - latitudes.north) * down
    let slope = slope / cos(latitude)
    switch method {
    case .standard: return standard(slope, source)
    case .basic: return Self.lit(shade(slope * exaggeration * 2, source), source)
    case .combined: return combined(slope * exaggeration * 2, source)
    case .igor: return igor(slope * exaggeration * 2, source)
    case .multidirectional:
      var sum = SIMD4<Float>()
      for source in sources { sum += Self.lit(shade(slope * exaggeration * 2, source), source) }
      return sum / Float(sources.count)
    }
  }

  /// The direction in which a slope looks.
  private static func aspect(_ slope: SIMD2<Float>) -> Float {
    slope.x != 0 ? atan2(slope.y, -slope.x) : .pi / 2 * (slope.y > 0 ? 1 : -1)
  }

  /// 0 where a slope looks to the light and 1 where it looks away.
  private static func turning(_ slope: SIMD2<Float>, _ azimuth: Float) -> Float {
    let turn = (aspect(slope) + azimuth + .pi) / .pi + 0.5
    return abs(turn - 2 * (turn / 2).rounded(.down) - 1)
  }

  private static func length(_ slope: SIMD2<Float>) -> Float {
    (slope.x * slope.x + slope.y * slope.y).squareRoot()
  }

  private func standard(_ slope: SIMD2<Float>, _ source: Source) -> SIMD4<Float> {
    let angle = atan(0.625 * Self.length(slope))
    let base = 1.875 - exaggeration * 1.75
    let most = Float.pi / 2
    let scaled =
      exaggeration != 0.5 ? (pow(base, angle) - 1) / (pow(base, most) - 1) * most : angle
    let strength = max(0, min(1, exaggeration * 2))
    let accent = self.accent * ((1 - cos(scaled)) * strength)
    let turning = Self.turning(slope, source.azimuth)
    let shade =
      (source.shadow + (source.highlight - source.shadow) * turning) * (sin(scaled) * strength)
    return accent * (1 - shade.w) + shade
  }

  private func igor(_ slope: SIMD2<Float>, _ source: Source) -> SIMD4<Float> {
    let strength = atan(Self.length(slope)) * 2 / .pi
    let away = 1 - Self.turning(slope, source.azimuth)
    return source.shadow * (strength * away) + source.highlight * (strength * (1 - away))
  }

  /// The cosine of the angle between the ground and the light (Horn 1981).
  private func shade(_ slope: SIMD2<Float>, _ source: Source) -> Float {
    let azimuth = source.azimuth + .pi
    let (flat, steep) = (cos(source.altitude), sin(source.altitude))
    let towards = slope.y * cos(azimuth) * flat - slope.x * sin(azimuth) * flat
    return (steep - towards) / (1 + slope.x * slope.x + slope.y * slope.y).squareRoot()
  }

  private static func lit(_ shade: Float, _ source: Source) -> SIMD4<Float> {
    let shade = max(0, min(1, shade))
    return shade > 0.5 ? source.highlight * (2 * shade - 1) : source.shadow * (1 - 2 * shade)
  }

  private func combined(_ slope: SIMD2<Float>, _ source: Source) -> SIMD4<Float> {
    let angle = max(0, min(.pi / 2, acos(max(-1, min(1, shade(slope, source))))))
    let strength = atan(Self.length(slope)) * 4 / (.pi * .pi)
    return source.shadow * (angle * strength)
      + source.highlight * ((.pi / 2 - angle) * strength)
  }
}
