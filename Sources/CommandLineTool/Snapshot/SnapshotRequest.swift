import MapSnapshot
import TileStore
import WebMercator

/// One picture as the command line, or a job of `batch`, asks for it: every value is read, no file is.
struct SnapshotRequest: Sendable {
  /// What part of the earth.
  let region: RegionArgument
  /// In points.
  let size: PictureSize
  /// Pixels a point.
  let scale: Double
  /// The compass direction that is up; `nil` where nothing was said.
  let bearing: Double?
  /// Where no tile is; `nil` for the default.
  let background: Color?
  /// The names of the places that have tiles.
  let sources: [SourceName]
  /// How vector tiles are drawn.
  let style: StyleArgument
  /// What is drawn over the map.
  let shapes: [Shape]
  /// Who is named.
  let attribution: SnapshotOptions.Attribution
  /// Scale bar, title, graticule, dark.
  let furniture: Furniture
  /// Whether a missing tile is a failure.
  let isStrict: Bool
  /// Where the picture goes.
  let output: OutputArgument
  /// Where the report goes, or nowhere.
  let report: String?

  /// Takes all options of `snapshot` but `--json` and `--quiet`.
  init(_ arguments: inout Arguments) throws(UsageError) {
    let region = try RegionArgument(&arguments)
    let size = try arguments.value(of: SnapshotOption.size, PictureSize.init(argument:))
    try self.init(
      region: region, size: size ?? Self.defaultSize, shapes: try Shape.take(from: &arguments),
      attribution: try Self.attribution(&arguments), furniture: try Self.furniture(&arguments),
      &arguments)
  }

  /// Takes what every picture has: scale, bearing, background, sources, output, report.
  init(
    region: RegionArgument, size: PictureSize, shapes: [Shape],
    attribution: SnapshotOptions.Attribution, furniture: Furniture, _ arguments: inout Arguments
  ) throws(UsageError) {
    self.region = region
    self.size = size
    self.shapes = shapes
    self.attribution = attribution
    self.furniture = furniture
    scale =
      try arguments.value(of: SnapshotOption.scale) { text throws(ValueError) in
        try Double(argument: text, called: "scale", within: 1...4)
      } ?? 1
    bearing =
      try arguments.value(of: SnapshotOption.bearing) { text throws(ValueError) in
        try Double(argument: text, called: "bearing", within: -360...360)
      }
    background = try arguments.value(of: SnapshotOption.background, Color.init(argument:))
    sources = try SourceName.take(from: &arguments)
    style = try StyleArgument(&arguments)
    // A promise that is kept in any case: no source opens a connection.
    _ = arguments.flag(SnapshotOption.offline)
    isStrict = arguments.flag(SnapshotOption.strict)
    output = try OutputArgument(&arguments)
    report = try arguments.text(of: SnapshotOption.report)
    try check(arguments)
  }

  /// The picture's size where none is said.
  static let defaultSize = PictureSize(width: 800, height: 600)

  private static func attribution(
    _ arguments: inout Arguments
  ) throws(UsageError) -> SnapshotOptions.Attribution {
    let text = try arguments.text(of: SnapshotOption.attribution)
    guard arguments.flag(SnapshotOption.noAttribution) else {
      return text.map { .text($0) } ?? .ofSources
    }
    guard text == nil else {
      throw .conflict(
        arguments.spelled(SnapshotOption.noAttribution),
        arguments.spelled(SnapshotOption.attribution), advice: "keep one of them")
    }
    return .none
  }

  private static func furniture(_ arguments: inout Arguments) throws(UsageError) -> Furniture {
    var furniture = Furniture()
    furniture.scaleBar = arguments.flag(SnapshotOption.scaleBar)
    furniture.title = try arguments.text(of: SnapshotOption.title)
    furniture.graticule = arguments.flag(SnapshotOption.graticule)
    furniture.dark = arguments.flag(SnapshotOption.dark)
    return furniture
  }

  /// Refuses what can't be together, before a file is touched.
  private func check(_ arguments: Arguments) throws(UsageError) {
    if case .fit = region, shapes.isEmpty {
      throw .incomplete(
        reason:
          "\(arguments.spelled(SnapshotOption.fit)) has nothing to fit, since nothing is drawn",
        advice: "add a pin, a path or a circle, or name a place")
    }
    // A style of the family has no camera of its own.
    if case .ofStyle = region, case .builtIn? = style.style {
      throw RegionArgument.missingPlace(arguments)
    }
    try checkFiles(arguments)
    try checkGeometry()
  }

  /// Refuses one file for two things.
  private func checkFiles(_ arguments: Arguments) throws(UsageError) {
    guard !output.isStandard else { return }
    if report == output.path {
      throw .conflict(
        arguments.spelled(SnapshotOption.report), "-o",
        advice: "both would write \(output.path); give the report a file of its own")
    }
    if sources.contains(where: { $0.location == output.path }) {
      throw .conflict(
        arguments.spelled(SnapshotOption.source), "-o",
        advice: "the picture would take the place of the tiles in \(output.path); name another file"
      )
    }
  }

  /// Refuses two things on the standard output; `isShared` says that a line of JSON goes there too.
  func checkStandardOutput(isShared: Bool) throws(UsageError) {
    var writers: [String] = []
    if output.isStandard { writers.append("-o -") }
    if report == "-" { writers.append("--report -") }
    if isShared { writers.append(SnapshotOption.json.word) }
    guard writers.count > 1 else { return }
    throw .conflict(
      writers[1], writers[0],
      advice: "both write to the standard output; keep one, or give one of them a file")
  }

  private func checkGeometry() throws(UsageError) {
    let place = GeoCoordinate(latitude: 0, longitude: 0)
    let region: GeoRegion =
      switch region {
      case .region(let region): region
      case .ofStyle: .zoom(center: place, zoom: 0)
      case .fit(let padding, let maximumZoom):
        .fit([place], padding: padding, maximumZoom: maximumZoom)
      }
    do {
      _ = try region.viewport(size: size, scale: scale, bearing: bearing ?? 0)
    } catch {
      throw .impossible("\(error)")
    }
  }
}
