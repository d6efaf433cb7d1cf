import MapSnapshot
import Overlays
import Pixels
import Testing
import WebMercator

@testable import CommandLineTool

@Suite("Values of options")
struct ValueTests {
  @Test("Coordinates")
  func coordinates() throws {
    let zurich = GeoCoordinate(latitude: 47.3769, longitude: 8.5417)
    for text in ["47.3769,8.5417", " 47.3769 , 8.5417 ", "4.73769e1,+8.5417"] {
      #expect(try GeoCoordinate(argument: text) == zurich)
    }
    #expect(
      try GeoCoordinate(argument: "−33.8,151") == GeoCoordinate(latitude: -33.8, longitude: 151))
    #expect(try GeoCoordinate(argument: "90.00000000000003,0").latitude == 90)
  }

  @Test(
    "What is no coordinate says why",
    arguments: [
      ("145,-38", "latitude 145 is out of range -90 to 90 (swapped?)"),
      ("91,200", "latitude 91 is out of range -90 to 90"),
      ("1,361", "longitude 361 is out of range -180 to 180"),
      ("nan,1", "latitude nan is not a number"), ("1,inf", "longitude inf is not a number"),
      ("0x10,1", "latitude 0x10 is not a number"), ("1e999,1", "latitude 1e999 is not a number"),
      ("47.3769", "there is no comma between latitude and longitude"),
      ("47,3769,8,5417", "there are 4 numbers instead of 2"),
      (",", "latitude \"\" is not a number"),
      ("", "there is no comma between latitude and longitude"),
    ])
  func badCoordinates(text: String, reason: String) {
    let error = #expect(throws: ValueError.self) { try GeoCoordinate(argument: text) }
    #expect(error?.reason == reason)
  }

  @Test("A swapped coordinate is offered the right way round")
  func swapped() {
    let error = #expect(throws: ValueError.self) { try GeoCoordinate(argument: "145,-38") }
    #expect(error?.advice == "write LAT,LON: -38,145")
  }

  @Test(
    "Distances, with one unit or two",
    arguments: [
      ("600", 600, 600), ("600x400", 600, 400), ("600 X 400", 600, 400), ("600×400", 600, 400),
      ("600m", 600, 600), ("0.6km", 600, 600), ("2x1.5km", 2000, 1500), ("2kmx500m", 2000, 500),
      ("2 KM", 2000, 2000), ("40075017", 40_075_017, 40_075_017),
    ] as [(String, Double, Double)])
  func distances(text: String, eastWest: Double, northSouth: Double) throws {
    let distance = try Distance(argument: text)
    #expect(distance.eastWest == eastWest)
    #expect(distance.northSouth == northSouth)
  }

  @Test(
    "What is no distance says why",
    arguments: [
      ("0", "distance 0 is not more than 0"), ("-5", "distance -5 is not more than 0"),
      ("NaN", "distance NaN is not a number"),
      ("40075018", "distance 40075018 is more than the way around the earth"),
      ("50000km", "distance 50000km is more than the way around the earth"),
      ("600x0", "distance 0 is not more than 0"), ("1x2x3", "there are 3 sides instead of 1 or 2"),
      ("600mm", "mm is not a unit of length"), ("5 miles", "distance \"5 miles\" is not a number"),
      ("", "distance \"\" is not a number"), ("x", "distance \"\" is not a number"),
    ])
  func badDistances(text: String, reason: String) {
    let error = #expect(throws: ValueError.self) { try Distance(argument: text) }
    #expect(error?.reason == reason)
  }

  @Test("Boxes: west greater than east crosses 180°, and south and north may come in any order")
  func boxes() throws {
    #expect(
      try GeoBounds(argument: "177,-20,-178,-16")
        == GeoBounds(west: 177, south: -20, east: -178, north: -16))
    #expect(
      try GeoBounds(argument: "4.8514292,45.7795070,4.8535790,45.7779198")
        == GeoBounds(west: 4.8514292, south: 45.7779198, east: 4.853579, north: 45.779507))
    #expect(
      try GeoBounds(argument: "-179.99999999999997,-90.00000000000003,180.00000000000014,-63.27066")
        .south == -90)
  }

  @Test(
    "What is no box says why",
    arguments: [
      ("1,2,3", "there are 3 numbers instead of 4"), ("a,2,3,4", "west a is not a number"),
      ("1,95,3,4", "south 95 is out of range -90 to 90 (swapped?)"),
      ("1,2,400,4", "east 400 is out of range -180 to 180"),
    ])
  func badBoxes(text: String, reason: String) {
    let error = #expect(throws: ValueError.self) { try GeoBounds(argument: text) }
    #expect(error?.reason == reason)
  }

  @Test(
    "Sizes", arguments: [("800x600", 800, 600), ("512", 512, 512), ("1×65535", 1, 65535)])
  func sizes(text: String, width: Int, height: Int) throws {
    #expect(try PictureSize(argument: text) == PictureSize(width: width, height: height))
  }

  @Test(
    "What is no size says why",
    arguments: [
      ("0", "width 0 is out of range"), ("800x0", "height 0 is out of range"),
      ("70000", "width 70000 is out of range"), ("800x70000", "height 70000 is out of range"),
      ("-800x600", "width -800 is out of range"),
      ("800.5x600", "width 800.5 is not a whole number"),
      ("800x600x2", "there are 3 sides instead of 2"), ("800,600", "width 800,600 is not a number"),
      ("1e30x1", "width 1e30 is not a whole number"), ("x600", "width \"\" is not a number"),
    ])
  func badSizes(text: String, reason: String) {
    let error = #expect(throws: ValueError.self) { try PictureSize(argument: text) }
    #expect(error?.reason == reason)
  }

  @Test("Pins: all after the second comma is the label")
  func pins() throws {
    #expect(try PinArgument(argument: "1,2").label == nil)
    #expect(try PinArgument(argument: "1,2,").label == nil)
    #expect(try PinArgument(argument: "1,2, Bern, Bundesplatz ").label == "Bern, Bundesplatz")
  }

  @Test("Circles: a radius in metres, at most half around the earth")
  func circles() throws {
    #expect(try CircleArgument(argument: "1,2,1.5km").radius == 1500)
    for text in ["1,2", "1,2,0", "1,2,-1", "1,2,20100km", "1,2,3,4"] {
      #expect(throws: ValueError.self) { try CircleArgument(argument: text) }
    }
  }

  @Test("Tiles: zoom, column and row within the pyramid")
  func tiles() throws {
    #expect(try TileCoordinate(argument: "10/536/358") == TileCoordinate(zoom: 10, x: 536, y: 358))
    for text in ["1/2/0", "1/0/2", "-1/0/0", "31/0/0", "1/0", "a/0/0", "1/0/0/0", "1/0.5/0", ""] {
      #expect(throws: ValueError.self) { try TileCoordinate(argument: text) }
    }
  }

  @Test("Numbers are said without .0, and rounded by the digits that count")
  func plainNumbers() {
    #expect(16.0.plain == "16")
    #expect(0.5.plain == "0.5")
    #expect(0.93456.rounded(toSignificantDigits: 3) == 0.935)
    #expect(1234.56.rounded(toSignificantDigits: 3) == 1235)
    #expect(0.0012345.rounded(toSignificantDigits: 3) == 0.00123)
    #expect(1e300.rounded(toPlaces: 9) == 1e300)
    #expect(1_234_567.grouped == "1,234,567")
    #expect((-999).grouped == "-999")
  }
}

