import XML

/// What a reader finds in a text, written on one line.
///
/// Each element is `name(attributes){text and children}`.
func reading(_ bytes: [UInt8], isUTF8: Bool = false) throws(XMLError) -> String {
  var xml = XMLReader(bytes, isUTF8: isUTF8)
  var result = ""
  var depth = 0
  repeat {
    if try xml.nextChild() {
      result += xml.name + "{"
      depth += 1
    } else {
      result += depth > 0 ? "}" : ""
      depth -= 1
    }
  } while depth >= 0
  return result
}

func reading(_ text: String) throws(XMLError) -> String { try reading(Array(text.utf8)) }

/// The text of the root.
func rootText(_ bytes: [UInt8], isUTF8: Bool = false) throws(XMLError) -> String {
  var xml = XMLReader(bytes, isUTF8: isUTF8)
  guard try xml.nextChild() else { return "" }
  let text = try xml.text()
  try xml.finish()
  return text
}

func rootText(_ text: String) throws(XMLError) -> String { try rootText(Array(text.utf8)) }

/// The error that a text gives, or `nil`.
func fault(_ bytes: [UInt8]) -> XMLError? {
  do throws(XMLError) {
    _ = try reading(bytes)
    return nil
  } catch {
    return error
  }
}

func fault(_ text: String) -> XMLError? { fault(Array(text.utf8)) }
