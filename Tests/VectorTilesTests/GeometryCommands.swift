internal import VectorTiles

/// Writes geometry as the specification's section 4.3 says.
enum GeometryCommands {
  static func encode(_ geometry: TileGeometry, type: UInt8) -> [Int] {
    var (commands, place) = ([Int](), SIMD2<Int32>(0, 0))
    func add(_ point: SIMD2<Int32>) {
      for step in [point.x &- place.x, point.y &- place.y] {
        commands.append(Int(UInt32(bitPattern: (step << 1) ^ (step >> 31))))
      }
      place = point
    }
    for part in 0..<geometry.partCount {
      let points = geometry.points[geometry.range(of: part)]
      let moves = type < 2 ? points.count : 1
      commands.append(moves << 3 | 1)
      points.prefix(moves).forEach(add)
      if points.count > moves { commands.append((points.count - moves) << 3 | 2) }
      points.dropFirst(moves).forEach(add)
      if type == 3 { commands.append(15) }
    }
    return commands
  }
}
