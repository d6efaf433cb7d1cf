import Foundation
import GeoFormats
import TestSupport
import Testing
import WebMercator

@Suite("Encoded polylines")
struct PolylineTests {
  @Test("Google's example")
  func example() throws {
    let text = "_p~iF~ps|U_ulLnnqC_mqNvxq`@"
    let line = [place(38.5, -120.2), place(40.7, -120.95), place(43.252, -126.453)]
    let document = try read(text + "\n")
    #expect(document.format == .polyline)
    #expect(document.features.map(\.geometry) == [.lines([line])])
    #expect(EncodedPolyline.encode(line) == text)
  }

  @Test("Precision 6 on request, and several lines")
  func precision() throws {
    let line = [place(47.376912, 8.541712), place(-33.868812, 151.209312)]
    let text = EncodedPolyline.encode(line, precision: 6)
    let document = try GeoDocument.read(
      Array("\(text)\r\n\n\(text)".utf8), file: "test", polylinePrecision: 6)
    #expect(document.features.count == 2)
    for (found, wanted) in zip(document.coordinates, line + line) {
      #expect(abs(found.latitude - wanted.latitude) < 1e-9)
      #expect(abs(found.longitude - wanted.longitude) < 1e-9)
    }
  }

  @Test("What is written reads back to the last digit", arguments: 1...4 as ClosedRange<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for precision in 1...10 {
      let line = (0..<200).map { _ in
        place(.random(in: -90...90, using: &random), .random(in: -180...180, using: &random))
      }
      let text = EncodedPolyline.encode(line, precision: precision)
      let back = try EncodedPolyline.decode(text.utf8, precision: precision)
      let unit = pow(10, -Double(precision))
      #expect(back.count == line.count)
      for (found, wanted) in zip(back, line) {
        #expect(abs(found.latitude - wanted.latitude) <= 0.5000001 * unit)
        #expect(abs(found.longitude - wanted.longitude) <= 0.5000001 * unit)
      }
    }
  }

  @Test("Cut off, out of range, and characters that none has")
  func faults() {
    #expect(
      sentence("_p~iF~ps|U_ulL")
        == "cannot read test: the encoded polyline on line 1 is cut off within a place; get it whole"
    )
    #expect(sentence("_p~iF~ps|") != nil)
    #expect(
      sentence(EncodedPolyline.encode([place(47.3, 8.5)], precision: 6))?
        .contains("it may be of another precision") == true)
    #expect(sentence(String(repeating: "~", count: 1_000) + "??") != nil)
    #expect(throws: EncodedPolyline.Fault.badCharacter(offset: 2)) {
      try EncodedPolyline.decode("__ _".utf8)
    }
    #expect(EncodedPolyline.encode([place(.nan, 1), place(1, .infinity)]) == "")
  }
}
