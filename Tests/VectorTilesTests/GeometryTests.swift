internal import Testing
internal import VectorTiles

/// The commands of encoded geometry (specification, section 4.3).
struct GeometryTests {
  private func decode(
    _ type: UInt64, _ commands: [UInt64]
  ) throws -> (geometry: TileGeometry, isWhole: Bool) {
    let bytes = TileWriter.tile(features: [TileWriter.feature(type, commands)])
    var geometry = TileGeometry()
    let feature = try VectorTile(bytes: bytes).layers[0].feature(at: 0)
    let isWhole = feature.geometry(into: &geometry)
    return (geometry, isWhole)
  }

  @Test func ringsEndBeforeTheirFirstPointComesAgain() throws {
    let square: [UInt64] = [9, 0, 0, 26, 20, 0, 0, 20, 19, 0]
    for end: [UInt64] in [[15], [10, 0, 19, 15], [10, 0, 19], []] {
      let geometry = try decode(3, square + end).geometry
      #expect(geometry.points == [SIMD2(0, 0), SIMD2(10, 0), SIMD2(10, 10), SIMD2(0, 10)])
      #expect(geometry.ends == [4])
    }
  }

  @Test func partsGoOnFromWhereTheLastEnded() throws {
    let lines = try decode(2, [9, 4, 4, 18, 0, 16, 16, 0, 9, 17, 17, 10, 4, 8])
    #expect(lines.isWhole)
    #expect(lines.geometry.ends == [3, 5])
    #expect(Array(lines.geometry.points[3...]) == [SIMD2(1, 1), SIMD2(3, 5)])
    let points = try decode(1, [17, 10, 14, 3, 9])
    #expect(points.geometry.points == [SIMD2(5, 7), SIMD2(3, 2)])
    #expect(points.geometry.ends == [2])
    #expect(try decode(1, [9, 10, 14, 9, 3, 9]).geometry == points.geometry)
  }

  private static let broken: [(type: UInt64, commands: [UInt64])] = [
    (type: 1, commands: [1, 2, 2]),
    (type: 1, commands: [9, 2, 2, 10, 2, 2]),
    (type: 1, commands: [9, 2, 2, 15]),
    (type: 1, commands: [15, 50, 34]),
    (type: 2, commands: [10, 2, 2]),
    (type: 2, commands: [9, 2, 2, 2]),
    (type: 2, commands: [17, 2, 2, 4, 4, 10, 2, 2]),
    (type: 2, commands: [9, 2, 2, 15]),
    (type: 2, commands: [9, 2, 2, 18, 4, 4]),
    (type: 2, commands: [9, 2, 2, 18, 4, 4, 4]),
    (type: 3, commands: [9, 2, 2, 10, 4, 4, 7]),
    (type: 3, commands: [9, 2, 2, 10, 4, 4, 23]),
    (type: 3, commands: [9, 2, 2, 10, 4, 4, 15, 10, 2, 2]),
    (type: 3, commands: [9, 2, 2, 11, 4, 4]),
    (type: 2, commands: [9, 2, 2, 12, 4, 4]),
    (type: 2, commands: [8]),
    (type: 2, commands: [9, 2, 2, 4_294_967_290]),
  ]

  @Test(arguments: broken)
  func brokenCommandsAreTold(_ type: UInt64, _ commands: [UInt64]) throws {
    #expect(try !decode(type, commands).isWhole)
    let bytes = TileWriter.tile(features: [TileWriter.feature(type, commands)])
    #expect(throws: VectorTilesError.self) { try VectorTile(bytes: bytes).check() }
  }

  @Test func numbersWrapAroundWithin32Bits() throws {
    let line = try decode(2, [9, 4_294_967_294, 4_294_967_295, 10, 2, 1])
    #expect(line.geometry.points == [SIMD2(.max, .min), SIMD2(.min, .max)])
  }
}
