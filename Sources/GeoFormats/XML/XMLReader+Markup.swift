extension XMLReader {
  /// Passes what begins with `<` here and is neither an element nor the end of one.
  mutating func passMarkup() throws(XMLFault) -> Bool {
    if starts("<!--") {
      try pass(to: "-->", of: "a comment")
    } else if starts("<![CDATA[") {
      try pass(to: "]]>", of: "a CDATA section")
    } else if starts("<?") {
      try pass(to: "?>", of: "a processing instruction")
    } else if starts("<!") {
      try passDeclaration()
    } else {
      return false
    }
    return true
  }

  private mutating func pass(to end: StaticString, of what: String) throws(XMLFault) {
    let start = offset
    while offset < bytes.count {
      if starts(end) {
        offset += end.utf8CodeUnitCount
        return
      }
      offset += 1
    }
    guard open.isEmpty else { throw cutOff() }
    throw .broken(line: line(of: start), "begins \(what) that never ends")
  }

  /// Passes `<!DOCTYPE … [ … ]>` without taking anything from it.
  private mutating func passDeclaration() throws(XMLFault) {
    let start = offset
    var brackets = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets -= 1
      case UInt8(ascii: ">") where brackets <= 0:
        offset += 1
        return
      default: break
      }
      offset += 1
    }
    throw .broken(line: line(of: start), "begins a document type that never ends")
  }
}
