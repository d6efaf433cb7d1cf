internal import JSON

/// `split`: the parts of a text between separators.
final class Split: ExpressionNode {
  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    context.arguments(json, .fixed([.string, .string])).map {
      Split(.array(.string, count: nil), children: $0)
    }
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue {
    let text = try children[0].string(in: context)
    let separator = Array(try children[1].string(in: context).utf16)
    let units = Array(text.utf16)
    guard !separator.isEmpty else {
      return .array(units.map { .string(String(decoding: [$0], as: UTF16.self)) })
    }
    var parts: [StyleValue] = []
    var start = 0
    while let place = units.firstIndex(of: separator, from: start) {
      parts.append(.string(String(decoding: units[start..<place], as: UTF16.self)))
      start = place + separator.count
    }
    parts.append(.string(String(decoding: units[start...], as: UTF16.self)))
    return .array(parts)
  }
}

extension [UInt16] {
  /// Where other units begin, at `start` or later.
  func firstIndex(of other: [UInt16], from start: Int) -> Int? {
    guard other.count <= count, start <= count - other.count else { return nil }
    return (start...(count - other.count)).first { place in
      self[place..<(place + other.count)].elementsEqual(other)
    }
  }
}
