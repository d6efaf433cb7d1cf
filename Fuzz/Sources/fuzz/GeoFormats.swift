internal import GeoFormats
internal import WebMercator

/// GPX: whatever is read holds only places, and every error is a sentence.
@Sendable func fuzzGPX(_ bytes: [UInt8]) { checkDocument(bytes) }

/// KML and KMZ.
@Sendable func fuzzKML(_ bytes: [UInt8]) { checkDocument(bytes) }

/// GeoJSON.
@Sendable func fuzzGeoJSON(_ bytes: [UInt8]) { checkDocument(bytes) }

private func checkDocument(_ bytes: [UInt8]) {
  do throws(GeoFormatError) {
    let document = try GeoDocument.read(bytes, file: "fuzz")
    let coordinates = document.coordinates
    precondition(coordinates.allSatisfy { $0.isValid }, "a place that is none")
    precondition(document.skipped.allSatisfy { $0.count > 0 && ($0.firstLine ?? 1) > 0 })
    _ = WorldPoint.line(through: coordinates)
    _ = try? GeoRegion.fit(coordinates).viewport(size: PictureSize(width: 64, height: 64))
  } catch {
    precondition(error.description.hasPrefix("cannot read fuzz: "))
  }
}

/// Encoded polylines: what is decoded encodes to a text that decodes to the same.
@Sendable func fuzzPolyline(_ bytes: [UInt8]) {
  for precision in [5, 6] {
    let line: [GeoCoordinate]
    do throws(EncodedPolyline.Fault) {
      line = try EncodedPolyline.decode(bytes, precision: precision)
    } catch {
      precondition(!error.description.isEmpty)
      continue
    }
    let text = EncodedPolyline.encode(line, precision: precision)
    let again = try? EncodedPolyline.decode(text.utf8, precision: precision)
    precondition(again == line, "a line that changes when it is written and read")
  }
}
