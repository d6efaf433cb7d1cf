internal import MapPainter
internal import MapScene
public import Pixels
public import WebMercator

/// A picture in memory, which knows where each place lies on it.
public struct Snapshot: Sendable {
  /// What was drawn from what.
  public let report: SnapshotReport
  /// The map without what lies over it, so that PDF and SVG keep that as vectors.
  private let base: Pixmap
  /// Whether there is nothing beneath the scene.
  private let isAllScene: Bool
  private let scene: Scene

  init(base: Pixmap, isAllScene: Bool, scene: Scene, report: SnapshotReport) {
    self.base = base
    self.isAllScene = isAllScene
    self.scene = scene
    self.report = report
  }

  /// The camera.
  public var viewport: Viewport { report.viewport }

  /// Where a place lies, in points from the top left corner, y downward; it may lie outside.
  ///
  /// Of the copies of the world the one nearest to the middle counts. The inverse of `coordinate(at:)` to 1e-6 pixels.
  public func point(for coordinate: GeoCoordinate) -> Point { viewport.point(for: coordinate) }

  /// The place at a point, in points from the top left corner, y downward.
  public func coordinate(at point: Point) -> GeoCoordinate { viewport.coordinate(at: point) }

  /// The finished picture: the map with everything that lies over it.
  ///
  /// - Throws: `SnapshotError.painting` where memory ran out.
  public func pixmap() throws(SnapshotError) -> Pixmap {
    var pixmap = base
    try PictureEncoding(format: .png(), scale: viewport.scale)
      .paint(scene, onto: &pixmap, top: 0, painter: Painter())
    return pixmap
  }

  /// The picture as the bytes of a file.
  ///
  /// - Throws: `SnapshotError.encoding` where the format can't hold the picture, or `.painting`.
  public func encoded(as format: PictureFormat) throws(SnapshotError) -> [UInt8] {
    var clock = StageClock()
    return try PictureEncoding(format: format, scale: viewport.scale, isAllScene: isAllScene)
      .bytes(base: base, scene: scene, painter: Painter(), clock: &clock)
  }

  /// Writes the picture into a file, which appears whole or not at all.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - format: By default the one of the path's ending.
  /// - Throws: `SnapshotError`; nothing is written then.
  public func write(to path: String, format: PictureFormat? = nil) throws(SnapshotError) {
    let format = try PictureFormat(format, orByEndingOf: path)
    let bytes = try encoded(as: format)
    try OutputFile.write(bytes, to: path)
  }
}
