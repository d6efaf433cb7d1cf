import Foundation
import GeoFormats
import TestSupport
import Testing
import WebMercator

@Suite("Files of the field", .enabled(if: SharedData.isPresent, "no shared data"))
struct SharedFileTests {
  /// Features and places as ElementTree and Python's json count them.
  static let expected: [(file: String, features: Int, places: Int)] = [
    ("gpx/dawarich-arc_example.gpx", 2, 7), ("gpx/dawarich-garmin_example.gpx", 1, 1),
    ("gpx/dawarich-gpx_track_multiple_segments.gpx", 1, 43), ("gpx/gh-test-only-wpt.gpx", 9, 13),
    ("gpx/gpxpy-Mojstrovka.gpx", 1, 184), ("gpx/gpxpy-around-visnjan-with-car.gpx", 1, 104),
    ("gpx/gpxpy-cerknicko-without-times.gpx", 14, 303),
    ("gpx/gpxpy-custom_schema_locations.gpx", 0, 0),
    ("gpx/gpxpy-gpx1.0_with_all_fields.gpx", 5, 8),
    ("gpx/gpxpy-gpx1.1_with_all_fields.gpx", 5, 8), ("gpx/gpxpy-gpx1.1_with_extensions.gpx", 1, 1),
    ("gpx/gpxpy-korita-zbevnica.gpx", 5, 873), ("gpx/gpxpy-route.gpx", 1, 55),
    ("gpx/gpxpy-track-with-extremes.gpx", 1, 25), ("gpx/gpxpy-track-with-less-sec-time.gpx", 1, 2),
    ("gpx/gpxpy-track_with_dilution_errors.gpx", 3, 3), ("gpx/gpxpy-track_with_speed.gpx", 1, 3),
    ("gpx/gpxpy-unicode.gpx", 6, 6), ("gpx/gpxpy-unicode_with_bom.gpx", 1, 1),
    ("gpx/gpxpy-unicode_with_bom_noencoding.gpx", 1, 1),
    ("gpx/polarsteps-trips.example.gpx", 2, 10),
    ("gpx/staticmaps-running.gpx", 1, 760), ("kml/dawarich-extended_data.kml", 1, 1),
    ("kml/dawarich-gx_track.kml", 1, 4), ("kml/dawarich-invalid_coordinates.kml", 0, 0),
    ("kml/dawarich-linestring_track.kml", 1, 5), ("kml/dawarich-multigeometry.kml", 1, 6),
    ("kml/dawarich-nested_folders.kml", 4, 4), ("kml/dawarich-points_with_timestamps.kmz", 3, 3),
    ("kml/ol-2012-02-10.kml", 1119, 20697), ("kml/ol-states.kml", 50, 13729),
    ("geojson/ol-line-samples.geojson", 9, 39), ("geojson/ol-polygon-samples.geojson", 9, 65),
    ("geojson/ol-roads-seoul.geojson", 94, 715), ("geojson/ol-switzerland.geojson", 2, 25),
    ("geojson/ol-vienna-streets.geojson", 3356, 16290),
    ("geojson/polarsteps-trips.example.geojson", 2, 10),
  ]

  @Test("Every file gives the features and places that other readers count", arguments: expected)
  func counts(file: String, features: Int, places: Int) throws {
    let document = try GeoDocument.read(path: SharedData.path("data/" + file))
    #expect(document.features.count == features)
    #expect(document.coordinates.count == places)
    #expect(document.coordinates.allSatisfy { $0.isValid })
  }

  @Test("Names in other alphabets, with a byte order mark and without an encoding")
  func names() throws {
    let unicode = try GeoDocument.read(path: SharedData.path("data/gpx/gpxpy-unicode.gpx"))
    #expect(unicode.features.first?.name == "šđčćž")
    let mark = try GeoDocument.read(
      path: SharedData.path("data/gpx/gpxpy-unicode_with_bom_noencoding.gpx"))
    #expect(mark.features.first?.name == "bom noencoding ő")
  }

  @Test("OpenLayers' states have areas with the looks of a shared style")
  func states() throws {
    let states = try GeoDocument.read(path: SharedData.path("data/kml/ol-states.kml"))
    let alabama = try #require(states.features.first)
    #expect(states.name == "US States" && alabama.name == "Alabama")
    #expect(alabama.style.stroke == StyleColor(rgb: 0xFF00FF))
    #expect(alabama.style.strokeWidth == 2 && alabama.style.isFilled == false)
    let parts = alabama.geometry
    guard case .collection(let geometries) = parts else {
      Issue.record("no collection: \(parts)")
      return
    }
    #expect(geometries.count == 2)
  }

  @Test("Files that are no tracks are told by what they are")
  func otherFiles() throws {
    let photos = try FileManager.default.contentsOfDirectory(atPath: SharedData.path("data/photos"))
    for photo in photos.filter({ $0.hasSuffix(".jpg") }).prefix(5) {
      #expect(throws: GeoFormatError.self) {
        try GeoDocument.read(path: SharedData.path("data/photos/\(photo)"))
      }
    }
    let tiles = SharedData.path("data/mbtiles/geography-class-png.mbtiles")
    #expect(
      throws: GeoFormatError.unknownFormat(file: tiles, looksLike: "an SQLite database")
    ) { try GeoDocument.read(path: tiles) }
  }
}
