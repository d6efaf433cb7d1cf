internal import JSON

extension Match {
  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    guard json.count >= 5 else {
      return context.fault("Expected at least 4 arguments, but found only \(json.count - 1).")
    }
    guard json.count % 2 == 1 else {
      return context.fault("Expected an even number of arguments.")
    }
    var type = context.expectedType == .value ? nil : context.expectedType
    var inputType: ExpressionType?
    var labels = MatchLabels()
    var results: [ExpressionNode] = []
    for index in stride(from: 2, to: json.count - 1, by: 2) {
      let list = json[index].arrayValue ?? [json[index]]
      guard read(list, &labels, &inputType, place: results.count, context.part(index)),
        let result = context.parse(json[index + 1], at: index, as: type)
      else { return nil }
      type = type ?? result.type
      results.append(result)
    }
    let last = json.count - 1
    guard let input = context.parse(json[1], at: 1, as: .value),
      let otherwise = context.parse(json[last], at: last, as: type),
      input.type == .value || context.part(1).isSubtype(input.type, of: inputType ?? .value)
    else { return nil }
    labels.number(with: context.parser)
    return Match(
      type ?? .value, input: input, labels: labels, results: results, otherwise: otherwise)
  }

  private static func read(
    _ list: [JSONValue], _ labels: inout MatchLabels, _ inputType: inout ExpressionType?,
    place: Int, _ context: ParsingContext
  ) -> Bool {
    if list.isEmpty { context.fault("Expected at least one branch label.") }
    for label in list {
      let type: ExpressionType
      switch label {
      case .number(let number):
        guard isWhole(number, context) else { return false }
        type = .number
      case .string: type = .string
      default:
        context.fault("Branch labels must be numbers or strings.")
        return false
      }
      guard context.isSubtype(type, of: inputType ?? type) else { return false }
      inputType = type
      let isNew =
        if case .number(let number) = label {
          labels.add(number, place: place)
        } else {
          labels.add(label.stringValue ?? "", place: place)
        }
      guard isNew else {
        context.fault("Branch labels must be unique.")
        return false
      }
    }
    return !list.isEmpty
  }

  private static func isWhole(_ number: Double, _ context: ParsingContext) -> Bool {
    let largest = 0x1p53 - 1
    guard abs(number) <= largest else {
      context.fault(
        "Branch labels must be integers no larger than \(JavaScriptNumber.text(largest)).")
      return false
    }
    guard number == number.rounded() else {
      context.fault("Numeric branch labels must be integer values.")
      return false
    }
    return true
  }
}
