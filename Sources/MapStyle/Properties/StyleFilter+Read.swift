internal import JSON

extension StyleFilter {
  /// Reads a filter, an expression or an old one.
  ///
  /// - Returns: `nil` where it is wrong; the parser has the faults then.
  static func read(_ json: JSONValue, _ parser: ExpressionParser) -> StyleFilter? {
    let node =
      LegacyFilter.isExpression(json)
      ? parser.parse(json, as: .boolean) : LegacyFilter(parser: parser).node(json)
    return node.map { StyleFilter(StyleExpression($0)) }
  }
}
