import Foundation
import GeoFormats
import JSON
import Testing

@Suite("GeoJSON")
struct GeoJSONTests {
  private func geometry(_ text: String) throws -> GeoGeometry? {
    try read(text).features.first?.geometry
  }

  @Test("The examples of RFC 7946, appendix A")
  func geometries() throws {
    #expect(
      try geometry(#"{"type":"Point","coordinates":[100.0, 0.0]}"#) == .points([place(0, 100)]))
    #expect(
      try geometry(#"{"type":"LineString","coordinates":[[100,0],[101,1]]}"#)
        == .lines([[place(0, 100), place(1, 101)]]))
    #expect(
      try geometry(
        #"{"type":"Polygon","coordinates":[[[100,0],[101,0],[101,1],[100,0]],[[100.8,0.8],[100.8,0.2],[100.2,0.2],[100.8,0.8]]]}"#
      )
        == .polygons([
          [
            [place(0, 100), place(0, 101), place(1, 101), place(0, 100)],
            [place(0.8, 100.8), place(0.2, 100.8), place(0.2, 100.2), place(0.8, 100.8)],
          ]
        ]))
    #expect(
      try geometry(#"{"type":"MultiPoint","coordinates":[[100,0],[101,1]]}"#)
        == .points([place(0, 100), place(1, 101)]))
    #expect(
      try geometry(
        #"{"type":"MultiLineString","coordinates":[[[100,0],[101,1]],[[102,2],[103,3]]]}"#)
        == .lines([[place(0, 100), place(1, 101)], [place(2, 102), place(3, 103)]]))
    #expect(
      try geometry(
        #"{"type":"MultiPolygon","coordinates":[[[[1,2],[3,4],[5,6],[1,2]]],[[[7,8],[9,9],[5,5],[7,8]]]]}"#
      )
        == .polygons([
          [[place(2, 1), place(4, 3), place(6, 5), place(2, 1)]],
          [[place(8, 7), place(9, 9), place(5, 5), place(8, 7)]],
        ]))
    #expect(
      try geometry(
        #"{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[100,0]},{"type":"LineString","coordinates":[[101,0],[102,1]]}]}"#
      )
        == .collection([.points([place(0, 100)]), .lines([[place(0, 101), place(1, 102)]])]))
  }

  @Test("Features give names, descriptions, dates, and the looks of simplestyle")
  func features() throws {
    let document = try read(
      """
      {"features":[{"geometry":{"coordinates":[[1,2,99],[3,4,98]],"type":"LineString"},
        "properties":{"title":"T","description":"D","time":"2024-01-01T00:00:00Z","stroke":"#f80",
          "stroke-width":"3","stroke-opacity":0.5,"fill":"336699","fill-opacity":2,"marker-color":"red",
          "n":5},"type":"Feature","id":7},
        {"type":"Feature","geometry":null,"properties":null},
        {"type":"Feature","properties":{"name":12},"geometry":{"type":"Point","coordinates":[5,6]}}],
       "name":"N","type":"FeatureCollection","bbox":[1,2,3,4]}
      """)
    #expect(document.name == "N" && document.features.count == 2)
    let line = document.features[0]
    #expect(line.geometry == .lines([[place(2, 1), place(4, 3)]]))
    #expect(line.name == "T" && line.description == "D" && line.properties["n"] == 5)
    #expect(line.date == Date(timeIntervalSince1970: 1_704_067_200))
    #expect(line.style.stroke == StyleColor(rgb: 0xFF8800) && line.style.strokeWidth == 3)
    #expect(line.style.strokeOpacity == 0.5 && line.style.fillOpacity == nil)
    #expect(line.style.fill == StyleColor(rgb: 0x336699))
    #expect(line.style.markerColor == StyleColor(rgb: 0xFF0000))
    #expect(document.features[1].name == "12")
    #expect(document.skipped == [SkippedParts(reason: .noGeometry, count: 1, firstLine: 5)])
  }

  @Test("One value a line, and record separators")
  func sequences() throws {
    let point = #"{"type":"Point","coordinates":[1,2]}"#
    let feature = #"{"type":"Feature","properties":{},"geometry":\#(point)}"#
    #expect(try read("\(feature)\n\(feature)\n").features.count == 2)
    #expect(try read("\u{1E}\(point)\n\u{1E}\(feature)\n").features.count == 2)
  }

  @Test("Bad positions are skipped and counted, bad nesting too")
  func badPositions() throws {
    let line = try read(
      #"{"type":"LineString","coordinates":[[1,2],[3],["4",5],[6,null],7,null,[8,95],[9,9],[[1,1]],[],[1e999,2]]}"#
    )
    #expect(line.coordinates == [place(2, 1), place(9, 9)])
    #expect(line.skipped.first { $0.reason == .outOfRange }?.count == 1)
    #expect(line.skipped.first { $0.reason == .badNesting }?.count == 2)
    #expect(line.skipped.first { $0.reason == .noCoordinate }?.count == 6)
    let nested = try read(#"{"type":"Polygon","coordinates":[[1,2],[3,4]]}"#)
    #expect(nested.features.isEmpty)
    #expect(nested.skipped.map(\.reason) == [.badNesting])
    #expect(try read(#"{"type":"LineString","coordinates":[]}"#).features.isEmpty)
    let unknown = try read(
      #"{"type":"Feature","geometry":{"type":"Curve","coordinates":[1,2]},"properties":{}}"#)
    #expect(unknown.skipped.map(\.reason) == [.unknownKind, .noGeometry])
  }

  @Test("Another reference system is warned of")
  func referenceSystem() throws {
    func document(_ name: String) throws -> GeoDocument {
      try read(
        #"{"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"\#(name)"}},"features":[{"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[1,2]}}]}"#
      )
    }
    #expect(try document("urn:ogc:def:crs:EPSG::3857").warnings.count == 1)
    #expect(try document("urn:ogc:def:crs:OGC:1.3:CRS84").warnings.isEmpty)
    #expect(try document("EPSG:4326").warnings.isEmpty)
  }

  @Test("JSON that is no GeoJSON says what it is")
  func otherJSON() {
    #expect(
      sentence(#"{"type":"Topology","objects":{}}"#)
        == "cannot read test: it is JSON, but no GeoJSON (its type is Topology); "
        + "give a FeatureCollection, a Feature or a geometry")
    #expect(sentence(#"{"a":1}"#)?.contains("it has no type") == true)
    #expect(sentence(#"[1,2]"#)?.contains("its type is array") == true)
    #expect(
      sentence(#"{"type":"Point","coordinates":[1,2}"#)
        == "cannot read test: line 1, column 35 of the JSON has '}' where ',' or ']' has to stand; "
        + "mend that place")
  }
}
