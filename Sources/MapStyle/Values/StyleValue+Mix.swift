internal import JSON
internal import Pixels

extension StyleValue {
  /// A mixture of two values of one type; `factor` 0 is this, 1 the other.
  func mixed(
    with other: StyleValue, _ factor: Double, _ space: ColorSpace
  ) throws(EvaluationError) -> StyleValue {
    func between(_ first: Double, _ second: Double) -> Double {
      first + factor * (second - first)
    }
    switch (self, other) {
    case (.number(let first), .number(let second)): return .number(between(first, second))
    case (.color(let first), .color(let second)):
      return .color(space.mix(first, second, factor))
    case (.array(let first), .array(let second)):
      var mixed: [StyleValue] = []
      for (first, second) in zip(first, second) {
        mixed.append(try first.mixed(with: second, factor, space))
      }
      return .array(mixed)
    case (.padding(let first), .padding(let second)):
      let numbers = zip(first.numbers, second.numbers).map(between)
      return Padding(numbers).map { .padding($0) } ?? self
    case (.numberArray(let first), .numberArray(let second)):
      try Self.checkCounts(first.count, second.count, self, other)
      return .numberArray(zip(first, second).map(between))
    case (.colorArray(let first), .colorArray(let second)):
      try Self.checkCounts(first.count, second.count, self, other)
      return .colorArray(zip(first, second).map { space.mix($0, $1, factor) })
    case (.variableAnchorOffsets(let first), .variableAnchorOffsets(let second)):
      return .variableAnchorOffsets(try first.mixed(with: second, factor))
    case (.string, _), (.projection, _):
      guard let first = ProjectionDefinition(styleValue: self),
        let second = ProjectionDefinition(styleValue: other)
      else { throw .wrongValue }
      return .projection(
        ProjectionDefinition(from: first.from, to: second.to, transition: factor))
    default: throw .wrongValue
    }
  }

  private static func checkCounts(
    _ first: Int, _ second: Int, _ from: StyleValue, _ to: StyleValue
  ) throws(EvaluationError) {
    guard first != second else { return }
    throw .text(
      "Cannot interpolate values of different length. from: \(from.text), to: \(to.text)")
  }
}

extension VariableAnchorOffsets {
  fileprivate func mixed(
    with other: VariableAnchorOffsets, _ factor: Double
  ) throws(EvaluationError) -> VariableAnchorOffsets {
    guard entries.count == other.entries.count else {
      throw .text("Cannot interpolate anchor offsets of different length.")
    }
    var mixed = self
    for index in entries.indices {
      guard entries[index].anchor == other.entries[index].anchor else {
        throw .text("Cannot interpolate anchor offsets with mismatched anchors.")
      }
      let (from, to) = (entries[index].offset, other.entries[index].offset)
      mixed.entries[index].offset = from + factor * (to - from)
    }
    return mixed
  }
}
