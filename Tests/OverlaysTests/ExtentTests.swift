import GeoFormats
import Overlays
import Testing
import WebMercator

@Suite("What a fit must show")
struct ExtentTests {
  private func fitted(_ overlays: [Overlay]) throws -> Viewport {
    let size = PictureSize(width: 600, height: 400)
    return try GeoRegion.fit(
      overlays.flatMap(\.extentCoordinates), padding: 10, maximumZoom: 16
    ).viewport(size: size)
  }

  private func isSeen(_ latitude: Double, _ longitude: Double, in viewport: Viewport) -> Bool {
    let point = viewport.point(for: GeoCoordinate(latitude: latitude, longitude: longitude))
    return (0...600).contains(point.x) && (0...400).contains(point.y)
  }

  @Test("A line is whole, not only its vertices: Los Angeles, London, Tokyo")
  func longLine() throws {
    let line = [(34.0, -118.0), (51.0, 0.0), (35.0, 140.0)].map {
      GeoCoordinate(latitude: $0.0, longitude: $0.1)
    }
    let viewport = try fitted([.line(.init(line))])
    for (latitude, longitude) in [(34.0, -118.0), (51, 0), (43, 70), (35, 140)] {
      #expect(isSeen(latitude, longitude, in: viewport))
    }
    #expect(abs(viewport.center.longitude - 11) < 2)
  }

  @Test("A line across 180° goes the short way")
  func acrossTheDateLine() throws {
    let line = [160.0, 175, -160].map { GeoCoordinate(latitude: 10, longitude: $0) }
    let bounds = try fitted([.line(.init(line))]).bounds
    #expect(bounds.west > 150 && bounds.east < -150)
  }

  @Test("A circle over a pole is seen on all longitudes")
  func circleOverPole() throws {
    let center = GeoCoordinate(latitude: 80, longitude: 0)
    let viewport = try fitted([.circle(.init(center: center, radius: 2_000_000))])
    for longitude in stride(from: -150.0, through: 150, by: 30) {
      #expect(isSeen(84, longitude, in: viewport))
    }
  }

  @Test("A circle of more than a quarter of the earth has its middle in the picture")
  func hugeCircle() throws {
    let center = GeoCoordinate(latitude: 0, longitude: 0)
    #expect(isSeen(0, 0, in: try fitted([.circle(.init(center: center, radius: 15_000_000))])))
  }

  @Test("A track of one place is a pin there")
  func onePlace() throws {
    let text = #"{"type":"LineString","coordinates":[[8.5,47.4]]}"#
    let document = try GeoDocument.read(Array(text.utf8), file: "one.geojson")
    #expect(
      Overlay.overlays(of: document) == [.pin(Pin(at: .init(latitude: 47.4, longitude: 8.5)))])
  }
}
