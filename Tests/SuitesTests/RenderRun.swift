import Foundation
import ImageCodec
import JSON
import MapPainter
import MapScene
import MapStyle
import Pixels
import StyledMaps
import WebMercator

/// What came of drawing one case.
struct RenderOutcome: Sendable {
  let one: RenderCase
  /// Pixels that differ, of the expected picture that is nearest; `nil` where nothing could be drawn.
  var mismatches: Int?
  var message = ""

  var isPassed: Bool {
    guard let mismatches else { return false }
    let pixels =
      Double(one.width) * Double(one.height) * one.pixelRatio * one.pixelRatio
    return Double(mismatches) / pixels <= one.allowed
  }
}

/// Draws cases of the render suite.
struct RenderRun {
  /// The folder of the suites.
  let suites: String

  func outcome(of one: RenderCase) async -> RenderOutcome {
    var outcome = RenderOutcome(one: one)
    do {
      let actual = try await draw(one)
      for path in one.expected {
        let expected = try ImageDecoder.decode([UInt8](Data(contentsOf: URL(filePath: path))))
        guard expected.width == actual.width, expected.height == actual.height else {
          outcome.message = "\(actual.width)×\(actual.height) pixels"
          continue
        }
        let rule = PixelRule(
          width: actual.width, height: actual.height, actual: actual.straightBytes,
          expected: expected.straightBytes)
        let count = rule.mismatches(threshold: one.threshold)
        outcome.mismatches = min(outcome.mismatches ?? .max, count)
      }
      try keep(actual, of: one, outcome)
    } catch {
      outcome.message = "\(error)"
    }
    return outcome
  }

  private func draw(_ one: RenderCase) async throws -> Pixmap {
    let json = try JSONValue.parse(
      [UInt8](Data(contentsOf: URL(filePath: one.folder + "/style.json"))))
    let reading = Style.read(json)
    guard !reading.style.layers.isEmpty || reading.faults.isEmpty else {
      throw SuiteError(reading.faults.map { "\($0)" }.joined(separator: "; "))
    }
    let resources = SuiteResources(
      base: suites + "/assets",
      mappings: [
        .init(prefix: "local://", folder: suites + "/assets"),
        .init(prefix: "http://localhost:2900/", folder: suites + "/assets"),
        .init(prefix: "http://localhost:2901/", folder: suites + "/mvt/real-world"),
      ])
    let map = StyledMap(
      style: reading.style, resources: resources, pixelRatio: one.pixelRatio,
      ordering: Painter.textOrdering,
      crossSourceCollisions: !one.needs.contains("crossSourceCollisions=false"),
      fonts: { Painter() })
    let viewport = MapCamera(reading.style).viewport(
      size: PictureSize(width: one.width, height: one.height))
    let drawn = await map.scene(of: viewport)
    var scene = Scene(size: viewport.size)
    scene.add(drawn)
    let (width, height) = (
      Int(Double(one.width) * one.pixelRatio), Int(Double(one.height) * one.pixelRatio)
    )
    var pixmap = Pixmap(width: width, height: height)
    try Painter().paint(scene, onto: &pixmap, scale: one.pixelRatio)
    return pixmap
  }

  /// Keeps pictures of failed cases where the environment's `SUITE_OUTPUT` names a folder.
  private func keep(_ actual: Pixmap, of one: RenderCase, _ outcome: RenderOutcome) throws {
    guard let folder = ProcessInfo.processInfo.environment["SUITE_OUTPUT"] else { return }
    let name = one.name.replacing("/", with: "__")
    let bytes = try ImageEncoder.encode(actual, options: ImageEncodingOptions(format: .png))
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: "\(folder)/\(name).actual.png"))
  }
}

/// Why a case could not be drawn.
struct SuiteError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension Pixmap {
  /// Straight RGBA, four bytes a pixel.
  fileprivate var straightBytes: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: pixels.count * 4)
    for (index, pixel) in pixels.enumerated() {
      let alpha = pixel >> 24
      guard alpha > 0 else { continue }
      for (channel, shift) in [16, 8, 0].enumerated() {
        let value = pixel >> UInt32(shift) & 255
        bytes[index * 4 + channel] = UInt8(min(255, (value * 255 + alpha / 2) / alpha))
      }
      bytes[index * 4 + 3] = UInt8(alpha)
    }
    return bytes
  }
}

/// The suite's assets; its server answers without content for some tiles.
private struct SuiteResources: ResourceLoading {
  let files: LocalResources

  init(base: String, mappings: [LocalResources.Mapping]) {
    files = LocalResources(base: base, mappings: mappings)
  }

  func path(of url: String) -> String? { files.path(of: url) }

  func bytes(of url: String) async throws(ResourceError) -> [UInt8]? {
    if url.contains("tiles/sparse204/1-") { return [] }
    return try await files.bytes(of: url)
  }
}
