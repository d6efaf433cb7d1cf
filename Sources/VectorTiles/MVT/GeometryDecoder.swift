/// Follows the commands of an encoded geometry (specification, section 4.3).
struct GeometryDecoder {
  var reader: ProtobufReader
  let type: GeometryType
  var geometry: TileGeometry
  private var x: Int32 = 0
  private var y: Int32 = 0
  private var isRepeated = false

  init(reader: ProtobufReader, type: GeometryType, geometry: TileGeometry) {
    self.reader = reader
    self.type = type
    self.geometry = geometry
  }

  /// Decodes all commands.
  mutating func decode() -> FeatureFault? {
    var fault: FeatureFault?
    while fault == nil, !reader.isAtEnd {
      guard let command = reader.varint() else {
        fault = .cutOffGeometry
        break
      }
      let count = Int(UInt32(truncatingIfNeeded: command) >> 3)
      switch command & 7 {
      case 1: fault = moveTo(count)
      case 2: fault = lineTo(count)
      case 7: fault = closePath(count)
      default: fault = .unknownCommand
      }
    }
    endPart()
    return fault ?? (isRepeated ? .repeatedPoint : nil)
  }

  private mutating func moveTo(_ count: Int) -> FeatureFault? {
    guard count > 0 else { return .badCount }
    if type == .point || type == .unknown { return addPoints(count) }
    guard count == 1 else { return .badCount }
    endPart()
    return addPoints(1)
  }

  private mutating func lineTo(_ count: Int) -> FeatureFault? {
    guard count > 0 else { return .badCount }
    guard type != .point, hasOpenPart else { return .misplacedCommand }
    return addPoints(count)
  }

  private mutating func closePath(_ count: Int) -> FeatureFault? {
    guard type != .point, type != .lineString, hasOpenPart else { return .misplacedCommand }
    guard count == 1 else { return .badCount }
    endPart()
    return nil
  }

  /// Reads pairs of steps; a count beyond the bytes takes what there is.
  private mutating func addPoints(_ count: Int) -> FeatureFault? {
    // The loop works on copies, which stay in registers.
    var (reader, x, y) = (reader, x, y)
    var isRepeated = false
    defer { (self.reader, self.x, self.y) = (reader, x, y) }
    for index in 0..<count {
      guard let stepX = reader.zigzag32(), let stepY = reader.zigzag32() else {
        return .cutOffGeometry
      }
      if stepX | stepY == 0, index > 0 || hasOpenPart { isRepeated = true }
      x &+= stepX
      y &+= stepY
      geometry.points.append(SIMD2(x, y))
    }
    if isRepeated, type != .point { self.isRepeated = true }
    return nil
  }

  private var openStart: Int { geometry.ends.last ?? 0 }
  private var hasOpenPart: Bool { geometry.points.count > openStart }

  private mutating func endPart() {
    let start = openStart
    guard geometry.points.count > start else { return }
    if type == .polygon { geometry.dropRepeatedEnd(from: start) }
    geometry.ends.append(geometry.points.count)
  }
}
