import Foundation
import GeoFormats
import JSON
import Testing

@Suite("GPX")
struct GPXTests {
  private func gpx(_ inside: String) -> String {
    "<?xml version=\"1.0\"?>\n<gpx version=\"1.1\" creator=\"test\">\n\(inside)\n</gpx>"
  }

  @Test("Waypoints, routes and tracks by segments, with their words and dates")
  func everything() throws {
    let document = try read(
      gpx(
        """
        <metadata><name>Trip &amp; more</name><time>2024-01-01T00:00:00Z</time></metadata>
        <wpt lat="47.5" lon='8.25'><ele>400</ele><time>2024-05-01T12:00:00+02:00</time>
          <name><![CDATA[A <b>]]>&#x1F3D4;</name><cmt>comment</cmt><sym>Flag</sym></wpt>
        <rte><name>R</name><desc>way</desc><rtept lat="1" lon="2"><name>not the route's</name></rtept>
          <rtept lat="3" lon="4"/></rte>
        <trk><name>T</name><extensions><line xmlns="http://www.topografix.com/GPX/gpx_style/0/2">
            <color>ff8000</color><width>4</width><name>not this</name></line></extensions>
          <trkseg><trkpt lat="5" lon="6"><time>2024-05-02T00:00:00Z</time></trkpt>
            <trkpt lat="7" lon="8"><time>2024-05-03T00:00:00Z</time></trkpt></trkseg>
          <trkseg/>
          <trkseg><trkpt lat="9" lon="10"></trkpt></trkseg></trk>
        """))
    #expect(document.format == .gpx && document.name == "Trip & more")
    #expect(document.skipped.isEmpty && document.warnings.isEmpty)
    try #require(document.features.count == 3)
    let (waypoint, route, track) = (
      document.features[0], document.features[1], document.features[2]
    )
    #expect(waypoint.geometry == .points([place(47.5, 8.25)]))
    #expect(waypoint.name == "A <b>🏔" && waypoint.description == "comment")
    #expect(waypoint.date == Date(timeIntervalSince1970: 1_714_557_600))
    #expect(waypoint.properties["sym"] == "Flag")
    #expect(route.geometry == .lines([[place(1, 2), place(3, 4)]]))
    #expect(route.name == "R" && route.description == "way")
    #expect(track.geometry == .lines([[place(5, 6), place(7, 8)], [place(9, 10)]]))
    #expect(track.name == "T" && track.date == Date(timeIntervalSince1970: 1_714_608_000))
    #expect(track.style.stroke == StyleColor(rgb: 0xFF8000) && track.style.strokeWidth == 4)
  }

  @Test("F01: places without numbers are skipped and counted, with the first line")
  func emptyCoordinates() throws {
    let blank = String(repeating: "\n", count: 138)
    let document = try read(
      gpx(
        """
        \(blank)<wpt lat="" lon=""><name>x</name></wpt>
        <wpt lat="1" lon="2"/><wpt lat="47,5" lon="8"/><wpt lon="8"/><wpt lat="nan" lon="8"/>
        <wpt lat="145" lon="-38"/><wpt lat="1e999" lon="8"/><wpt lat="1" lon="0x10"/>
        """))
    #expect(document.features.map(\.geometry) == [.points([place(1, 2)])])
    #expect(document.skippedCount == 7)
    #expect(
      document.skipped == [
        SkippedParts(reason: .noCoordinate, count: 6, firstLine: 141),
        SkippedParts(reason: .outOfRange, count: 1, firstLine: 143),
      ])
    #expect(
      "\(document.skipped[0])"
        == "6 parts without a readable latitude and longitude were skipped, the first on line 141")
  }

  @Test("F03: an attribute twice in a tag is an error with its line")
  func doubleAttribute() {
    #expect(
      sentence(gpx("<trk><trkseg>\n<trkpt lat=\"1\" lat=\"2\"></trkpt></trkseg></trk>"))
        == "cannot read test: line 4 has the attribute lat twice in one tag; "
        + "mend that line or export the file again")
  }

  @Test("F04: a file with route points only is drawn where they are, not on Null Island")
  func routeOnly() throws {
    let document = try read(
      gpx("<rte><rtept lat=\"46\" lon=\"7\"/><rtept lat=\"47\" lon=\"8\"/></rte>"))
    #expect(document.features.map(\.geometry) == [.lines([[place(46, 7), place(47, 8)]])])
  }

  @Test("F05 and F06: elevations of zero, none, and nonsense do not matter")
  func elevations() throws {
    for elevation in ["<ele>0.00</ele>", "", "<ele/>", "<ele>high</ele>"] {
      let document = try read(
        gpx("<trk><trkseg><trkpt lat=\"1\" lon=\"2\">\(elevation)</trkpt></trkseg></trk>"))
      #expect(document.coordinates == [place(1, 2)] && document.skipped.isEmpty)
    }
  }

  @Test("Any namespace prefix, GPX 1.0, unknown elements, comments and instructions are read past")
  func surroundings() throws {
    let document = try read(
      """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <!-- a > comment -->
      <!DOCTYPE gpx [ <!ENTITY lol "lol"> <!ENTITY x SYSTEM "file:///etc/passwd"> ]>
      <?work <wpt lat="9" lon="9"/> ?>
      <g:gpx xmlns:g="http://www.topografix.com/GPX/1/0" version="1.0">
        <g:wpt g:lat="1" lon="2"><g:name>&x;&lol;&nbsp;</g:name><odd><name>no</name></odd></g:wpt>
      </g:gpx>
      """)
    #expect(document.features.map(\.geometry) == [.points([place(1, 2)])])
    // Entities are never expanded, so that nothing is fetched and nothing grows.
    #expect(document.features.first?.name == "&x;&lol;&nbsp;")
  }

  @Test("A GPX with nothing in it says so")
  func nothing() throws {
    #expect(try read(gpx("")).warnings == ["the GPX has no waypoint, route or track"])
  }

  @Test("A track of 200,000 points is read whole")
  func longTrack() throws {
    let points = (0..<200_000).map { "<trkpt lat=\"\($0 % 90)\" lon=\"8.5\"/>\n" }.joined()
    let document = try read(gpx("<trk><trkseg>\(points)</trkseg></trk>"))
    #expect(document.coordinates.count == 200_000)
    #expect(document.coordinates.last == place(Double(199_999 % 90), 8.5))
  }
}
