/// Why XML can't be read on; the caller adds the file's name.
enum XMLFault: Error, Equatable {
  case broken(line: Int, String)
  case cutOff(line: Int, element: String)

  func error(file: String) -> GeoFormatError {
    switch self {
    case .broken(let line, let fault): .brokenXML(file: file, line: line, fault: fault)
    case .cutOff(let line, let element): .cutOff(file: file, line: line, element: element)
    }
  }
}
