import MapSnapshot
import Overlays
import Pixels
import Testing
import WebMercator

@testable import CommandLineTool

@Suite("What a request asks for")
struct RequestTests {
  static func request(_ line: String) throws(UsageError) -> SnapshotRequest {
    let words = line.split(separator: " ").map(String.init) + ["-o", "map.png"]
    var arguments = try Arguments(words, of: SnapshotCommand.syntax)
    let request = try SnapshotRequest(&arguments)
    try arguments.finish()
    return request
  }

  static let place = GeoCoordinate(latitude: 47, longitude: 8)

  @Test("Each way to name a region")
  func regions() throws {
    #expect(
      try Self.request("--center 47,8 --distance 600x400").region
        == .region(.distance(center: Self.place, eastWest: 600, northSouth: 400)))
    #expect(
      try Self.request("--center 47,-352 --zoom 12.5").region
        == .region(.zoom(center: Self.place, zoom: 12.5)))
    #expect(
      try Self.request("--bbox 177,-20,-178,-16").region
        == .region(.bounds(GeoBounds(west: 177, south: -20, east: -178, north: -16))))
    #expect(
      try Self.request("--fit --pin 1,2").region == .fit(padding: 32, maximumZoom: 16))
    #expect(
      try Self.request("--fit --pin 1,2 --padding 5 --max-zoom 9").region
        == .fit(padding: 5, maximumZoom: 9))
  }

  @Test("What is not said has the library's defaults")
  func defaults() throws {
    let request = try Self.request("--center 47,8 --zoom 3")
    let options = SnapshotOptions(center: Self.place, zoom: 3, size: request.size)
    #expect(request.size == PictureSize(width: 800, height: 600))
    #expect(request.scale == options.scale)
    #expect(request.bearing == nil && options.bearing == 0)
    #expect(request.attribution == options.attribution)
    #expect(request.furniture == options.furniture)
    #expect(request.background == nil)
    #expect(request.isStrict == options.isStrict)
    let fitted = SnapshotOptions(fitting: [.pin(Pin(at: Self.place))], size: request.size)
    guard case .fit(_, let padding, let maximumZoom) = fitted.region else {
      Issue.record("no fit")
      return
    }
    #expect(padding == SnapshotOptions.defaultPadding)
    #expect(maximumZoom == SnapshotOptions.defaultMaximumZoom)
  }

  @Test("The help says the defaults that hold")
  func saidDefaults() {
    let help = HelpText.of(SnapshotCommand.syntax)
    #expect(help.contains("[\(Int(SnapshotOptions.defaultPadding))]"))
    #expect(help.contains("[\(Int(SnapshotOptions.defaultMaximumZoom))]"))
    #expect(
      help.contains("[\(SnapshotRequest.defaultSize.width)x\(SnapshotRequest.defaultSize.height)]"))
    #expect(help.contains("[\(Int(Stroke.line.width))]"))
    #expect(SnapshotOptions.rasterBackground == Color(css: "#e5e3df"))
    #expect(help.contains("[#e5e3df]"))
    #expect(PictureFormat(named: "jpg") == .jpeg(quality: 90))
  }

  @Test(
    "What makes no region says what is lacking or too much",
    arguments: [
      ("", "no place was named; give --center with --distance or --zoom, or --bbox, or --fit"),
      (
        "--center 1,2",
        "--center alone does not say how much is in view; add --distance in metres, or --zoom"
      ),
      ("--distance 600", "--distance has no middle; add --center with latitude and longitude"),
      ("--zoom 6", "--zoom has no middle; add --center with latitude and longitude"),
      (
        "--center 1,2 --zoom 3 --distance 600",
        "--zoom excludes --distance; both say how much is in view; keep one"
      ),
      (
        "--center 1,2 --bbox 1,2,3,4",
        "--bbox excludes --center; each of them says alone what is in view; keep one"
      ),
      (
        "--bbox 1,2,3,4 --fit --pin 1,2",
        "--fit excludes --bbox; each of them says alone what is in view; keep one"
      ),
      (
        "--fit",
        "--fit has nothing to fit, since nothing is drawn; add a pin, a path or a circle, or name a place"
      ),
      ("--bbox 1,2,3,4 --padding 5", "--padding goes with --fit alone; leave it out"),
      ("--center 1,2 --zoom 3 --max-zoom 5", "--max-zoom goes with --fit alone; leave it out"),
    ])
  func badRegions(line: String, sentence: String) {
    let error = #expect(throws: UsageError.self) { try Self.request(line) }
    #expect(error?.description == sentence)
  }

  @Test("Format, palette and quality go together or are refused")
  func formats() throws {
    func format(_ line: String) throws(UsageError) -> PictureFormat {
      var arguments = try Arguments(
        "--center 1,2 --zoom 3 \(line)".split(separator: " ").map(String.init),
        of: SnapshotCommand.syntax)
      return try SnapshotRequest(&arguments).output.format
    }
    #expect(try format("-o a.PNG") == .png())
    #expect(try format("-o a.png --palette") == .png(palette: true))
    #expect(try format("-o a.jpg --quality 70") == .jpeg(quality: 70))
    #expect(try format("-o a.webp") == .webp(quality: nil))
    #expect(try format("-o a.b --format svg") == .svg)
    #expect(try format("-o -") == .png())
    for line in [
      "-o a.jpg --palette", "-o a.png --quality 9", "-o a.pdf --quality 9", "-o a.gif", "-o a",
      "-o .png.d/a",
      "-o a.jpg --quality 0", "-o a.jpg --quality 101", "-o a.png --format gif", "--format png",
    ] {
      #expect(throws: UsageError.self, "\(line)") { try format(line) }
    }
  }

  @Test("A style holds for the shapes after it")
  func stylesBefore() throws {
    let shapes = try Self.request(
      "--center 1,2 --zoom 3 --pin 1,1 --pin-style color=blue --pin 2,2 --path a --stroke red --path b --fill none --path c"
    ).shapes
    var blue = PinStyleArgument()
    blue.style.color = Color(hex: 0x0000FF)
    let red = Color(hex: 0xFF0000)
    #expect(
      shapes == [
        .pin(try PinArgument(argument: "1,1"), nil), .pin(try PinArgument(argument: "2,2"), blue),
        .path("a", Look(), blue), .path("b", Look(stroke: .set(red)), blue),
        .path("c", Look(stroke: .set(red), fill: .set(nil)), blue),
      ])
  }

  @Test("A style after the last shape holds for those that have none")
  func stylesAfter() throws {
    let shapes = try Self.request(
      "--center 1,2 --zoom 3 --path a --width 5 --circle 1,2,3 --stroke red --opacity 50%"
    ).shapes
    let red = Color(hex: 0xFF0000)
    #expect(
      shapes == [
        .path("a", Look(stroke: .set(red), width: .set(5), opacity: .set(0.5)), nil),
        .circle(
          try CircleArgument(argument: "1,2,3"),
          Look(stroke: .set(red), width: .set(5), opacity: .set(0.5))),
      ])
    let pins = try Self.request("--center 1,2 --zoom 3 --pin 1,1 --pin-style size=9").shapes
    guard case .pin(_, let style?) = pins.first else {
      Issue.record("the pin has no style")
      return
    }
    #expect(style.style.size == 9)
  }

  @Test("A style that styles nothing is refused")
  func danglingStyles() {
    for line in [
      "--pin-style size=9", "--stroke red", "--pin 1,2 --stroke red",
      "--pin-style size=9 --circle 1,2,3",
    ] {
      #expect(throws: UsageError.self, "\(line)") {
        try Self.request("--center 1,2 --zoom 3 \(line)")
      }
    }
  }

  @Test("Looks change lines, areas and circles, and take them away")
  func looks() {
    let red = Color(hex: 0xFF0000)
    let line = Overlay.line(.init([Self.place, Self.place]))
    #expect(Look(stroke: .set(nil)).applied(to: line) == nil)
    #expect(Look(width: .set(0)).applied(to: line) == nil)
    #expect(Look(stroke: .auto, width: .auto).applied(to: line) == line)
    let area = Overlay.polygon(.init([[Self.place]]))
    guard
      case .polygon(let polygon)? = Look(stroke: .set(red), opacity: .set(0.5)).applied(to: area)
    else {
      Issue.record("no area")
      return
    }
    #expect(polygon.stroke?.color == red.multipliedAlpha(0.5))
    #expect(polygon.fill == red.multipliedAlpha(0.2).multipliedAlpha(0.5))
    guard case .polygon(let bare)? = Look(stroke: .set(nil), fill: .set(red)).applied(to: area)
    else {
      Issue.record("no area")
      return
    }
    #expect(bare.stroke == nil)
    #expect(bare.fill == red)
  }
}
