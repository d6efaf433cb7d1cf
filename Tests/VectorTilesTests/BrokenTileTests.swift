internal import FoundationEssentials
internal import TestSupport
internal import Testing
internal import VectorTiles

/// No bytes trap, and real tiles are whole.
struct BrokenTileTests {
  static let realWorld = "suites/mvt/real-world"
  static let isPresent = FileManager.default.fileExists(atPath: SharedData.path(realWorld))

  /// Asks a tile for all that it has; how many points that is.
  @discardableResult
  private func readAll(_ bytes: [UInt8]) throws -> Int {
    let tile = try VectorTile(bytes: bytes)
    var (count, geometry) = (0, TileGeometry())
    for layer in tile.layers {
      for index in 0..<layer.featureCount {
        let feature = layer.feature(at: index)
        let properties = feature.properties
        for (key, _) in properties {
          #expect(feature.property(key) == properties.first { $0.key == key }?.value)
        }
        feature.geometry(into: &geometry)
        #expect(geometry.ends.last ?? 0 == geometry.points.count)
        count += geometry.points.count
      }
    }
    return count
  }

  private static func sample() -> [UInt8] {
    let values = [
      TileWriter.message { $0.field(1, Array("text".utf8)) },
      TileWriter.message { $0.field(6, varint: 12_345) },
    ]
    let features = [
      TileWriter.feature(1, [17, 10, 14, 3, 9], tags: [0, 0, 1, 1]),
      TileWriter.feature(2, [9, 4, 4, 18, 0, 16, 16, 0], tags: [1, 0]),
      TileWriter.feature(3, [9, 0, 0, 26, 20, 0, 0, 20, 19, 0, 15]),
    ]
    return TileWriter.tile(extent: 4096, keys: ["a", "b"], values: values, features: features)
  }

  @Test func everyPrefixOfATileIsReadOrRefused() throws {
    let bytes = Self.sample()
    try VectorTile(bytes: bytes).check()
    #expect(try readAll(bytes) == 2 + 3 + 4)
    for count in 1..<bytes.count {
      #expect(throws: VectorTilesError.self) { try readAll(Array(bytes[..<count])) }
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func changedAndRandomBytesDoNotTrap(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let sample = Self.sample()
    for round in 0..<4_000 {
      var bytes = sample
      for _ in 0...(round % 4) {
        bytes[Int.random(in: bytes.indices, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      let count = Int.random(in: 0...40, using: &generator)
      let random = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      for bytes in [bytes, random, [0x1A, UInt8(count)] + random] {
        do {
          let tile = try VectorTile(bytes: bytes)
          try readAll(bytes)
          try tile.check()
        } catch {
          #expect("\(error)".hasPrefix("cannot "))
        }
      }
    }
  }

  @Test(
    .enabled(if: isPresent, "no suites"),
    arguments: [
      "bangkok", "chicago", "nepal", "norway", "osm-qa-astana", "sanfrancisco", "uruguay",
    ])
  func realTilesAreWhole(_ place: String) throws {
    let folder = "\(Self.realWorld)/\(place)"
    let names = try FileManager.default.contentsOfDirectory(atPath: SharedData.path(folder))
    #expect(!names.isEmpty)
    for name in names.sorted().prefix(12) {
      let bytes = try SharedData.bytes("\(folder)/\(name)")
      #expect(try bytes.isEmpty || readAll(bytes) > 0, "\(name)")
      try VectorTile(bytes: bytes).check()
    }
  }

  @Test(.enabled(if: SharedData.isPresent, "no shared data"))
  func aShortbreadTileIsWholeAndSoAreSomeOfItsPrefixes() throws {
    let bytes = try SharedData.bytes("data/shortbread/14/8803/5376.pbf")
    let tile = try VectorTile(bytes: bytes)
    try tile.check()
    #expect(tile["streets"]?.keyIndex(of: "kind") != nil)
    for count in stride(from: 1, to: bytes.count, by: max(1, bytes.count / 60)) {
      do { try readAll(Array(bytes[..<count])) } catch { #expect(error is VectorTilesError) }
    }
  }
}
