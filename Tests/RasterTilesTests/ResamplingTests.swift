import Foundation
import ImageCodec
import Pixels
import RasterTiles
import TestSupport
import Testing
import TileStore
import WebMercator

@Suite("At other stretches tiles are resampled once")
struct ResamplingTests {
  /// The greatest difference of a channel from plain arithmetic, over some pixels of the picture.
  private func difference(
    _ viewport: Viewport, _ source: SyntheticSource, side: Int, step: Int = 3
  ) async throws -> Double {
    let map = try await RasterMap(sources: [source], viewport: viewport, background: .clear)
    let picture = try await map.draw(rows: 0..<map.height)
    let reference = ReferencePicture(
      viewport, zoom: map.plan.tileZoom, side: side, formula: source.formula)
    var worst = 0.0
    for y in stride(from: 0, to: picture.height, by: step) {
      for x in stride(from: 0, to: picture.width, by: step) {
        for (one, other) in zip(picture.channels(x, y), reference.channels(x, y)) {
          worst = max(worst, abs(one - other))
        }
      }
    }
    return worst
  }

  @Test(
    "No seam: random places over noise are as if the world were one image, within a level",
    arguments: 0..<16)
  func isOneImage(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let side = [256, 512, 64].randomElement(using: &random) ?? 256
    let source = SyntheticSource(side: { _ in side }, formula: Formula.places)
    let viewport = Viewport(
      .random(in: -84...84, using: &random), .random(in: -180...180, using: &random),
      zoom: .random(in: 1...17, using: &random), .random(in: 1...70, using: &random),
      .random(in: 1...50, using: &random), scale: .random(in: 1...2.5, using: &random))
    #expect(try await difference(viewport, source, side: side) <= 1)
  }

  @Test("A corner where four tiles meet is as if they were one image")
  func corner() async throws {
    let source = SyntheticSource(formula: Formula.places)
    for zoom in [5.2, 5.45, 5.55, 5.8] {
      let viewport = Viewport(0, 0, zoom: zoom, 24, 24)
      #expect(try await difference(viewport, source, side: 64, step: 1) <= 1)
    }
  }

  @Test("A turned picture is as if the world were one image, within two levels", arguments: 0..<8)
  func turned(seed: UInt64) async throws {
    var random = SeededGenerator(seed: 100 + seed)
    let source = SyntheticSource(formula: Formula.places)
    let viewport = Viewport(
      .random(in: -84...84, using: &random), .random(in: -180...180, using: &random),
      zoom: .random(in: 1...14, using: &random), .random(in: 1...60, using: &random),
      .random(in: 1...60, using: &random), scale: .random(in: 1...2, using: &random),
      bearing: .random(in: -360...360, using: &random))
    #expect(try await difference(viewport, source, side: 64) <= 2)
  }

  @Test("A bearing of a millionth of a degree changes nothing but the way it is drawn")
  func tinyBearing() async throws {
    let source = SyntheticSource(formula: Formula.waves(side: 64, period: 1.0 / 700))
    let straight = Viewport(47.4, 8.5, zoom: 5.3, 90, 70)
    let turned = Viewport(47.4, 8.5, zoom: 5.3, 90, 70, bearing: 1e-6)
    var pictures: [Pixmap] = []
    for viewport in [straight, turned] {
      let map = try await RasterMap(sources: [source], viewport: viewport, background: .white)
      pictures.append(try await map.draw(rows: 0..<map.height))
    }
    for y in 0..<70 {
      for x in 0..<90 {
        for (one, other) in zip(pictures[0].channels(x, y), pictures[1].channels(x, y)) {
          #expect(abs(one - other) <= 1)
        }
      }
    }
  }

