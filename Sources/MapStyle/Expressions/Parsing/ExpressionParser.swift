internal import JSON

/// What the parsing of expressions gathers: faults, and the words of all that a style has.
final class ExpressionParser {
  var faults: [ExpressionFault] = []
  var vocabulary: StyleVocabulary

  init() { vocabulary = StyleVocabulary() }

  /// More evaluations than this, as variables that use variables can ask for, are refused.
  static let costLimit = 1_000_000

  /// Checks an expression whose value must be of a type; `nil` with faults where it is none.
  ///
  /// `coercesText` says whether what is expected to be a text is made one, whatever it is.
  func parse(
    _ json: JSONValue, as type: ExpressionType?, coercesText: Bool = false
  ) -> ExpressionNode? {
    let root = ParsingContext(parser: self, path: "", expectedType: type, variables: [:])
    guard let node = root.parse(json, annotation: coercesText ? .coercion : nil) else {
      return nil
    }
    guard node.cost <= Self.costLimit else {
      faults.append(ExpressionFault(path: "", message: "The expression is too complex."))
      return nil
    }
    return node
  }

  /// The faults so far, which are forgotten.
  func takeFaults() -> [ExpressionFault] {
    defer { faults = [] }
    return faults
  }

  /// A property's name with its number.
  func property(_ name: String) -> PropertyName {
    PropertyName(text: name, number: vocabulary.number(ofProperty: name))
  }
}
