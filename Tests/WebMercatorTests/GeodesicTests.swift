import Foundation
import TestSupport
import Testing
import WebMercator

/// One line of `Fixtures/Geodesics/geodesics.csv`, as GeographicLib says it.
struct GeodesicCase: Sendable {
  let start: GeoCoordinate
  let end: GeoCoordinate
  let distance: Double
  let azimuth: Double

  static let all: [GeodesicCase] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Fixtures/Geodesics/geodesics.csv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().compactMap { line in
      let numbers = line.split(separator: ",").compactMap { Double($0) }
      guard numbers.count == 6 else { return nil }
      return GeodesicCase(
        start: GeoCoordinate(latitude: numbers[0], longitude: numbers[1]),
        end: GeoCoordinate(latitude: numbers[2], longitude: numbers[3]), distance: numbers[4],
        azimuth: numbers[5])
    }
  }()
}

@Suite("Metres on the ellipsoid")
struct GeodesicTests {
  let earth = Ellipsoid.wgs84

  @Test("The inverse problem agrees with GeographicLib to 20 nanometres")
  func inverse() {
    #expect(GeodesicCase.all.count == 207)
    for geodesic in GeodesicCase.all {
      let metres = earth.distance(from: geodesic.start, to: geodesic.end)
      let miss = abs(metres - geodesic.distance)
      #expect(miss < 2e-8, "\(geodesic): \(metres)")
    }
  }

  @Test("The direct problem ends where GeographicLib's line does, to a micrometre")
  func direct() {
    for geodesic in GeodesicCase.all {
      let end = earth.destination(
        from: geodesic.start, azimuth: geodesic.azimuth, distance: geodesic.distance)
      #expect(earth.distance(from: end, to: geodesic.end) < 1e-6, "\(geodesic): \(end)")
    }
  }

  @Test("The way there is as long as the way back")
  func symmetry() {
    for geodesic in GeodesicCase.all {
      let there = earth.distance(from: geodesic.start, to: geodesic.end)
      #expect(there == earth.distance(from: geodesic.end, to: geodesic.start))
    }
  }

  @Test("Going out and looking back measures the same metres", arguments: [1, 2, 3] as [UInt64])
  func roundTrip(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let start = GeoCoordinate.random(using: &random)
      let metres = Double.random(in: 0...19_900_000, using: &random)
      let azimuth = Double.random(in: -360...360, using: &random)
      let end = earth.destination(from: start, azimuth: azimuth, distance: metres)
      let back = earth.distance(from: start, to: end)
      #expect(abs(back - metres) < 1e-6, "seed \(seed): \(start) \(azimuth)° \(metres) m")
    }
  }

  @Test("Published lengths: the equator, a quarter meridian, a degree of Zürich")
  func arcs() {
    #expect(abs(earth.equatorLength - 40_075_016.6856) < 1e-3)
    // Rapp, "Geometric Geodesy" part I: the quadrant of WGS 84.
    #expect(abs(earth.meridianArc(from: 0, to: 90) - 10_001_965.7293) < 1e-3)
    #expect(abs(earth.meridianArc(from: 90, to: -90) + 20_003_931.4586) < 1e-3)
    #expect(abs(earth.parallelArc(latitude: 60, degrees: 1) - 55_800.0) < 1)
    #expect(earth.parallelArc(latitude: 90, degrees: 360) == 0)
    #expect(earth.meridianArc(from: 47, to: 47) == 0)
  }

  @Test("A circle's places are all as far from the middle, over a pole and over 180° too")
  func circle() {
    for (latitude, longitude) in [(47.3769, 8.5417), (89.99, 0.0), (-16.5, 179.99)] {
      let center = GeoCoordinate(latitude: latitude, longitude: longitude)
      let places = earth.circle(around: center, radius: 5_000, count: 72)
      #expect(places.count == 72)
      for place in places {
        #expect(place.isValid && abs(place.longitude) <= 180)
        #expect(abs(earth.distance(from: center, to: place) - 5_000) < 1e-6)
      }
      #expect(places[0].latitude > center.latitude || center.latitude > 89)
    }
  }

  @Test("Going around the whole earth comes back to the start")
  func aroundTheEarth() {
    let start = GeoCoordinate(latitude: 0, longitude: 10)
    let meridian = 2 * 20_003_931.458625447
    for turns in [1.0, -1, 3] {
      let end = earth.destination(from: start, azimuth: 0, distance: turns * meridian)
      #expect(earth.distance(from: start, to: end) < 1e-3)
    }
    let east = earth.destination(from: start, azimuth: 90, distance: earth.equatorLength)
    #expect(earth.distance(from: start, to: east) < 1e-3)
  }
}
