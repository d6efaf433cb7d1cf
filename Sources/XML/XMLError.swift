/// Why an XML text can't be read on.
public enum XMLError: Error, Sendable, Equatable {
  /// The text breaks a rule of XML; `fault` is the rest of a sentence that begins with the line.
  case broken(line: Int, fault: String)
  /// The text ends inside an element.
  case cutOff(line: Int, element: String)
  /// The text says that it is in an encoding that is not known here.
  case unknownEncoding(name: String)
  /// The bytes are not of the encoding that the text says, or that UTF-8 is where it says none.
  case undecodable(line: Int)
}

extension XMLError: CustomStringConvertible {
  /// One sentence: what is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .broken(let line, let fault):
      "line \(line) \(fault); mend that line or export the file again"
    case .cutOff(let line, let element):
      "the XML is cut off on line \(line) inside <\(element)>; export or fetch it again"
    case .unknownEncoding(let name):
      "the text is encoded as \(name); save it as UTF-8"
    case .undecodable(let line):
      "line \(line) has bytes that are not of the text's encoding; save it as UTF-8"
    }
  }
}
