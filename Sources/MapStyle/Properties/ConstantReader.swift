internal import JSON

/// Reads a constant of a property, with all that the specification asks of it.
struct ConstantReader {
  private let specification: PropertySpecification

  init(_ specification: PropertySpecification) { self.specification = specification }

  /// The value, or what is wrong with it.
  func value(_ json: JSONValue, path: String) -> Result<StyleValue, StyleFault> {
    value(json, of: specification.type, path: path)
  }

  private func value(
    _ json: JSONValue, of type: PropertySpecification.ValueType, path: String
  ) -> Result<StyleValue, StyleFault> {
    switch (type, json) {
    case (.number, .number(let number)): return inRange(number, path: path)
    case (.enumeration, _): return word(json, path: path)
    case (.array(let element, let length), .array(let elements)):
      return list(elements, of: element, length: length, path: path)
    case (.numberArray, .array(let elements)):
      let faults = elements.enumerated().compactMap { index, element in
        value(element, of: .number, path: "\(path)[\(index)]").fault
      }
      if let fault = faults.first { return .failure(fault) }
    case (.numberArray, .number(let number)):
      if let fault = inRange(number, path: path).fault { return .failure(fault) }
    default: break
    }
    if let value = StyleValue(constant: json, of: type) { return .success(value) }
    if type.expressionType == .color, case .string(let text) = json {
      return .failure(StyleFault(path, "color expected, \"\(text)\" found"))
    }
    return .failure(StyleFault(path, "\(type.word) expected, \(json.typeWord) found"))
  }

  private func inRange(_ number: Double, path: String) -> Result<StyleValue, StyleFault> {
    var text: String { JavaScriptNumber.text(number) }
    if let minimum = specification.minimum, number < minimum {
      return .failure(
        StyleFault(
          path, "\(text) is less than the minimum value \(JavaScriptNumber.text(minimum))"))
    }
    if let maximum = specification.maximum, number > maximum {
      return .failure(
        StyleFault(
          path, "\(text) is greater than the maximum value \(JavaScriptNumber.text(maximum))"))
    }
    return .success(.number(number))
  }

  private func word(_ json: JSONValue, path: String) -> Result<StyleValue, StyleFault> {
    if let word = json.stringValue, specification.values.contains(word) {
      return .success(.string(word))
    }
    let words = specification.values.joined(separator: ", ")
    return .failure(
      StyleFault(path, "expected one of [\(words)], \(json.serialized()) found"))
  }

  private func list(
    _ elements: [JSONValue], of type: PropertySpecification.ValueType, length: Int?, path: String
  ) -> Result<StyleValue, StyleFault> {
    if let length, elements.count != length {
      return .failure(
        StyleFault(path, "array length \(length) expected, length \(elements.count) found"))
    }
    var values: [StyleValue] = []
    for (index, element) in elements.enumerated() {
      switch value(element, of: type, path: "\(path)[\(index)]") {
      case .success(let value): values.append(value)
      case .failure(let fault): return .failure(fault)
      }
    }
    return .success(.array(values))
  }
}

extension StyleFault: Error {}

extension Result where Failure == StyleFault {
  fileprivate var fault: StyleFault? {
    if case .failure(let fault) = self { fault } else { nil }
  }
}

extension PropertySpecification.ValueType {
  /// The type as faults name it.
  var word: String {
    switch self {
    case .array: "array"
    case .enumeration: "string"
    default: expressionType.description
    }
  }
}

extension JSONValue {
  /// The type as faults name it.
  var typeWord: String {
    switch self {
    case .null: "null"
    case .array: "array"
    default: javaScriptType
    }
  }
}
