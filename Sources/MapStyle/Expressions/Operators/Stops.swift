internal import JSON
internal import Pixels

/// Inputs in rising order, each with its output, as `step` and `interpolate` have them.
struct Stops {
  private(set) var inputs: [Double] = []
  private(set) var outputs: [ExpressionNode] = []

  /// The last stop at or below an input; 0 where all are above it, or it is no number.
  @inline(__always)
  func index(below input: Double) -> Int {
    var low = 0
    var high = inputs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if inputs[middle] <= input { low = middle } else { high = middle }
    }
    return low
  }

  /// Adds a stop; `false` with a fault where it isn't right.
  mutating func add(
    _ input: JSONValue, _ output: JSONValue, at index: Int, of name: String,
    type: inout ExpressionType?, _ context: ParsingContext
  ) -> Bool {
    guard case .number(let number) = input else {
      context.fault(
        "Input/output pairs for \"\(name)\" expressions must be defined using literal numeric values (not computed expressions) for the input values.",
        at: index)
      return false
    }
    if let last = inputs.last, last >= number {
      context.fault(
        "Input/output pairs for \"\(name)\" expressions must be arranged with input values in strictly ascending order.",
        at: index)
      return false
    }
    guard let node = context.parse(output, at: index + 1, as: type) else { return false }
    type = type ?? node.type
    inputs.append(number)
    outputs.append(node)
    return true
  }
}
