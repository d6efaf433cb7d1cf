/// The words of an attribution that may be HTML, as tile sources write it.
enum AttributionText {
  /// The words of `html`: tags, comments, scripts and styles dropped, entities decoded, spaces joined.
  static func words(_ html: String) -> String {
    PlainText.line(decodeEntities(withoutTags(html)))
  }

  /// What is between tags; “<” before anything but a tag stays.
  private static func withoutTags(_ html: String) -> String {
    var words = String.UnicodeScalarView()
    var rest = html.unicodeScalars[...].prefix(1 << 16)
    while let scalar = rest.first {
      guard scalar == "<", let end = endOfTag(rest) else {
        words.append(scalar)
        rest = rest.dropFirst()
        continue
      }
      if isBreak(rest) { words.append(" ") }
      rest = rest[end...]
    }
    return String(words)
  }

  /// Where what starts with “<” ends; `nil` where it is no tag.
  private static func endOfTag(
    _ text: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView.Index? {
    let inner = text.dropFirst()
    if starts(inner, with: "!--") { return end(of: "-->", in: inner) ?? text.endIndex }
    for element in ["script", "style"] where starts(inner, with: element) {
      guard let last = end(of: "</" + element, in: inner) else { return text.endIndex }
      return end(of: ">", in: text[last...]) ?? text.endIndex
    }
    guard let first = inner.first, first == "/" || first == "!" || first.properties.isAlphabetic
    else { return nil }
    return end(of: ">", in: inner) ?? text.endIndex
  }

  /// Whether the tag separates words.
  private static func isBreak(_ text: Substring.UnicodeScalarView) -> Bool {
    ["br", "p", "/p", "div", "/div", "li", "/li"].contains { name in
      guard starts(text.dropFirst(), with: name) else { return false }
      let next = text.dropFirst(1 + name.unicodeScalars.count).first
      return next == ">" || next == "/" || next?.properties.isWhitespace ?? true
    }
  }

  private static func starts(_ text: Substring.UnicodeScalarView, with word: String) -> Bool {
    let head = text.prefix(word.unicodeScalars.count)
    return String(Substring(head)).lowercased() == word
  }

  private static func end(
    of word: String, in text: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView.Index? {
    var rest = text
    while !rest.isEmpty {
      if starts(rest, with: word) {
        return rest.index(rest.startIndex, offsetBy: word.unicodeScalars.count)
      }
      rest = rest.dropFirst()
    }
    return nil
  }
}

// MARK: - Entities

extension AttributionText {
  /// The entities that attributions use; HTML knows 2,231.
  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "reg": "®", "trade": "™", "middot": "·", "bull": "•", "ndash": "–", "mdash": "—",
    "hellip": "…", "laquo": "«", "raquo": "»", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
    "rdquo": "”", "deg": "°", "sect": "§", "times": "×", "auml": "ä", "ouml": "ö", "uuml": "ü",
    "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "agrave": "à", "aacute": "á",
    "acirc": "â", "aring": "å", "aelig": "æ", "ccedil": "ç", "egrave": "è", "eacute": "é",
    "ecirc": "ê", "iacute": "í", "ntilde": "ñ", "oacute": "ó", "ocirc": "ô", "oslash": "ø",
    "uacute": "ú", "shy": "\u{AD}", "zwj": "\u{200D}", "zwnj": "\u{200C}", "lrm": "\u{200E}",
    "rlm": "\u{200F}",
  ]

  private static func decodeEntities(_ text: String) -> String {
    var words = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      rest = rest.dropFirst()
      guard scalar == "&", let end = rest.prefix(12).firstIndex(of: ";"),
        let decoded = entity(String(Substring(rest[..<end])))
      else {
        words.append(scalar)
        continue
      }
      words.append(decoded)
      rest = rest[rest.index(after: end)...]
    }
    return String(words)
  }

  private static func entity(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return entities[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    let code = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init)
  }
}
