internal import JSON

/// `number-format`: a number as people of a language write it.
final class NumberFormat: ExpressionNode {
  private let number: ExpressionNode
  private let options: [String: ExpressionNode]

  private init(_ number: ExpressionNode, options: [String: ExpressionNode]) {
    self.number = number
    self.options = options
    super.init(.string, children: [number] + options.sorted { $0.key < $1.key }.map(\.value))
  }

  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    guard json.count == 3 else { return context.fault("Expected two arguments.") }
    guard let number = context.parse(json[1], at: 1, as: .number) else { return nil }
    guard case .object(let object) = json[2] else {
      return context.fault("NumberFormat options argument must be an object.")
    }
    var options: [String: ExpressionNode] = [:]
    let types: [(String, ExpressionType)] = [
      ("locale", .string), ("currency", .string), ("unit", .string),
      ("min-fraction-digits", .number), ("max-fraction-digits", .number),
    ]
    for (name, type) in types {
      guard let option = object[name], option != .null, option != "" else { continue }
      guard let node = context.parse(option, at: 1, as: type) else { return nil }
      options[name] = node
    }
    return NumberFormat(number, options: options)
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue {
    let number = try number.number(in: context)
    let style = NumberStyle(locale: try options["locale"]?.string(in: context) ?? "en")
    let currency = try options["currency"]?.string(in: context)
    let standard = currency.map { NumberStyle.fractionDigits(ofCurrency: $0) }
    let least = try options["min-fraction-digits"]?.number(in: context)
    let most = try options["max-fraction-digits"]?.number(in: context)
    let text = style.text(
      abs(number), minimumDigits: Int(clamping: least, or: standard ?? 0, limitedBy: most),
      maximumDigits: Int(
        clamping: most, or: max(standard ?? 3, Int(clamping: least, or: 0, limitedBy: nil)),
        limitedBy: nil))
    let sign = number < 0 ? "-" : ""
    if let currency { return .string(style.text(sign, text, currency: currency)) }
    if let unit = try options["unit"]?.string(in: context) {
      return .string(sign + text + NumberStyle.suffix(ofUnit: unit))
    }
    return .string(sign + text)
  }
}

extension Int {
  /// A count of digits, 0 to 20.
  fileprivate init(clamping number: Double?, or standard: Int, limitedBy limit: Double?) {
    let number = Swift.min(number ?? Double(standard), number == nil ? limit ?? 20 : 20)
    self = Int(Swift.max(0, Swift.min(20, number.isNaN ? 0 : number)))
  }
}
