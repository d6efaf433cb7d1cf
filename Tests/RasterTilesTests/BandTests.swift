import Pixels
import RasterTiles
import TestSupport
import Testing
import TileStore
import WebMercator

@Suite("A picture in bands is the picture at once")
struct BandTests {
  @Test("Byte for byte, whatever the rows, at whole and broken zooms, turned, and with holes")
  func equal() async throws {
    let source = SyntheticSource(
      exists: { ($0.x + $0.y) % 3 != 0 || $0.zoom < 5 }, formula: Formula.places)
    for (zoom, bearing) in [(4.0, 0.0), (4.3, 0), (4.6, 0), (4.3, 30)] {
      let viewport = Viewport(3, 5, zoom: zoom, 150, 200, bearing: bearing)
      let one = try await RasterMap(sources: [source], viewport: viewport, background: .white)
      let whole = try await one.draw(rows: 0..<200)
      let other = try await RasterMap(sources: [source], viewport: viewport, background: .white)
      var pixels: [UInt32] = []
      for rows in [0..<1, 1..<50, 50..<114, 114..<115, 115..<200] {
        pixels += try await other.draw(rows: rows).pixels
      }
      #expect(pixels == whole.pixels)
      #expect(one.statistics == other.statistics)
      // Rows in any order are the same too.
      let last = try await other.draw(rows: 70..<90)
      #expect(last.pixels == Array(whole.pixels[70 * 150..<90 * 150]))
    }
  }

  @Test("Bands follow each other without a gap, take the bytes they may, and end at tile edges")
  func bands() async throws {
    let source = SyntheticSource(side: { _ in 256 }, formula: Formula.places)
    for (zoom, size) in [(6.0, (20_000, 20_000)), (6.3, (9_000, 30_000)), (3, (65_535, 2_000))] {
      let map = try await RasterMap(
        sources: [source], viewport: Viewport(1, 1, zoom: zoom, size.0, size.1),
        background: .white)
      let bands = map.bands()
      #expect(bands.first?.lowerBound == 0)
      #expect(bands.last?.upperBound == size.1)
      for (one, next) in zip(bands, bands.dropFirst()) {
        #expect(one.upperBound == next.lowerBound)
      }
      for band in bands {
        #expect(!band.isEmpty)
        #expect(band.count * size.0 * 4 <= RasterMap.bandBytes)
      }
      if zoom != 3 {
        let tile = 256 * map.plan.stretch
        for band in bands.dropFirst().dropLast() {
          #expect(abs(Double(band.count).remainder(dividingBy: tile)) < 1.5)
        }
      }
    }
  }

  @Test("Up to 256 MB the picture is one band")
  func oneBand() async throws {
    let source = SyntheticSource(formula: Formula.places)
    let map = try await RasterMap(
      sources: [source], viewport: Viewport(1, 1, zoom: 3, 8192, 8192), background: .white)
    #expect(map.bands() == [0..<8192])
    #expect(map.bands(maximumBytes: 1).count == 8192)
  }

  @Test("Tiles that two bands share are asked for once")
  func carried() async throws {
    let source = SyntheticSource(formula: Formula.places)
    let map = try await RasterMap(
      sources: [source], viewport: Viewport(1, 1, zoom: 3.3, 100, 300), background: .white)
    for start in stride(from: 0, to: 300, by: 50) {
      _ = try await map.draw(rows: start..<start + 50)
    }
    #expect(Set(source.tilesAsked).count == source.tilesAsked.count)
  }

