import MapSnapshot

extension Color {
  /// A colour as CSS spells it: `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb(…)`, `hsl(…)`, a name.
  init(argument text: String) throws(ValueError) {
    guard let color = Color(css: text.trimmingSpaces) else {
      throw ValueError(
        "\(quoted(text)) is not a colour", "write #rgb, #rrggbb, #rrggbbaa, rgb(…) or a name of CSS"
      )
    }
    self = color
  }
}
