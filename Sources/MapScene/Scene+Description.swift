internal import Pixels
internal import WebMercator

extension Scene: CustomStringConvertible {
  /// The scene as lines of text, numbers rounded to hundredths of a point.
  public var description: String {
    var lines = ["scene \(size.width) × \(size.height)"]
    for (index, symbol) in symbols.enumerated() {
      lines.append("symbol \(index): box \(symbol.bounds.numbers)")
      lines += symbol.items.flatMap(\.lines).map { "  " + $0 }
    }
    lines += items.flatMap(\.lines)
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Scene.Item {
  fileprivate var lines: [String] {
    switch self {
    case .shape(let shape): shape.lines
    case .text(let text): text.lines
    case .picture(let picture):
      ["picture \(picture.pixmap.width) × \(picture.pixmap.height) in \(picture.box.numbers)"]
    case .shade(let shade): ["shade \(shade.color.hexadecimal) in \(shade.box.numbers)"]
    case .mark(let mark): ["mark \(mark.symbol) at \(mark.position.numbers)"]
    case .layer(let layer): layer.lines
    }
  }
}

extension Shape {
  fileprivate var lines: [String] {
    var lines = ["path \(path.letters)"]
    if let fill { lines.append("  fill \(fill.hexadecimal)") }
    if let stroke {
      let dash =
        stroke.dash.isEmpty ? "" : " dash " + stroke.dash.map(\.short).joined(separator: " ")
      lines.append(
        "  stroke \(stroke.color.hexadecimal) \(stroke.width.short)\(dash)")
    }
    return lines
  }
}

extension Text {
  fileprivate var lines: [String] {
    var words = "text “\(block.string)” \(block.size.short)"
    if block.isBold { words += " bold" }
    if block.isCentered { words += " centered" }
    if let width = block.maximumWidth { words += " within \(width.short) × \(block.maximumLines)" }
    words += " at \(origin.numbers) \(color.hexadecimal)"
    if let halo { words += " halo \(halo.color.hexadecimal) \(halo.width.short)" }
    return [words]
  }
}

extension Path {
  /// The path in the letters of SVG.
  fileprivate var letters: String {
    var words: [String] = []
    var rest = points[...]
    for verb in verbs {
      let count = verb == .curve ? 3 : verb == .close ? 0 : 1
      let letter =
        switch verb {
        case .move: "M"
        case .line: "L"
        case .curve: "C"
        case .close: "Z"
        }
      words.append(([letter] + rest.prefix(count).map(\.numbers)).joined(separator: " "))
      rest = rest.dropFirst(count)
    }
    return words.joined(separator: " ")
  }
}

extension Rectangle {
  var numbers: String {
    [minX, minY, maxX, maxY].map(\.short).joined(separator: " ")
  }
}

extension Point {
  var numbers: String { "\(x.short) \(y.short)" }
}

extension Color {
  /// `#RRGGBB`, and `#RRGGBBAA` where it is not opaque.
  var hexadecimal: String {
    let channels = alpha == 1 ? [red, green, blue] : [red, green, blue, alpha]
    return "#"
      + channels.map { channel in
        let byte = UInt8(max(0, min(255, channel.isNaN ? 0 : (channel * 255).rounded())))
        return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
  }
}

extension Double {
  /// Rounded to hundredths, without zeros at the end.
  var short: String {
    let hundredths = (self * 100).rounded()
    guard let whole = Int64(exactly: hundredths) else { return "\(self)" }
    let magnitude = whole.magnitude
    let fraction = magnitude % 100
    let digits =
      fraction == 0
      ? "" : fraction % 10 == 0 ? ".\(fraction / 10)" : (fraction < 10 ? ".0" : ".") + "\(fraction)"
    return (whole < 0 ? "-" : "") + "\(magnitude / 100)" + digits
  }
}