  @Test(
    "Rows that are not in the picture are refused", arguments: [-1..<3, 0..<41, 5..<5, 40..<41])
  func outside(rows: Range<Int>) async throws {
    let source = SyntheticSource(formula: Formula.places)
    let map = try await RasterMap(
      sources: [source], viewport: Viewport(1, 1, zoom: 3, 40, 40), background: .white)
    await #expect(throws: RasterTilesError.rowsOutside(rows: rows, height: 40)) {
      try await map.draw(rows: rows)
    }
  }

  @Test("Many pictures at once are each as if they were alone")
  func many() async throws {
    let source = SyntheticSource(formula: Formula.places)
    let viewport = Viewport(1, 1, zoom: 3.3, 60, 40)
    let alone = try await RasterMap(sources: [source], viewport: viewport, background: .white)
      .draw(rows: 0..<40)
    try await withThrowingTaskGroup(of: Pixmap.self) { group in
      for _ in 0..<100 {
        group.addTask {
          try await RasterMap(sources: [source], viewport: viewport, background: .white)
            .draw(rows: 0..<40)
        }
      }
      for try await picture in group { #expect(picture == alone) }
    }
  }

  @Test("The plan names the tiles that are then needed, turned or not", arguments: [0, 25, 90.0])
  func planned(bearing: Double) async throws {
    let source = SyntheticSource(formula: Formula.places)
    let map = try await RasterMap(
      sources: [source], viewport: Viewport(60, 175, zoom: 2.8, 200, 150, bearing: bearing),
      background: .white)
    let tiles = map.plan.tiles(rows: 0..<150)
    #expect(Set(tiles).count == tiles.count)
    #expect(tiles.allSatisfy { $0.zoom == map.plan.tileZoom })
    _ = try await map.draw(rows: 0..<150)
    #expect(map.statistics.needed == tiles.count)
    #expect(Set(tiles).isSubset(of: Set(source.tilesAsked)))
    #expect(map.plan.tiles(rows: -5..<0).isEmpty)
  }

  @Test("A cancelled task stops with its own error")
  func cancelled() async throws {
    let source = SyntheticSource(formula: Formula.places)
    let viewport = Viewport(1, 1, zoom: 3, 4000, 4000)
    let map = try await RasterMap(sources: [source], viewport: viewport, background: .white)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await map.draw(rows: 0..<map.height)
    }
    await #expect(throws: RasterTilesError.cancelled) { try await task.value }
    #expect(source.tilesAsked.count < 20)
  }

  @Test("Impossible sizes and sources are refused")
  func refused() async throws {
    let source = SyntheticSource(formula: Formula.places)
    let small = Viewport(1, 1, zoom: 3, 4, 4)
    #expect(await failure([], small) == .noSource)
    for (width, scale) in [(0, 1.0), (70_000, 1), (-5, 1), (40_000, 2)] {
      let error = await failure([source], Viewport(1, 1, zoom: 3, width, 10, scale: scale))
      guard case .pictureSize = error else {
        Issue.record("width \(width), scale \(scale): \(error?.description ?? "no error")")
        continue
      }
    }
    var vector = TileSourceMetadata(location: "city.pmtiles", kind: .memory)
    vector.format = .mvt
    let error = await failure([EmptySource(metadata: vector)], small)
    #expect(error == .notPictures(source: "city.pmtiles", format: "vector tiles"))
    #expect(error?.description.hasPrefix("cannot draw city.pmtiles as a raster map") == true)
  }

  private func failure(
    _ sources: [any TileSource], _ viewport: Viewport
  ) async -> RasterTilesError? {
    do throws(RasterTilesError) {
      _ = try await RasterMap(sources: sources, viewport: viewport, background: .white)
      return nil
    } catch {
      return error
    }
  }

  @Test("A world of a few pixels is the average of its tile", arguments: [-9.0, -6, -4, -3.5])
  func tinyWorld(zoom: Double) async throws {
    let source = SyntheticSource(side: { _ in 256 }) { _, x, y in
      (x + y) % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF
    }
    let map = try await RasterMap(
      sources: [source], viewport: Viewport(0, 0, zoom: zoom, 300, 40), background: .black)
    let picture = try await map.draw(rows: 0..<40)
    for x in 0..<300 { #expect((126...129).contains(picture[x, 19] & 255)) }
  }

  @Test("No camera traps", arguments: 0..<200)
  func noTrap(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let odd = [0, -0.0, 1e300, -1e300, .nan, .infinity, 90, -90, 180, 540, 1e-300, 85.06]
    func number(_ range: ClosedRange<Double>) -> Double {
      Bool.random(using: &random)
        ? odd.randomElement(using: &random) ?? 0 : .random(in: range, using: &random)
    }
    let viewport = Viewport(
      number(-90...90), number(-180...180), zoom: number(-10...31),
      .random(in: -1...30, using: &random), .random(in: -1...30, using: &random),
      scale: number(0.1...4), bearing: number(-400...400))
    let source = SyntheticSource(formula: Formula.flat(0xFF44_5566))
    do throws(RasterTilesError) {
      let map = try await RasterMap(sources: [source], viewport: viewport, background: .white)
      _ = try await map.draw(rows: 0..<min(map.height, 30))
    } catch {
      guard case .pictureSize = error else { throw error }
    }
  }
}

/// A source without tiles.
private struct EmptySource: TileSource {
  let metadata: TileSourceMetadata

  func tile(at coordinate: TileCoordinate) async throws(TileStoreError) -> [UInt8]? { nil }
}
