internal import JSON

/// Texts of old styles in which `{name}` stands for a property.
enum TokenText {
  /// The text as an expression; `nil` where it has no token.
  static func expression(_ text: String) -> JSONValue? {
    var parts: [JSONValue] = ["concat"]
    var literal = ""
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{") {
      let after = rest[rest.index(after: open)...]
      guard let close = after.firstIndex(where: { $0 == "}" || $0 == "{" }), after[close] == "}",
        close > after.startIndex
      else {
        literal += rest[...open]
        rest = after
        continue
      }
      literal += rest[..<open]
      if !literal.isEmpty { parts.append(.string(literal)) }
      literal = ""
      parts.append(["get", .string(String(after[..<close]))])
      rest = after[after.index(after: close)...]
    }
    guard parts.count > 1 else { return nil }
    literal += rest
    if !literal.isEmpty { parts.append(.string(literal)) }
    return parts.count == 2 ? ["to-string", parts[1]] : .array(parts)
  }
}
