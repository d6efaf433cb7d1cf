import Testing
import WebMercator

@Suite("Regions that can't be shown say why")
struct RegionErrorTests {
  private static let place = GeoCoordinate(latitude: 47, longitude: 8)
  private static let square = PictureSize(width: 100, height: 100)

  private func message(
    _ region: GeoRegion, size: PictureSize = RegionErrorTests.square, scale: Double = 1,
    bearing: Double = 0
  ) -> String? {
    do throws(GeometryError) {
      _ = try region.viewport(size: size, scale: scale, bearing: bearing)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("A latitude out of range asks whether it was swapped, if it could be")
  func latitude() {
    // A11: [−38, 145] gave NaN.
    let swapped = GeoRegion.distance(600, around: GeoCoordinate(latitude: 145, longitude: -38))
    #expect(
      message(swapped)
        == "latitude 145 is out of range −90…90; are latitude and longitude swapped?")
    let far = GeoRegion.zoom(center: GeoCoordinate(latitude: -900, longitude: 8), zoom: 3)
    #expect(
      message(far)
        == "latitude −900 is out of range −90…90; give degrees north, south is negative")
    let inData = GeoRegion.fit([Self.place, GeoCoordinate(latitude: 145, longitude: -38)])
    #expect(message(inData)?.hasSuffix("swapped?") == true)
  }

  @Test("A longitude out of range is named")
  func longitude() {
    let region = GeoRegion.zoom(center: GeoCoordinate(latitude: 8, longitude: 200.5), zoom: 3)
    #expect(
      message(region)
        == "longitude 200.5 is out of range −180…180; "
        + "give degrees east of Greenwich, west is negative")
  }

  @Test("A distance that is no distance", arguments: [0, -5, Double.nan, -Double.infinity])
  func distance(metres: Double) {
    let sentence = message(.distance(metres, around: Self.place))
    #expect(sentence?.hasSuffix("m shows nothing; give metres, more than 0") == true)
    #expect(
      message(.distance(center: Self.place, eastWest: 100, northSouth: metres)) == sentence)
  }

  @Test("A distance larger than the earth", arguments: [40_075_018, 1e300, Double.infinity])
  func distanceTooLarge(metres: Double) {
    let sentence = message(.distance(metres, around: Self.place))
    #expect(sentence?.contains("more than the way around the earth (40,075,017 m)") == true)
  }

  @Test("Sizes of 0, below 0 and over 65,535 pixels")
  func sizes() {
    let region = GeoRegion.zoom(center: Self.place, zoom: 3)
    #expect(
      message(region, size: PictureSize(width: 0, height: 10))
        == "a picture of 0x10 points has nothing to draw on; give a width and a height of at least 1"
    )
    #expect(message(region, size: PictureSize(width: 5, height: -3)) != nil)
    #expect(
      message(region, size: PictureSize(width: 70_000, height: 10))
        == "a picture of 70000x10 points at scale 1 has a side of more than 65535 pixels; "
        + "give a smaller size or scale")
    #expect(message(region, size: PictureSize(width: 40_000, height: 10), scale: 2) != nil)
    #expect(message(region, size: PictureSize(width: 65_535, height: 1)) == nil)
  }

  @Test("Scales, zooms, bearings and paddings out of range")
  func otherNumbers() {
    let region = GeoRegion.zoom(center: Self.place, zoom: 3)
    for scale in [0.5, 0, -1, 4.01, .nan, .infinity] {
      #expect(message(region, scale: scale)?.contains("out of range 1…4") == true)
    }
    for zoom in [-9.5, 31, .nan, .infinity] {
      #expect(
        message(.zoom(center: Self.place, zoom: zoom))?.contains("out of range −9…30") == true)
    }
    for bearing in [Double.nan, .infinity] {
      #expect(message(region, bearing: bearing)?.contains("bearing") == true)
    }
    for padding in [-1, 50, .nan, 1e9] {
      #expect(message(.fit([Self.place], padding: padding))?.contains("padding") == true)
    }
    #expect(message(.fit([]))?.contains("nothing to fit") == true)
  }

  @Test("Boxes upside down, empty, or out of range")
  func boxes() {
    func box(_ west: Double, _ south: Double, _ east: Double, _ north: Double) -> String? {
      message(.bounds(GeoBounds(west: west, south: south, east: east, north: north)))
    }
    #expect(
      box(5, 50, 6, 40)
        == "the box has its south 50 above its north 40; give WEST,SOUTH,EAST,NORTH")
    #expect(box(5, 40, 5, 40)?.contains("no width and no height") == true)
    #expect(box(5, 40, 5, 41) == nil)
    #expect(box(.nan, 0, 1, 1)?.contains("longitude NaN") == true)
    #expect(box(0, -91, 1, 1)?.contains("latitude −91") == true)
    #expect(box(0, 0, 400, 1)?.contains("longitude 400") == true)
    #expect(box(170, -20, 190, -10) == nil)
  }
}
