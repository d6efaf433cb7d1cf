import JSON
import MapStyle

/// What is wrong with a style.
struct StyleCheck {
  private let file: String
  private let faults: [StyleFault]
  private let layers: Int

  init(_ document: JSONValue, file: String) {
    self.file = file
    let reading = Style.read(document)
    faults = reading.faults
    layers = reading.style.layers.count
  }

  private var errors: [StyleFault] { faults.filter { !$0.isWarning } }
  private var warnings: [StyleFault] { faults.filter(\.isWarning) }

  /// Whether the style can't be drawn as it is.
  var hasErrors: Bool { !errors.isEmpty }

  /// What the run ends with.
  var failure: Failure {
    Failure(
      .badData, "\(file) has \(counted(errors.count, "error")); mend the places that are named")
  }

  /// For a person: a line for each fault.
  var text: String {
    let head =
      "\(file): \(counted(layers, "layer")), \(counted(errors.count, "error")), "
      + counted(warnings.count, "warning")
    return ([head] + errors.map { "  error    \($0)" } + warnings.map { "  warning  \($0)" })
      .joined(separator: "\n")
  }

  /// For machines.
  var json: JSONValue {
    func list(_ faults: [StyleFault]) -> JSONValue {
      .array(faults.map { ["path": .string($0.path), "message": .string($0.message)] })
    }
    return [
      "file": .string(file), "layers": .number(Double(layers)), "errors": list(errors),
      "warnings": list(warnings),
    ]
  }

  private func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}
