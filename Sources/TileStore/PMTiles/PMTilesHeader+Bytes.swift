internal import WebMercator

extension PMTilesHeader {
  /// What the first bytes of a file say of its being a PMTiles archive.
  enum Recognition: Hashable {
    case version3
    case otherVersion(Int)
    case notPMTiles
  }

  /// Looks at the magic number: “PMTiles” and a version, or “PM” and one in the first two versions.
  static func recognize(_ bytes: [UInt8]) -> Recognition {
    if bytes.starts(with: "PMTiles".utf8) {
      guard bytes.count > 7, bytes[7] != 3 else { return .version3 }
      return .otherVersion(Int(bytes[7]))
    }
    let isOld = bytes.count > 3 && bytes.starts(with: "PM".utf8) && bytes[3] == 0
    return isOld && (1...2).contains(bytes[2]) ? .otherVersion(Int(bytes[2])) : .notPMTiles
  }

  /// Reads a header of version 3.
  ///
  /// - Throws: `TileStoreError` for another version, a file of another kind, fewer than 127 bytes, or a compression
  ///   that the specification does not have.
  public init(decoding bytes: [UInt8], path: String) throws(TileStoreError) {
    switch Self.recognize(bytes) {
    case .version3: break
    case .otherVersion(let version): throw .unsupportedVersion(path: path, version: version)
    case .notPMTiles: throw FileKind(bytes).refusal(path)
    }
    guard bytes.count >= Self.byteCount else {
      throw .damagedArchive(
        path: path, part: "header",
        reason: "is cut off (it has \(Self.byteCount) bytes, the file ends after \(bytes.count))")
    }
    rootDirectory = Section(bytes, at: 8)
    metadata = Section(bytes, at: 24)
    leafDirectories = Section(bytes, at: 40)
    tileData = Section(bytes, at: 56)
    addressedTileCount = bytes.number(at: 72)
    tileEntryCount = bytes.number(at: 80)
    tileContentCount = bytes.number(at: 88)
    isClustered = bytes[96] == 1
    internalCompression = try Self.compression(bytes[97], of: "directories", path)
    tileCompression = try Self.compression(bytes[98], of: "tiles", path)
    tileType = bytes[99]
    minimumZoom = bytes[100]
    maximumZoom = bytes[101]
    bounds = GeoBounds(
      west: bytes.degrees(at: 102), south: bytes.degrees(at: 106), east: bytes.degrees(at: 110),
      north: bytes.degrees(at: 114))
    centerZoom = bytes[118]
    center = GeoCoordinate(latitude: bytes.degrees(at: 123), longitude: bytes.degrees(at: 119))
  }

  private static func compression(
    _ code: UInt8, of what: String, _ path: String
  ) throws(TileStoreError) -> PMTilesCompression {
    guard let compression = PMTilesCompression(rawValue: code) else {
      throw .damagedArchive(
        path: path, part: "header",
        reason: "says that its \(what) are compressed in way \(code), and PMTiles has 0 to 4")
    }
    return compression
  }

  /// The 127 bytes of a header.
  public func encoded() -> [UInt8] {
    var bytes = [UInt8]("PMTiles".utf8) + [3]
    for section in [rootDirectory, metadata, leafDirectories, tileData] {
      bytes.append(littleEndian: section.offset)
      bytes.append(littleEndian: section.length)
    }
    for count in [addressedTileCount, tileEntryCount, tileContentCount] {
      bytes.append(littleEndian: count)
    }
    bytes += [
      isClustered ? 1 : 0, internalCompression.rawValue, tileCompression.rawValue, tileType,
      minimumZoom, maximumZoom,
    ]
    for degrees in [bounds.west, bounds.south, bounds.east, bounds.north] {
      bytes.append(degrees: degrees)
    }
    bytes.append(centerZoom)
    bytes.append(degrees: center.longitude)
    bytes.append(degrees: center.latitude)
    return bytes
  }
}

extension PMTilesHeader.Section {
  fileprivate init(_ bytes: [UInt8], at position: Int) {
    self.init(offset: bytes.number(at: position), length: bytes.number(at: position + 8))
  }
}

extension [UInt8] {
  /// Eight bytes, the least first.
  fileprivate func number(at position: Int) -> UInt64 {
    self[position..<position + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Four bytes, the least first: ten millionths of a degree.
  fileprivate func degrees(at position: Int) -> Double {
    let bits = self[position..<position + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    return Double(Int32(bitPattern: bits)) / 10_000_000
  }

  fileprivate mutating func append(littleEndian number: UInt64) {
    for shift in stride(from: 0, to: 64 as UInt64, by: 8) {
      append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  fileprivate mutating func append(degrees: Double) {
    let limited = degrees.isFinite ? Swift.max(-200, Swift.min(200, degrees)) : 0
    let bits = UInt32(bitPattern: Int32((limited * 10_000_000).rounded()))
    for shift in stride(from: 0, to: 32 as UInt32, by: 8) {
      append(UInt8(truncatingIfNeeded: bits >> shift))
    }
  }
}
