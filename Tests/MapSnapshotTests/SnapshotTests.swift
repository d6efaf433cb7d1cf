import ImageCodec
import MapSnapshot
import Pixels
import TestSupport
import Testing
import TileStore
import WebMercator

@Suite("A snapshot")
struct SnapshotTests {
  static let zurich = GeoCoordinate(latitude: 47.3769, longitude: 8.5417)

  static func options(_ source: any TileSource) -> SnapshotOptions {
    var options = SnapshotOptions(
      center: zurich, distance: 2_000_000, size: PictureSize(width: 200, height: 150))
    options.sources = [.opened(source)]
    return options
  }

  @Test("has its centre on the middle, and knows where each place lies")
  func pointsAndCoordinates() async throws {
    let options = Self.options(try Checkerboard.source(maximumZoom: 4))
    let snapshot = try await Snapshotter(options).snapshot()
    #expect(snapshot.point(for: options.center) == Point(x: 100, y: 75))
    for point in [Point(x: 0, y: 0), Point(x: 199.25, y: 3.5), Point(x: 20, y: 149)] {
      let back = snapshot.point(for: snapshot.coordinate(at: point))
      #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
    }
  }

  @Test("shows so many metres of the ellipsoid", arguments: [600.0, 10_000, 250_000])
  func distanceIsMeasuredOnTheEllipsoid(distance: Double) async throws {
    var options = Self.options(try Checkerboard.source(maximumZoom: 0))
    options.region = .distance(distance, around: Self.zurich)
    options.size = PictureSize(width: 400, height: 200)
    let snapshot = try await Snapshotter(options).snapshot()
    let north = snapshot.coordinate(at: Point(x: 200, y: 0))
    let south = snapshot.coordinate(at: Point(x: 200, y: 200))
    let shown = Ellipsoid.wgs84.distance(from: south, to: north)
    #expect(abs(shown / distance - 1) < (distance < 100_000 ? 0.001 : 0.02))
  }

  @Test("has the colours of its tiles, each on its place")
  func pixelsComeFromTheirTiles() async throws {
    var options = Self.options(try Checkerboard.source(maximumZoom: 4))
    options.attribution = .none
    let snapshot = try await Snapshotter(options).snapshot()
    let pixmap = try snapshot.pixmap()
    let zoom = 3
    var checked = 0
    for (x, y) in [(10, 10), (100, 75), (190, 140), (30, 120)] {
      let place = WorldPoint(
        snapshot.coordinate(at: Point(x: Double(x) + 0.5, y: Double(y) + 0.5)))
      let side = Double(1 << zoom)
      let (column, row) = (place.x * side, place.y * side)
      // Away from a tile's edge, where the filter mixes two tiles.
      guard (0.05...0.95).contains(column - column.rounded(.down)),
        (0.05...0.95).contains(row - row.rounded(.down)),
        let tile = TileCoordinate(zoom: zoom, x: Int(column), y: Int(row))
      else { continue }
      checked += 1
      #expect(pixmap[x, y] == Checkerboard.color(tile))
    }
    #expect(checked >= 2)
    #expect(snapshot.report.tiles.fresh == snapshot.report.tiles.needed)
  }

  @Test("of scale 2 takes tiles of one zoom more", arguments: [(1.0, 2), (2.0, 3), (4.0, 4)])
  func scaleTakesMoreDetail(scale: Double, zoom: Int) async throws {
    var options = Self.options(try Checkerboard.source(maximumZoom: 4))
    options.region = .zoom(center: Self.zurich, zoom: 1)
    options.scale = scale
    options.attribution = .none
    let pixmap = try await Snapshotter(options).snapshot().pixmap()
    #expect(pixmap.width == Int(200 * scale))
    #expect(Int(pixmap[3, 3] & 0xFF) == zoom * 8)
  }

