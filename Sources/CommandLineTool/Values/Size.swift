import WebMercator

extension PictureSize {
  /// A size as it is typed: `800x600` in points; `512` is a square.
  init(argument text: String) throws(ValueError) {
    let sides = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
    guard sides.count <= 2, let first = sides.first, let last = sides.last else {
      throw ValueError(
        "there are \(sides.count) sides instead of 2", "write WIDTHxHEIGHT in points, as 800x600")
    }
    let range = 1...Viewport.pixelLimit
    self.init(
      width: try Int(argument: first, called: "width", within: range),
      height: try Int(
        argument: last, called: sides.count == 1 ? "width" : "height", within: range))
  }
}
