import MapSnapshot

/// How paths and circles look, where the command line says so.
struct Look: Sendable, Equatable {
  /// What was said of one side of the look.
  enum Choice<Value: Sendable & Equatable>: Sendable, Equatable {
    /// What the file says, else the default.
    case auto
    /// This.
    case set(Value)

    /// The value, or `nil` for what is found elsewhere.
    var value: Value? {
      guard case .set(let value) = self else { return nil }
      return value
    }
  }

  /// The lines' colour; `nil` within is no line.
  var stroke: Choice<Color?>?
  /// The inside's colour; `nil` within is nothing.
  var fill: Choice<Color?>?
  /// The lines' width in points.
  var width: Choice<Double>?
  /// 0 to 1, over that of the colours.
  var opacity: Choice<Double>?

  /// Takes from `other` what this does not say.
  func completed(by other: Look) -> Look {
    Look(
      stroke: stroke ?? other.stroke, fill: fill ?? other.fill, width: width ?? other.width,
      opacity: opacity ?? other.opacity)
  }
}

extension Look.Choice<Color?> {
  /// A colour, `none` or `auto`.
  init(argument text: String) throws(ValueError) {
    switch text.lowercased() {
    case "auto": self = .auto
    case "none": self = .set(nil)
    default: self = .set(try Color(argument: text))
    }
  }
}

extension Look.Choice<Double> {
  /// Points of a line's width, or `auto`.
  init(width text: String) throws(ValueError) {
    self =
      text == "auto" ? .auto : .set(try Double(argument: text, called: "width", within: 0...1000))
  }

  /// 0 to 1, 0% to 100%, or `auto`.
  init(opacity text: String) throws(ValueError) {
    if text == "auto" {
      self = .auto
    } else if text.hasSuffix("%") {
      let percent = try Double(
        argument: text.dropLast(), called: "opacity", within: 0...100)
      self = .set(percent / 100)
    } else {
      self = .set(try Double(argument: text, called: "opacity", within: 0...1))
    }
  }
}
