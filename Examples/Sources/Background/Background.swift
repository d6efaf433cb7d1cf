import MapSnapshot

/// A map behind a photo: 200 km around Zürich, with a pin, as PNG and as PDF.
///
/// Run it from the project's root, after `make map`: `swift run --package-path Examples Background [TRACK.gpx …]`
@main
struct Background {
  static func main() async throws {
    var options = SnapshotOptions(
      center: .init(latitude: 47.3769, longitude: 8.5417), distance: 200_000,
      size: .init(width: 800, height: 600))
    options.scale = 2
    options.sources = ["TileCache/basemap.mbtiles"]
    options.overlays = [.pin(.init(at: options.center, label: "Zürich"))]
    options.furniture.scaleBar = true
    // Tracks and places come from files: GPX, KML, KMZ, GeoJSON, encoded polylines.
    for path in CommandLine.arguments.dropFirst() {
      options.overlays += Overlay.overlays(of: try GeoDocument.read(path: path))
    }

    let snapshot = try await Snapshotter(options).snapshot()
    let tip = snapshot.point(for: options.center)
    print("The pin's tip is at \(tip.x), \(tip.y) points; the tiles: \(snapshot.report.tiles)")
    try snapshot.write(to: "background.png")
    try snapshot.write(to: "background.pdf")
  }
}
