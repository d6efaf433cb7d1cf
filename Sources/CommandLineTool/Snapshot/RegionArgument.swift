import MapSnapshot
import WebMercator

/// What part of the earth is asked for; `fit` waits for what is drawn.
enum RegionArgument: Sendable, Equatable {
  /// A place and metres, a place and a zoom, or a box.
  case region(GeoRegion)
  /// What the style's own camera shows.
  case ofStyle
  /// All that is drawn over the map.
  case fit(padding: Double, maximumZoom: Double)

  /// Takes the options of the group Place.
  init(_ arguments: inout Arguments) throws(UsageError) {
    let center = try arguments.value(of: SnapshotOption.center, GeoCoordinate.init(argument:))
    let distance = try arguments.value(of: SnapshotOption.distance, Distance.init(argument:))
    let zoom = try arguments.value(of: SnapshotOption.zoom) { text throws(ValueError) in
      try Double(argument: text, called: "zoom", within: Viewport.zoomRange)
    }
    let bounds = try arguments.value(of: SnapshotOption.bbox, GeoBounds.init(argument:))
    let fit = arguments.flag(SnapshotOption.fit)
    let padding = try arguments.value(of: SnapshotOption.padding) { text throws(ValueError) in
      try Double(argument: text, called: "padding", within: 0...Double(Viewport.pixelLimit))
    }
    let maximumZoom = try arguments.value(of: SnapshotOption.maxZoom) { text throws(ValueError) in
      try Double(argument: text, called: "zoom", within: Viewport.zoomRange)
    }
    let given = RegionParts(
      center: center, distance: distance, zoom: zoom, bounds: bounds, fit: fit, padding: padding,
      maximumZoom: maximumZoom)
    if given.isEmpty, arguments.has(SnapshotOption.style) {
      self = .ofStyle
    } else {
      self = try given.region(arguments)
    }
  }
}

/// What was given of a region, before it is known whether it makes one.
private struct RegionParts {
  var center: GeoCoordinate?
  var distance: Distance?
  var zoom: Double?
  var bounds: GeoBounds?
  var fit: Bool
  var padding: Double?
  var maximumZoom: Double?

  /// Whether nothing says where.
  var isEmpty: Bool {
    center == nil && distance == nil && zoom == nil && bounds == nil && !fit && padding == nil
      && maximumZoom == nil
  }

  /// The one region that the parts make.
  func region(_ arguments: Arguments) throws(UsageError) -> RegionArgument {
    try checkThatOneIsGiven(arguments)
    if fit {
      return .fit(
        padding: padding ?? SnapshotOptions.defaultPadding,
        maximumZoom: maximumZoom ?? SnapshotOptions.defaultMaximumZoom)
    }
    for (option, value) in [
      (SnapshotOption.padding, padding), (SnapshotOption.maxZoom, maximumZoom),
    ]
    where value != nil {
      throw .incomplete(
        reason:
          "\(arguments.spelled(option)) goes with \(arguments.spelled(SnapshotOption.fit)) alone",
        advice: "leave it out")
    }
    if let bounds { return .region(.bounds(bounds)) }
    guard var center else { throw missingCenter(arguments) }
    if abs(center.longitude) > 180 { center.longitude -= center.longitude < 0 ? -360 : 360 }
    if let zoom { return .region(.zoom(center: center, zoom: zoom)) }
    guard let distance else {
      throw .incomplete(
        reason:
          "\(arguments.spelled(SnapshotOption.center)) alone does not say how much is in view",
        advice: "add \(arguments.spelled(SnapshotOption.distance)) in metres, or "
          + arguments.spelled(SnapshotOption.zoom))
    }
    return .region(
      .distance(center: center, eastWest: distance.eastWest, northSouth: distance.northSouth))
  }

  private func checkThatOneIsGiven(_ arguments: Arguments) throws(UsageError) {
    let given: [(option: Option, isGiven: Bool)] = [
      (SnapshotOption.center, center != nil), (SnapshotOption.distance, distance != nil),
      (SnapshotOption.zoom, zoom != nil), (SnapshotOption.bbox, bounds != nil),
      (SnapshotOption.fit, fit),
    ]
    let names = given.filter(\.isGiven).map { arguments.spelled($0.option) }
    guard let last = names.last else { throw RegionArgument.missingPlace(arguments) }
    let isWhole = fit || bounds != nil
    if isWhole, names.count > 1 {
      throw .conflict(last, names[0], advice: "each of them says alone what is in view; keep one")
    }
    if distance != nil, zoom != nil {
      throw .conflict(
        arguments.spelled(SnapshotOption.zoom), arguments.spelled(SnapshotOption.distance),
        advice: "both say how much is in view; keep one")
    }
  }

  private func missingCenter(_ arguments: Arguments) -> UsageError {
    let given = distance == nil ? SnapshotOption.zoom : SnapshotOption.distance
    return .incomplete(
      reason: "\(arguments.spelled(given)) has no middle",
      advice: "add \(arguments.spelled(SnapshotOption.center)) with latitude and longitude")
  }

}

extension RegionArgument {
  /// The error where nothing says what is to be seen.
  static func missingPlace(_ arguments: Arguments) -> UsageError {
    .incomplete(
      reason: "no place was named",
      advice: "give \(arguments.spelled(SnapshotOption.center)) with "
        + "\(arguments.spelled(SnapshotOption.distance)) or \(arguments.spelled(SnapshotOption.zoom)), "
        + "or \(arguments.spelled(SnapshotOption.bbox)), or \(arguments.spelled(SnapshotOption.fit))"
    )
  }
}
