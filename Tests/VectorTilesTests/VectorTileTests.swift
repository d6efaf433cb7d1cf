internal import FoundationEssentials
internal import TestSupport
internal import Testing
internal import VectorTiles

/// What the specification 2.1 says of tiles, layers, features and values.
struct VectorTileTests {
  private func onlyFeature(_ bytes: [UInt8]) throws -> VectorFeature {
    let layer = try #require(try VectorTile(bytes: bytes)["layer"])
    return layer.feature(at: 0)
  }

  @Test func aLayerWithoutVersionAndExtentHasOneAnd4096() throws {
    let layer = try VectorTile(bytes: TileWriter.tile(version: nil, features: [])).layers[0]
    #expect(layer.version == 1)
    #expect(layer.extent == 4096)
  }

  @Test func aLayerWithoutNameIsRefused() {
    #expect(throws: VectorTilesError.badLayer(name: "", reason: "it has no name")) {
      try VectorTile(bytes: TileWriter.tile(name: nil, features: []))
    }
  }

  @Test func aLayerWithoutExtentIsRefused() {
    #expect(throws: VectorTilesError.badLayer(name: "layer", reason: "its extent is 0")) {
      try VectorTile(bytes: TileWriter.tile(extent: 0, features: []))
    }
  }

  @Test func anUnknownVersionIsReadButDoesNotPassTheCheck() throws {
    let bytes = TileWriter.tile(version: 3, features: [TileWriter.feature(1, [9, 2, 2])])
    #expect(try VectorTile(bytes: bytes)["layer"]?.featureCount == 1)
    #expect(throws: VectorTilesError.self) { try VectorTile(bytes: bytes).check() }
  }

  @Test func ofLayersWithOneNameTheLastWithFeaturesCounts() throws {
    let first = TileWriter.tile(features: [TileWriter.feature(1, [9, 2, 2])])
    let second = TileWriter.tile(features: [TileWriter.feature(1, [9, 4, 4])])
    let empty = TileWriter.tile(features: [])
    let tile = try VectorTile(bytes: first + second + empty)
    var geometry = TileGeometry()
    try #require(tile["layer"]).feature(at: 0).geometry(into: &geometry)
    #expect(geometry.points == [SIMD2(2, 2)])
    #expect(tile["other"] == nil)
  }

  @Test func unknownFieldsArePassed() throws {
    let feature = TileWriter.message {
      $0.field(900, [1, 2, 3])
      $0.field(3, varint: 1)
      $0.field(4, packed: [9, 2, 2])
      $0.field(17, varint: 5)
      $0.bytes += [0x95, 0x01, 1, 2, 3, 4]  // Field 18, four bytes.
      $0.bytes += [0x99, 0x01, 1, 2, 3, 4, 5, 6, 7, 8]  // Field 19, eight bytes.
    }
    let tile = TileWriter.message { $0.field(16, [1]) } + TileWriter.tile(features: [feature])
    #expect(try onlyFeature(tile).type == .point)
    try VectorTile(bytes: tile).check()
  }

  @Test func aWholeTileCompressedSaysSo() {
    #expect(throws: VectorTilesError.notVectorTile(found: "compressed with gzip")) {
      try VectorTile(bytes: [0x1F, 0x8B, 8, 0])
    }
  }

  @Test func idsOf64BitsAreKeptAsFarAsADoubleGoes() throws {
    for id in [UInt64(0), 1, 1 << 53, .max] {
      let feature = TileWriter.message {
        $0.field(1, varint: id)
        $0.field(4, packed: [9, 2, 2])
      }
      #expect(try onlyFeature(TileWriter.tile(features: [feature])).id == .number(Double(id)))
    }
    let without = TileWriter.feature(1, [9, 2, 2])
    #expect(try onlyFeature(TileWriter.tile(features: [without])).id == nil)
  }

  @Test func numbersOfAllKindsAreDecoded() throws {
    let values: [([UInt8], PropertyValue)] = [
      (TileWriter.message { $0.field(4, varint: UInt64(bitPattern: -7)) }, .number(-7)),
      (TileWriter.message { $0.field(5, varint: .max) }, .number(0x1p64)),
      (TileWriter.message { $0.field(6, varint: .max) }, .number(-0x1p63)),
      (TileWriter.message { $0.field(7, varint: 2) }, .bool(true)),
      (TileWriter.message { $0.field(1, [0x61, 0xFF]) }, .string("a\u{FFFD}")),
      (TileWriter.message { $0.field(1, []) }, .string("")),
      ([], .null),
    ]
    let layer = try VectorTile(bytes: TileWriter.tile(values: values.map(\.0), features: []))
      .layers[0]
    #expect(layer.values == values.map(\.1))
  }

  @Test func aTagWithoutValueIsPassedAndOneBeyondTheTablesIsLeftOut() throws {
    let value = TileWriter.message { $0.field(7, varint: 1) }
    let odd = TileWriter.tile(
      values: [value], features: [TileWriter.feature(1, [9, 2, 2], tags: [0, 0, 0])])
    #expect(try onlyFeature(odd).property("k") == .bool(true))
    try VectorTile(bytes: odd).check()
    for tags: [UInt64] in [[0, 1], [1, 0], [.max, 0], [0, .max]] {
      let bytes = TileWriter.tile(
        values: [value], features: [TileWriter.feature(1, [9, 2, 2], tags: tags)])
      #expect(try onlyFeature(bytes).property("k") == nil)
      #expect(try onlyFeature(bytes).properties.isEmpty)
      #expect(throws: VectorTilesError.self) { try VectorTile(bytes: bytes).check() }
    }
  }

  @Test func aKeyThatIsThereTwiceIsFoundByEither() throws {
    let value = TileWriter.message { $0.field(5, varint: 4) }
    for tags: [UInt64] in [[0, 0], [2, 0]] {
      let bytes = TileWriter.tile(
        keys: ["k", "x", "k"], values: [value],
        features: [TileWriter.feature(1, [9, 2, 2], tags: tags)])
      #expect(try onlyFeature(bytes).property("k") == .number(4))
      #expect(try onlyFeature(bytes).property("x") == nil)
    }
  }

  @Test func featuresWithFieldsTwiceOrOfOtherTypesAreNotDrawn() throws {
    let twice = TileWriter.message {
      $0.field(3, varint: 1)
      $0.field(4, packed: [9, 2, 2])
      $0.field(4, packed: [9, 2, 2])
    }
    let unpacked = TileWriter.message {
      $0.field(3, varint: 1)
      $0.field(4, varint: 9)
    }
    let cutOff = TileWriter.message { $0.bytes = [0x18, 0x01, 0x22, 0x05, 0x09] }
    for feature in [twice, unpacked, cutOff] {
      let bytes = TileWriter.tile(features: [feature])
      #expect(try onlyFeature(bytes).type == .unknown)
      var geometry = TileGeometry()
      #expect(try !onlyFeature(bytes).geometry(into: &geometry))
      #expect(geometry == TileGeometry())
      #expect(throws: VectorTilesError.self) { try VectorTile(bytes: bytes).check() }
    }
  }

  @Test func featuresInMemoryAreAsThoseOfATile() throws {
    var line = TileGeometry()
    line.points = [SIMD2(0, 0), SIMD2(5, 7), SIMD2(1, 1), SIMD2(2, 2)]
    line.ends = [2, 4]
    let point = FeatureContent(
      type: .point, properties: ["name": .string("a"), "rank": .number(1)], geometry: TileGeometry()
    )
    let lines = FeatureContent(
      type: .lineString, id: .string("x"), properties: ["rank": .null], geometry: line)
    let layer = VectorLayer(name: "layer", extent: 8192, features: [point, lines])
    #expect(layer.extent == 8192)
    #expect(layer.keys == ["name", "rank"])
    let feature = layer.feature(at: 1)
    #expect(feature.id == .string("x"))
    #expect(feature.property("rank") == .null)
    #expect(feature.property("name") == nil)
    var geometry = TileGeometry()
    #expect(feature.geometry(into: &geometry))
    #expect(geometry == line)
    try VectorTile(layers: [layer]).check()
  }
}
