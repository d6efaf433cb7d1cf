extension VectorFeature {
  /// Decodes the geometry, in place of what `geometry` holds; its memory is used again.
  ///
  /// Points become one part. Rings lose a last point that repeats the first. Numbers wrap around within 32 bits, so that any
  /// may come.
  ///
  /// - Returns: Whether all is well; of damaged geometry what comes before the fault stays.
  @discardableResult
  public func geometry(into geometry: inout TileGeometry) -> Bool {
    decodeGeometry(into: &geometry) == nil
  }

  /// Decodes the geometry; what is wrong with it, if anything.
  func decodeGeometry(into result: inout TileGeometry) -> FeatureFault? {
    result.removeAll()
    if let memory = layer.memory {
      result.append(partsOf: memory.geometry, Int(head.geometry.start)..<Int(head.geometry.end))
      return nil
    }
    if let fault = head.fault, !fault.isRecoverable { return fault }
    return layer.bytes.withUnsafeBufferPointer { bytes in
      var decoder = GeometryDecoder(
        reader: ProtobufReader(bytes, head.geometry), type: type, geometry: result)
      // Else the lists would be shared with `result`, and be copied.
      result = TileGeometry()
      let fault = decoder.decode()
      result = decoder.geometry
      return fault
    }
  }
}

extension TileGeometry {
  mutating func append(partsOf other: TileGeometry, _ parts: Range<Int>) {
    guard let first = parts.first, let last = parts.last else { return }
    let start = other.range(of: first).lowerBound
    let offset = points.count - start
    points += other.points[start..<other.ends[last]]
    for part in parts { ends.append(other.ends[part] + offset) }
  }

  /// Removes points at the end of a ring that repeat its first.
  mutating func dropRepeatedEnd(from start: Int) {
    while points.count > start + 1, points.last == points[start] { points.removeLast() }
  }
}
