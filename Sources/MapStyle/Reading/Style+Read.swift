public import JSON

extension Style {
  /// Reads a style and finds everything that is wrong with it.
  ///
  /// What is faulty is left out, or has its default; all else is there. Whoever wants no half of a style looks for a fault that is
  /// no warning.
  ///
  /// - Parameter json: The style.
  /// - Returns: The style, and all its faults.
  public static func read(_ json: JSONValue) -> (style: Style, faults: [StyleFault]) {
    var reader = StyleReader()
    let style = reader.style(json)
    return (style, reader.faults)
  }
}
