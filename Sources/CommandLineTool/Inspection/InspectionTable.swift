import WebMercator

/// Names and values below each other, for a person.
struct InspectionTable {
  private let title: String
  private var rows: [(name: String, value: String)] = []

  init(title: String) {
    self.title = title
  }

  /// Adds a row, unless there is nothing to say.
  mutating func add(_ name: String, _ value: String?) {
    guard let value, !value.isEmpty else { return }
    rows.append((name, Self.plain(value)))
  }

  /// Adds a row for each value, the name on the first alone; `none` where there is no value.
  mutating func add(_ name: String, _ values: [String]) {
    guard let first = values.first else { return add(name, "none") }
    add(name, first)
    for value in values.dropFirst() { rows.append(("", Self.plain(value))) }
  }

  /// The lines, without the last end.
  var text: String {
    let width = rows.map(\.name.count).max() ?? 0
    let lines = rows.map { row in
      "  \(row.name)\(String(repeating: " ", count: width - row.name.count))  \(row.value)"
    }
    return ([Self.plain(title)] + lines).joined(separator: "\n")
  }

  /// What a file says may have line ends and control characters; a terminal gets none.
  private static func plain(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      shown.unicodeScalars.append(isControl ? " " : scalar)
    }
    return shown
  }

  /// A box as `--bbox` takes it, to about a centimetre.
  static func text(_ bounds: GeoBounds) -> String {
    [bounds.west, bounds.south, bounds.east, bounds.north]
      .map { $0.rounded(toPlaces: 7).plain }.joined(separator: ",")
  }
}