  @Test("Smooth waves lie where they belong: within a twentieth of a pixel", arguments: 0..<6)
  func position(seed: UInt64) async throws {
    var random = SeededGenerator(seed: 200 + seed)
    let zoom = Double.random(in: 3...9, using: &random)
    let period = 40 / (512 * exp2(zoom))
    let source = SyntheticSource(formula: Formula.waves(side: 64, period: period))
    let viewport = Viewport(
      .random(in: -60...60, using: &random), .random(in: -170...170, using: &random), zoom: zoom,
      160, 120, bearing: seed % 2 == 0 ? 0 : .random(in: 0...360, using: &random))
    let map = try await RasterMap(sources: [source], viewport: viewport, background: .white)
    let picture = try await map.draw(rows: 0..<map.height)
    // The shift that best explains the differences, by least squares along the waves' slopes.
    var (slopes, products) = (0.0, 0.0)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let place = viewport.worldPoint(at: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        let here = Formula.wave(place.x / period)
        let slope = (Formula.wave(place.x / period + 0.001) - here) / (0.001 * 40)
        let found = Double(picture[x, y] >> 16 & 255)
        #expect(abs(found - here) < 3)
        slopes += slope * slope
        products += slope * (found - here)
      }
    }
    #expect(abs(products / slopes) < 0.05)
  }

  @Test("Flat areas stay exactly flat, opaque or not, turned or not")
  func flat() async throws {
    for pixel: UInt32 in [0xFFFF_FFFF, 0xFF00_0000, 0xFFF2_EFE9, 0xFF7F_8081, 0xFFAA_D3DF] {
      let source = SyntheticSource(formula: Formula.flat(pixel))
      for (zoom, bearing) in [(4.37, 0.0), (4.71, 0), (4.5, 12), (4, 45)] {
        let viewport = Viewport(12, 34, zoom: zoom, 61, 47, bearing: bearing)
        let map = try await RasterMap(sources: [source], viewport: viewport, background: .clear)
        let picture = try await map.draw(rows: 0..<map.height)
        #expect(picture.pixels.allSatisfy { $0 == pixel }, "zoom \(zoom), bearing \(bearing)")
        #expect(picture.isOpaque)
      }
    }
  }

  @Test("An edge between black and white rings little, and stays black and white beside it")
  func ringing() async throws {
    let source = SyntheticSource { zoom, x, _ in
      x < 32 << zoom ? 0xFF00_0000 : 0xFFFF_FFFF
    }
    let viewport = Viewport(0, 0, zoom: 4.4, 60, 8)
    let map = try await RasterMap(sources: [source], viewport: viewport, background: .clear)
    let picture = try await map.draw(rows: 0..<8)
    #expect(picture[10, 4] == 0xFF00_0000)
    #expect(picture[50, 4] == 0xFFFF_FFFF)
    // Lanczos-3 rings by less than a tenth; the step itself is sharper than three pixels.
    #expect((0..<28).allSatisfy { picture[$0, 4] & 255 < 26 })
    #expect((32..<60).allSatisfy { picture[$0, 4] & 255 > 229 })
  }

  @Test(
    "Tiles are stretched by √2 at most at any zoom, for any size of tile", arguments: [64, 128, 75])
  func stretch(side: Int) async throws {
    let source = SyntheticSource(side: { _ in side }, formula: Formula.flat(0xFF00_0000))
    for zoom in stride(from: 1.0, through: 15, by: 0.37) {
      let map = try await RasterMap(
        sources: [source], viewport: Viewport(0, 0, zoom: zoom, 8, 8), background: .clear)
      #expect((0.7071...1.4143).contains(map.plan.stretch), "zoom \(zoom)")
    }
  }

  @Test("Transparent tiles are laid over the background, and over nothing stay as they are")
  func transparent() async throws {
    let half = SyntheticSource(formula: Formula.flat(0x80FF_0000))
    for (zoom, bearing) in [(3.0, 0.0), (3.3, 0), (3.3, 15)] {
      let viewport = Viewport(1, 2, zoom: zoom, 20, 20, bearing: bearing)
      let clear = try await RasterMap(sources: [half], viewport: viewport, background: .clear)
      let plain = try await clear.draw(rows: 0..<20)
      #expect(plain.pixels.allSatisfy { $0 == 0x8080_0000 })
      #expect(!plain.isOpaque)
      let white = try await RasterMap(sources: [half], viewport: viewport, background: .white)
      let over = try await white.draw(rows: 0..<20)
      #expect(over.pixels.allSatisfy { $0 == 0xFFFF_7F7F })
      #expect(over.isOpaque)
    }
  }

  @Test("No colour gets past its alpha at the edge of something transparent")
  func premultiplied() async throws {
    let source = SyntheticSource { zoom, x, _ in
      // Beside white, what is clear gets less alpha from the black beyond than white from the white.
      [0, 0xFF00_0000, 0xFFFF_FFFF][x % 3]
    }
    let viewport = Viewport(1, 2, zoom: 3.3, 60, 20)
    let map = try await RasterMap(sources: [source], viewport: viewport, background: .clear)
    let picture = try await map.draw(rows: 0..<20)
    for pixel in picture.pixels {
      let alpha = pixel >> 24
      #expect([0, 8, 16].allSatisfy { pixel >> $0 & 255 <= alpha })
    }
  }

  @Test(
    "Tiles may be PNG, JPEG or WebP, whatever the source is called",
    arguments: ImageFormat.allCases)
  func formats(format: ImageFormat) async throws {
    let period = 1.0 / 300
    let source = SyntheticSource(
      name: "tiles.png", encoding: ImageEncodingOptions(format: format),
      formula: Formula.waves(side: 64, period: period))
    for zoom in [5.0, 5.3] {
      let viewport = Viewport(3, 4, zoom: zoom, 100, 20)
      let map = try await RasterMap(sources: [source], viewport: viewport, background: .white)
      let picture = try await map.draw(rows: 0..<20)
      #expect(map.statistics.fresh == map.statistics.needed)
      for x in 0..<100 {
        let world = viewport.worldPoint(at: Point(x: Double(x) + 0.5, y: 10.5))
        let found = Double(picture[x, 10] >> 16 & 255)
        #expect(abs(found - Formula.wave(world.x / period)) < (format == .jpeg ? 18 : 14))
      }
    }
  }
}
