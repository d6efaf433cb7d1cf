import MapSnapshot

/// One thing that the command line puts over the map, before any file is read.
enum Shape: Sendable, Equatable {
  /// A pin, and how it looks; `nil` for what is said later, or the default.
  case pin(PinArgument, PinStyleArgument?)
  /// A file or an encoded polyline, how its lines and areas look, and how its points.
  case path(String, Look, PinStyleArgument?)
  /// A circle.
  case circle(CircleArgument, Look)

  fileprivate var isPath: Bool { if case .path = self { true } else { false } }

  /// Takes the options of the group over the map, in their order.
  ///
  /// A style holds for the shapes after it. One that comes after the last shape holds for all before it that have none.
  static func take(from arguments: inout Arguments) throws(UsageError) -> [Shape] {
    var builder = ShapeBuilder()
    for entry in arguments.take(SnapshotOption.overlays.options) {
      try builder.add(entry)
    }
    return try builder.finish()
  }
}

/// Gives each shape the styles that were said before it.
private struct ShapeBuilder {
  private var shapes: [Shape] = []
  private var pinStyle: PinStyleArgument?
  private var look = Look()
  /// The last style that no shape has followed yet.
  private var danglingPinStyle: Arguments.Entry?
  private var danglingLook: Arguments.Entry?

  mutating func add(_ entry: Arguments.Entry) throws(UsageError) {
    switch entry.option.name {
    case SnapshotOption.pin.name:
      shapes.append(.pin(try entry.parsed(PinArgument.init(argument:)), pinStyle))
      danglingPinStyle = nil
    case SnapshotOption.path.name:
      shapes.append(.path(try entry.parsed(Self.path), look, pinStyle))
      danglingPinStyle = nil
      danglingLook = nil
    case SnapshotOption.circle.name:
      shapes.append(.circle(try entry.parsed(CircleArgument.init(argument:)), look))
      danglingLook = nil
    case SnapshotOption.pinStyle.name:
      pinStyle = try entry.parsed(PinStyleArgument.init(argument:))
      danglingPinStyle = entry
    default:
      try addLook(entry)
      danglingLook = entry
    }
  }

  private mutating func addLook(_ entry: Arguments.Entry) throws(UsageError) {
    switch entry.option.name {
    case SnapshotOption.stroke.name: look.stroke = try entry.parsed(Look.Choice.init(argument:))
    case SnapshotOption.fill.name: look.fill = try entry.parsed(Look.Choice.init(argument:))
    case SnapshotOption.width.name: look.width = try entry.parsed(Look.Choice.init(width:))
    default: look.opacity = try entry.parsed(Look.Choice.init(opacity:))
    }
  }

  private static func path(_ text: String) throws(ValueError) -> String {
    guard !text.isEmpty else {
      throw ValueError("the name of the file is empty", "name a GPX, KML, KMZ or GeoJSON file")
    }
    return text
  }

  /// The shapes, each with its style.
  func finish() throws(UsageError) -> [Shape] {
    let hasPins = shapes.contains { if case .pin = $0 { true } else { false } }
    let hasFigures = shapes.contains { if case .pin = $0 { false } else { true } }
    // A path may hold points, which are drawn as pins.
    if let entry = danglingPinStyle, !hasPins, !shapes.contains(where: \.isPath) {
      throw .incomplete(
        reason: "\(entry.spelling) has no pin to style", advice: "add a pin, or leave it out")
    }
    if let entry = danglingLook, !hasFigures {
      throw .incomplete(
        reason: "\(entry.spelling) has no path or circle to style",
        advice: "add one of them, or leave it out")
    }
    return shapes.map { shape in
      switch shape {
      case .pin(let pin, let style): .pin(pin, style ?? lastPinStyle)
      case .path(let path, let own, let style):
        .path(path, own.completed(by: lastLook), style ?? lastPinStyle)
      case .circle(let circle, let own): .circle(circle, own.completed(by: lastLook))
      }
    }
  }

  /// The styles that came after the last shape.
  private var lastPinStyle: PinStyleArgument? { danglingPinStyle == nil ? nil : pinStyle }
  private var lastLook: Look { danglingLook == nil ? Look() : look }
}