@Suite("Styles of pins")
struct PinStyleTests {
  @Test("Every part of a style")
  func all() throws {
    let argument = try PinStyleArgument(
      argument: "color=red,size=40,glyph=★,icon=a\\,b.png,anchor=top-left,shadow=no")
    #expect(argument.style.color == Color(hex: 0xFF0000))
    #expect(argument.style.size == 40)
    #expect(argument.style.glyph == "★")
    #expect(argument.icon == "a,b.png")
    #expect(argument.anchor == .topLeft)
    #expect(!argument.style.shadow)
  }

  @Test("A family of emoji is one glyph")
  func emoji() throws {
    for glyph in ["👩🏽", "🏴‍☠️", "🇺🇸", "1️⃣"] {
      #expect(try PinStyleArgument(argument: "glyph=\(glyph)").style.glyph == glyph)
    }
  }

  @Test(
    "What is no style says why",
    arguments: [
      ("colr=red", "pins have no colr"), ("color", "color stands without a value"),
      ("color=blurple", "blurple is not a colour"), ("size=0", "size 0 is out of range"),
      ("glyph=ab", "the glyph ab is more than one character"),
      ("icon=a.png,anchor=middle", "middle is not an anchor"),
      ("shadow=perhaps", "perhaps is neither yes nor no"),
      ("anchor=top", "an anchor is given without an icon"),
    ])
  func bad(text: String, reason: String) {
    let error = #expect(throws: ValueError.self) { try PinStyleArgument(argument: text) }
    #expect(error?.reason == reason)
  }

  @Test(
    "A value survives its escaping", arguments: ["a,b", "a\\b", "\\,", ",", "a\\", "plain", ""])
  func escaping(value: String) throws {
    let text = "icon=\(PinStyleArgument.escaped(value)),size=9"
    let argument = try PinStyleArgument(argument: text)
    #expect(argument.icon == value)
    #expect(argument.style.size == 9)
  }
}
