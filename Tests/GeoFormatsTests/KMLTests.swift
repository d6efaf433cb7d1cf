import Foundation
import GeoFormats
import JSON
import TestSupport
import Testing

@Suite("KML and KMZ")
struct KMLTests {
  private func kml(_ inside: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2">
    <Document><name>D</name>\(inside)</Document></kml>
    """
  }

  private func geometry(_ inside: String) throws -> GeoGeometry? {
    try read(kml("<Placemark>\(inside)</Placemark>")).features.first?.geometry
  }

  @Test("Points, lines, rings and areas with holes")
  func geometries() throws {
    #expect(
      try geometry("<Point><coordinates> 8.5,47.25,400 </coordinates></Point>")
        == .points([place(47.25, 8.5)]))
    #expect(
      try geometry(
        "<LineString><tessellate>1</tessellate><coordinates>1,2 3,4,5\n6,7</coordinates></LineString>"
      )
        == .lines([[place(2, 1), place(4, 3), place(7, 6)]]))
    #expect(
      try geometry("<LinearRing><coordinates>1,2 3,4 1,2</coordinates></LinearRing>")
        == .lines([[place(2, 1), place(4, 3), place(2, 1)]]))
    let ring = "<LinearRing><coordinates>0,0 9,0 9,9 0,0</coordinates></LinearRing>"
    let hole = "<LinearRing><coordinates>1,1 2,1 2,2 1,1</coordinates></LinearRing>"
    let polygon =
      "<Polygon><innerBoundaryIs>\(hole)\(hole)</innerBoundaryIs>"
      + "<outerBoundaryIs>\(ring)</outerBoundaryIs></Polygon>"
    let inner = [place(1, 1), place(1, 2), place(2, 2), place(1, 1)]
    #expect(
      try geometry(polygon)
        == .polygons([[[place(0, 0), place(0, 9), place(9, 9), place(0, 0)], inner, inner]]))
  }

  @Test("Blanks after commas, and tuples that are none")
  func tuples() throws {
    #expect(
      try geometry("<LineString><coordinates>1, 2, 3\n4 , 5 6,7</coordinates></LineString>")
        == .lines([[place(2, 1), place(5, 4), place(7, 6)]]))
    let document = try read(
      kml(
        "<Placemark><LineString><coordinates>1,2 x 3 4,95 5,6,z 7,8 ,9 1,2-3 9,9</coordinates>"
          + "</LineString></Placemark>"))
    #expect(document.coordinates == [place(2, 1), place(8, 7), place(9, 9)])
    #expect(document.skippedCount == 5)
  }

  @Test("Geometries in one another are joined by kind")
  func multiGeometry() throws {
    let point = "<Point><coordinates>1,2</coordinates></Point>"
    let line = "<LineString><coordinates>3,4 5,6</coordinates></LineString>"
    #expect(
      try geometry("<MultiGeometry>\(point)<MultiGeometry>\(point)</MultiGeometry></MultiGeometry>")
        == .points([place(2, 1), place(2, 1)]))
    #expect(
      try geometry("<MultiGeometry>\(point)\(line)\(line)</MultiGeometry>")
        == .collection([
          .points([place(2, 1)]),
          .lines([[place(4, 3), place(6, 5)], [place(4, 3), place(6, 5)]]),
        ]))
  }

  @Test("Google's tracks give their places and their first time")
  func tracks() throws {
    let track =
      "<gx:Track><when>2024-01-20T08:00:00Z</when><when>2024-01-20T08:01:00Z</when>"
      + "<gx:coord>8.5 47.25 400</gx:coord><gx:coord></gx:coord><gx:coord>8.6 47.5</gx:coord></gx:Track>"
    let document = try read(
      kml("<Placemark><name>t</name><gx:MultiTrack>\(track)\(track)</gx:MultiTrack></Placemark>"))
    let line = [place(47.25, 8.5), place(47.5, 8.6)]
    #expect(document.features.first?.geometry == .lines([line, line]))
    #expect(document.features.first?.date == Date(timeIntervalSince1970: 1_705_737_600))
    #expect(document.skipped == [SkippedParts(reason: .noCoordinate, count: 2, firstLine: 3)])
  }

  @Test("A track's place out of range has its line, as found by fuzzing")
  func trackOutOfRange() throws {
    let document = try read(
      kml("<Placemark><gx:Track>\n<gx:coord>8 95 0</gx:coord></gx:Track></Placemark>"))
    #expect(document.skipped == [SkippedParts(reason: .outOfRange, count: 1, firstLine: 4)])
  }

  @Test("Placemarks in folders of folders, with words, times and extended data")
  func words() throws {
    let document = try read(
      kml(
        """
        <Folder><name>F</name><Folder><Placemark id="x"><name> A </name>
        <description><![CDATA[<b>bold</b>]]></description>
        <TimeSpan><begin>2024-01</begin><end>2025</end></TimeSpan>
        <ExtendedData><Data name="speed"><displayName>S</displayName><value>5.5</value></Data>
        <SchemaData schemaUrl="#s"><SimpleData name="kind">path</SimpleData></SchemaData></ExtendedData>
        <Point><coordinates>1,2</coordinates></Point></Placemark></Folder></Folder>
        <Placemark><name>nowhere</name></Placemark><GroundOverlay><name>g</name></GroundOverlay>
        <NetworkLink><Link><href>http://example.com/</href></Link></NetworkLink>
        """))
    let feature = try #require(document.features.first)
    #expect(document.features.count == 1 && document.name == "D")
    #expect(feature.name == "A" && feature.description == "<b>bold</b>")
    #expect(feature.date == Date(timeIntervalSince1970: 1_704_067_200))
    #expect(feature.properties["speed"] == "5.5" && feature.properties["kind"] == "path")
    #expect(
      document.skipped == [
        SkippedParts(reason: .noGeometry, count: 1, firstLine: 9),
        SkippedParts(reason: .unknownKind, count: 1, firstLine: 9),
      ])
    #expect(document.warnings == ["the KML's network links are not followed"])
  }

  @Test("Looks: own before shared, style maps, styles that stand behind, aabbggrr")
  func styles() throws {
    let point = "<Point><coordinates>1,2</coordinates></Point>"
    let document = try read(
      kml(
        """
        <StyleMap id="map"><Pair><key>highlight</key><styleUrl>#b</styleUrl></Pair>
          <Pair><key>normal</key><styleUrl>#a</styleUrl></Pair></StyleMap>
        <Placemark><styleUrl>#map</styleUrl><Style><LineStyle><width>7</width></LineStyle></Style>\(point)</Placemark>
        <Placemark><styleUrl>other.kml#b</styleUrl>\(point)</Placemark>
        <Placemark><styleUrl>#nothing</styleUrl>\(point)</Placemark>
        <Folder><Style id="a"><LineStyle><color>800000ff</color><width>2</width></LineStyle>
          <PolyStyle><color>#40ff8000</color><fill>0</fill><outline>1</outline></PolyStyle>
          <IconStyle><color>ff00ff00</color><scale>2</scale></IconStyle></Style></Folder>
        <Style id="b"><LineStyle><color>zz0000ff</color><width>-1</width></LineStyle></Style>
        """))
    let mapped = document.features[0].style
    #expect(mapped.strokeWidth == 7)
    #expect(mapped.stroke == StyleColor(rgb: 0xFF0000, alpha: 128.0 / 255))
    #expect(mapped.fill == StyleColor(rgb: 0x0080FF, alpha: 64.0 / 255))
    #expect(mapped.isFilled == false && mapped.isOutlined == true)
    #expect(mapped.markerColor == StyleColor(rgb: 0x00FF00))
    #expect(document.features[1].style == GeoStyle())
    #expect(document.features[2].style == GeoStyle())
  }

  @Test("A KMZ gives its doc.kml, else its first KML, and nothing that leads elsewhere")
  func archives() throws {
    let first = Array(
      kml("<Placemark><name>1</name><Point><coordinates>1,2</coordinates></Point></Placemark>").utf8
    )
    let second = Array(
      kml("<Placemark><name>2</name><Point><coordinates>1,2</coordinates></Point></Placemark>").utf8
    )
    var builder = ZipBuilder()
    builder.add("../evil.kml", first)
    builder.add("__MACOSX/._a.kml", first)
    builder.add("files/a.KML", second)
    let alone = try GeoDocument.read(builder.bytes, file: "test")
    #expect(alone.format == .kmz && alone.features.first?.name == "2")
    builder.add("doc.kml", first)
    #expect(try GeoDocument.read(builder.bytes, file: "test").features.first?.name == "1")
  }

  @Test("A KMZ without KML, cut off, or with another thing inside is an error")
  func brokenArchives() {
    var empty = ZipBuilder()
    empty.add("readme.txt", [65])
    #expect(
      sentence(empty.bytes)
        == "cannot read test: there is no .kml in the ZIP archive; give a KMZ, or the file itself")
    var page = ZipBuilder()
    page.add("doc.kml", Array("<html></html>".utf8))
    #expect(sentence(page.bytes)?.contains("web page (HTML)") == true)
    #expect(
      sentence(Array(empty.bytes.prefix(40)))
        == "cannot read test: the ZIP archive is damaged or cut off; get the file again")
  }
}
