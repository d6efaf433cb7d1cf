extension VectorFeature {
  /// The value of a property; `nil` where the feature does not have it.
  ///
  /// A key may stand only once in a feature (section 4.4); where it stands twice, the first counts.
  /// For many features of a layer ask `VectorLayer.keyIndex(of:)` once, and `property(keyIndex:)` for each.
  public func property(_ key: String) -> PropertyValue? {
    layer.keyIndex(of: key).flatMap { property(keyIndex: $0) }
  }

  /// The value of a property by the place of its key in the layer's keys; `nil` where the feature does not have it.
  public func property(keyIndex: Int) -> PropertyValue? {
    guard !head.tags.isEmpty else { return nil }
    let table = layer.table
    if let memory = layer.memory {
      for place in stride(from: Int(head.tags.start), to: Int(head.tags.end), by: 2)
      where Int(memory.tags[place]) == keyIndex {
        return table.values[Int(memory.tags[place + 1])]
      }
      return nil
    }
    guard let value = valueIndex(ofKey: keyIndex, firstEqual: table.firstEqual) else { return nil }
    return value < table.values.count ? table.values[value] : nil
  }

  private func valueIndex(ofKey wanted: Int, firstEqual: [Int]) -> Int? {
    layer.bytes.withUnsafeBufferPointer { bytes in
      var reader = ProtobufReader(bytes, head.tags)
      while let key = reader.varint(), let value = reader.varint() {
        let index = Int(truncatingIfNeeded: key)
        if index == wanted { return Int(exactly: value) }
        if !firstEqual.isEmpty, firstEqual.indices.contains(index), firstEqual[index] == wanted {
          return Int(exactly: value)
        }
      }
      return nil
    }
  }

  /// All properties in the feature's order; tags that name no key or value are left out.
  public var properties: [(key: String, value: PropertyValue)] {
    let table = layer.table
    var list: [(key: String, value: PropertyValue)] = []
    for (key, value) in tagPairs
    where key < UInt64(table.keys.count) && value < UInt64(table.values.count) {
      list.append((table.keys[Int(key)], table.values[Int(value)]))
    }
    return list
  }

  /// Calls `body` with the places of each property's key and value in the layer's `keys` and `values`.
  ///
  /// Places can lie beyond the lists where a tile is damaged.
  public func forEachTag(_ body: (_ key: Int, _ value: Int) -> Void) {
    if let memory = layer.memory {
      for place in stride(from: Int(head.tags.start), to: Int(head.tags.end), by: 2) {
        body(Int(memory.tags[place]), Int(memory.tags[place + 1]))
      }
      return
    }
    let firstEqual = layer.table.firstEqual
    layer.bytes.withUnsafeBufferPointer { bytes in
      var reader = ProtobufReader(bytes, head.tags)
      while let key = reader.varint(), let value = reader.varint() {
        let place = Int(UInt32(clamping: key))
        body(
          place < firstEqual.count ? firstEqual[place] : place, Int(UInt32(clamping: value)))
      }
    }
  }

  /// Places of keys and values, as the tile gives them.
  var tagPairs: [(key: UInt64, value: UInt64)] {
    if let memory = layer.memory {
      return stride(from: Int(head.tags.start), to: Int(head.tags.end), by: 2).map {
        (UInt64(memory.tags[$0]), UInt64(memory.tags[$0 + 1]))
      }
    }
    return layer.bytes.withUnsafeBufferPointer { bytes in
      var pairs: [(key: UInt64, value: UInt64)] = []
      var reader = ProtobufReader(bytes, head.tags)
      while let key = reader.varint(), let value = reader.varint() { pairs.append((key, value)) }
      return pairs
    }
  }
}
