@testable import ImageCodec
import Pixels
import TestSupport
import Testing

@Suite struct PaletteTests {
  private func palette(_ picture: Pixmap, maximumColors: Int = 256) -> Palette {
    var builder = PaletteBuilder()
    builder.add(picture)
    return builder.palette(maximumColors: maximumColors)
  }

  private func picture(colors: Int, width: Int = 61, height: Int = 40) -> Pixmap {
    let pixels = (0..<width * height).map { 0xFF00_0000 | UInt32($0 * 7 % colors) * 0x01_0203 }
    return Pixmap(width: width, height: height, pixels: pixels, isOpaque: true)
  }

  @Test(arguments: [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (255, 8), (256, 8)])
  func fewColorsAreKeptExactlyInFewBits(_ colors: Int, _ bits: Int) throws {
    let picture = picture(colors: colors)
    let palette = palette(picture)
    #expect(palette.colors.count == colors)
    let bytes = try ImageEncoder.encode(picture, options: .init(palette: palette))
    #expect(bytes[24] == UInt8(bits) && bytes[25] == 3)
    #expect(try ImageDecoder.decode(bytes) == picture)
    let bands = try TestPictures.encodeInBands(
      picture, .init(palette: palette), rows: [1, 20, 19])
    #expect(bands == bytes)
  }

  @Test func alphaIsKept() throws {
    let pixels: [UInt32] = [0, 0x8040_2010, 0x1000_0000, 0xFFFF_FFFF, 0xFF00_0000]
    let picture = Pixmap(width: 5, height: 1, pixels: pixels, isOpaque: false)
    let bytes = try ImageEncoder.encode(picture, options: .init(palette: palette(picture)))
    #expect(try ImageDecoder.decode(bytes).pixels == pixels)
  }

  @Test func bandsMakeTheSamePalette() {
    let picture = TestPictures.noise(width: 40, height: 30)
    var builder = PaletteBuilder()
    for start in stride(from: 0, to: 30, by: 10) {
      builder.add(TestPictures.band(picture, start, 10))
    }
    #expect(builder.palette() == palette(picture))
    #expect(!builder.isExact())
  }

  @Test(arguments: [1, 2, 16, 100, 256]) func noMoreColorsAreMadeThanAllowed(_ limit: Int) {
    let colors = palette(TestPictures.noise(width: 40, height: 30), maximumColors: limit).colors
    #expect(!colors.isEmpty && colors.count <= limit)
    #expect(colors.allSatisfy { $0 >> 24 == 255 })
  }

  @Test func flatAreasStayExact() throws {
    let picture = TestPictures.map(width: 200, height: 200)
    let colors = palette(picture, maximumColors: 64).colors
    for flat in [0xFFAA_D3DF, 0xFFF2_EFE9, 0xFFFF_FFFF] as [UInt32] {
      #expect(colors.contains(flat))
    }
  }

  @Test func aColorCubeIsQuantizedEvenly() throws {
    // 4,096 colours, 17 apart, on 256: a palette on a grid of 6 × 7 × 6 levels misses by 12.
    let pixels = (0..<4096 as Range<UInt32>).map { index -> UInt32 in
      let (red, green, blue) = ((index >> 8) << 16, (index >> 4 & 15) << 8, index & 15)
      return 0xFF00_0000 | (red | green | blue) * 17
    }
    let cube = Pixmap(width: 64, height: 64, pixels: pixels, isOpaque: true)
    let bytes = try ImageEncoder.encode(cube, options: .init(palette: palette(cube)))
    #expect(TestPictures.rootMeanSquareError(try ImageDecoder.decode(bytes), cube) < 12)
  }

  @Test func moreColorsThanAreCountedApartAreMerged() {
    let noise = TestPictures.noise(width: 250, height: 200)
    var histogram = ColorHistogram()
    for pixel in noise.pixels { histogram.add(pixel, count: 1) }
    #expect(!histogram.isExact && histogram.entries.count > 4000)
    #expect(histogram.entries.reduce(0) { $0 + $1.count } == 50_000)
    let red = noise.pixels.reduce(0) { $0 + Int($1 >> 16 & 255) }
    #expect(histogram.entries.reduce(0) { $0 + $1.sums[1] } == red)
  }

  @Test func aPaletteOfNothingIsStillOne() throws {
    #expect(PaletteBuilder().palette().colors == [0xFF00_0000])
    #expect(Palette([]).colors.count == 1)
    let picture = Pixmap(width: 2, height: 2)
    _ = try ImageDecoder.decode(
      try ImageEncoder.encode(picture, options: .init(palette: Palette([]))))
  }
}