  @Test("names whom its sources name, once, and only the sources that it shows")
  func attribution() async throws {
    var options = Self.options(try Checkerboard.source(maximumZoom: 2, attribution: "© A"))
    let unused = try Checkerboard.source(maximumZoom: 0, attribution: "© B")
    options.sources.append(.opened(unused))
    #expect(try await Snapshotter(options).snapshot().report.attribution == "© A")
    options.attribution = .text("© C")
    #expect(try await Snapshotter(options).snapshot().report.attribution == "© C")
    options.attribution = .none
    #expect(try await Snapshotter(options).snapshot().report.attribution == nil)
  }

  @Test("fitted to its overlays shows them all, across 180° too")
  func fitting() async throws {
    let places = [(-17.7, 178.0), (-21.2, -175.2), (-13.8, -171.8)].map {
      GeoCoordinate(latitude: $0.0, longitude: $0.1)
    }
    var options = SnapshotOptions(
      fitting: places.map { .pin(Pin(at: $0)) }, padding: 20,
      size: PictureSize(width: 300, height: 200))
    options.sources = [.opened(try Checkerboard.source(maximumZoom: 3))]
    let report = try await Snapshotter(options).snapshot().report
    #expect(report.bounds.west > 170 && report.bounds.east < -165)
    #expect(report.pins.count == 3)
    for pin in report.pins {
      #expect((19.9...280.1).contains(pin.x) && (19.9...180.1).contains(pin.y))
    }
  }

  @Test("that is strict fails where a tile is missing, otherwise fills it and counts it")
  func strictness() async throws {
    let missing = try #require(TileCoordinate(zoom: 4, x: 8, y: 5))
    var options = Self.options(try Checkerboard.source(maximumZoom: 4, missing: [missing]))
    options.region = .zoom(center: Self.zurich, zoom: 3)
    let report = try await Snapshotter(options).snapshot().report
    #expect(report.tiles.overzoomed == 1 && report.tiles.missing == 0)
    options.isStrict = true
    let error = await #expect(throws: SnapshotError.self) {
      try await Snapshotter(options).snapshot()
    }
    #expect("\(String(describing: error))".contains("1 of the"))
  }

  @Test("that is strict fails for a hole even where the camera is past the source's zooms")
  func strictnessPastTheGreatestZoom() async throws {
    let missing = try #require(TileCoordinate(zoom: 3, x: 4, y: 2))
    var options = Self.options(try Checkerboard.source(maximumZoom: 3, missing: [missing]))
    options.region = .zoom(center: Self.zurich, zoom: 6)
    options.isStrict = true
    await #expect(throws: SnapshotError.self) { try await Snapshotter(options).snapshot() }
    // Overzoomed alone is no hole.
    options.sources = [.opened(try Checkerboard.source(maximumZoom: 3))]
    let report = try await Snapshotter(options).snapshot().report
    #expect(report.tiles.overzoomed == report.tiles.needed)
  }

  @Test("of more pixels than memory is for is refused, though it can be written in bands")
  func tooLarge() async throws {
    var options = Self.options(try Checkerboard.source(maximumZoom: 0))
    options.size = PictureSize(width: 65_535, height: 65_535)
    let error = await #expect(throws: SnapshotError.self) {
      try await Snapshotter(options).snapshot()
    }
    #expect(error?.description.contains("band by band") == true)
  }

  @Test("without a source shows the world atlas, and names who made it")
  func atlas() async throws {
    var options = SnapshotOptions(
      center: GeoCoordinate(latitude: 47.4, longitude: 8.5), distance: 400_000,
      size: PictureSize(width: 200, height: 150))
    options.attribution = .ofSources
    let snapshot = try await Snapshotter(options).snapshot()
    #expect(snapshot.report.attribution == "Made with Natural Earth")
    #expect(snapshot.report.tiles.missing == 0)
    #expect(snapshot.report.warnings.isEmpty)
    // Land, borders, rivers and letters are of many colours.
    #expect(Set(try snapshot.pixmap().pixels).count > 100)
  }
}
