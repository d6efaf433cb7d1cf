import Foundation
import GeoFormats
import TestSupport
import Testing

@Suite("Files that can't be read say why in one sentence")
struct BrokenFileTests {
  @Test("Empty files, web pages, other XML, and what is none of the formats")
  func strangers() {
    for empty in ["", " \n\t", "\u{FEFF}"] {
      #expect(sentence(empty) == "cannot read test: it is empty; export or fetch it again")
    }
    for page in [
      "<!DOCTYPE html><html><body>Sign in</body></html>", "\n<HTML></HTML>",
      "<?xml version=\"1.0\"?><!doctype HTML PUBLIC \"x\"><html/>",
    ] {
      #expect(
        sentence(page)
          == "cannot read test: it is a web page (HTML), most likely the error page of the site that "
          + "it came from; fetch it again, signed in where that is needed")
    }
    #expect(
      sentence("<TrainingCenterDatabase/>")
        == "cannot read test: it is XML with <TrainingCenterDatabase> at its root, "
        + "neither GPX nor KML; export it as one of these")
    #expect(
      sentence("lat,lon\n1,2\n")
        == "cannot read test: it is none of GPX, KML, KMZ, GeoJSON and encoded polyline; "
        + "export it as GPX, KML or GeoJSON")
    #expect(sentence([0x89, 0x50, 0x4E, 0x47, 13, 10])?.contains("a PNG picture") == true)
    #expect(
      sentence([14, 16, 0, 0, 0, 0, 0, 0] + Array(".FIT".utf8))?.contains("a FIT file") == true)
  }

  @Test("Paths that lead nowhere")
  func paths() {
    for path in ["/nowhere/at/all.gpx", "/", ""] {
      #expect(throws: GeoFormatError.self) { try GeoDocument.read(path: path) }
    }
    do throws(GeoFormatError) {
      _ = try GeoDocument.read(path: "/nowhere/at/all.gpx")
    } catch {
      #expect(
        "\(error)" == "cannot read /nowhere/at/all.gpx: No such file or directory; check the path")
    }
  }

  @Test(
    "Broken XML is told with its line",
    arguments: [
      ("<gpx>\n<wpt></gpx>", "line 2 closes <gpx> where <wpt> is open"),
      ("<gpx>\n\n<trk><trkseg>", "cut off on line 3 inside <trkseg>"),
      ("<gpx/>\n<gpx/>", "line 2 has something behind the end of the root element"),
      ("<kml/>\n&", "line 2 has something behind the end of the root element"),
    ])
  func brokenXML(text: String, fault: String) {
    #expect(sentence(text)?.contains(fault) == true, "\(sentence(text) ?? "")")
  }

  @Test("UTF-16 and Western encodings are read, others are named")
  func encodings() throws {
    let text =
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?><gpx><wpt lat=\"1\" lon=\"2\"><name>Zürich 🏔</name></wpt></gpx>"
    for isBig in [true, false] {
      for mark in [true, false] {
        let units = (mark ? [0xFEFF] : []) + Array(text.utf16)
        let bytes = units.flatMap { unit -> [UInt8] in
          let pair = [UInt8(unit >> 8), UInt8(unit & 255)]
          return isBig ? pair : pair.reversed()
        }
        let document = try GeoDocument.read(bytes, file: "test")
        #expect(document.features.first?.name == "Zürich 🏔")
      }
    }
    let latin =
      Array("<?xml version='1.0' encoding='ISO-8859-1'?><gpx><wpt lat='1' lon='2'><name>Z".utf8)
      + [0xFC, 0x80] + Array("</name></wpt></gpx>".utf8)
    #expect(try GeoDocument.read(latin, file: "test").features.first?.name == "Zü€")
    #expect(
      sentence("<?xml version=\"1.0\" encoding=\"klingon-8\"?><gpx/>")
        == "cannot read test: its text is encoded as klingon-8; save it as UTF-8")
    #expect(sentence([0xFF, 0xFE, 0, 0, 60, 0, 0, 0])?.contains("UTF-32") == true)
  }

  @Test("A name that is not UTF-8 is read as well as can be, and warned of")
  func brokenUTF8() throws {
    let bytes =
      Array("<gpx><wpt lat='1' lon='2'><name>Z".utf8) + [0xFC] + Array("</name></wpt></gpx>".utf8)
    let document = try GeoDocument.read(bytes, file: "test")
    #expect(document.features.first?.name == "Z\u{FFFD}")
    #expect(document.warnings.count == 1)
    let labelled = try read(
      "<?xml version='1.0' encoding='utf-16'?><gpx><wpt lat='1' lon='2'/></gpx>")
    #expect(labelled.features.count == 1 && labelled.warnings.isEmpty)
  }

  @Test("A GPX packed by gzip is read")
  func gzip() throws {
    // A stored block (RFC 1951, 3.2.4) in a gzip member.
    let text = Array("<gpx><wpt lat='1' lon='2'/></gpx>".utf8)
    let count = UInt16(text.count)
    let sum = ZipBuilder.crc32(text)
    var bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255, 1]
    bytes +=
      [UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)] + text
    bytes += (0..<4).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) }
    bytes += [UInt8(count), 0, 0, 0]
    #expect(try GeoDocument.read(bytes, file: "test").coordinates == [place(1, 2)])
    #expect(sentence(Array(bytes.dropLast(20)))?.contains("gzip") == true)
  }

  static let samples = [
    "<?xml version='1.0'?><gpx><wpt lat='1' lon='-2.5e1'><name>a&amp;b</name><time>2024-01-01T00:00:00Z</time></wpt><trk><trkseg><trkpt lat='1' lon='2'/></trkseg></trk></gpx>",
    "<kml><Document><Style id='s'><LineStyle><color>ff00ff00</color></LineStyle></Style><Placemark><styleUrl>#s</styleUrl><MultiGeometry><Point><coordinates>1,2</coordinates></Point><Polygon><outerBoundaryIs><LinearRing><coordinates>1,2 3,4 5,6</coordinates></LinearRing></outerBoundaryIs></Polygon></MultiGeometry></Placemark></Document></kml>",
    #"{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"a":"\u00e9"},"geometry":{"type":"Polygon","coordinates":[[[1,2],[3,4],[5,6.5e0]]]}}]}"#,
    "_p~iF~ps|U_ulLnnqC_mqNvxq`@",
  ]

  @Test("A file cut off anywhere is read or refused, and never traps", arguments: samples)
  func cutOff(sample: String) throws {
    _ = try read(sample)
    let bytes = Array(sample.utf8)
    for end in bytes.indices {
      if let sentence = sentence(Array(bytes[..<end])) {
        #expect(sentence.hasPrefix("cannot read test: "))
      }
    }
  }

  @Test("Bytes changed at random never trap", arguments: samples, 1...3 as ClosedRange<UInt64>)
  func changed(sample: String, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes = Array(sample.utf8)
    for _ in 0..<1_500 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: changed.indices, using: &random)
        changed[place] =
          Bool.random(using: &random)
          ? .random(in: .min ... .max, using: &random) : bytes.randomElement(using: &random) ?? 0
      }
      _ = sentence(changed)
    }
  }
}
