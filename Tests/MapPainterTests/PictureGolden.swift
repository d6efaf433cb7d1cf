import Foundation
import ImageCodec
import Pixels
import Testing

/// Pictures as PNG files; `RECORD=1` writes them anew and fails, so that each is looked at before it is kept.
enum PictureGolden {
  /// How much a picture may differ, since Cairo and FreeType are the system's.
  private static let channelTolerance: UInt32 = 16
  private static let shareOfPixels = 0.005

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")

  static func expect(
    _ picture: Pixmap, equals name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appending(path: name + ".png")
    let png = try ImageEncoder.encode(picture, options: ImageEncodingOptions(format: .png))
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(png).write(to: file)
      Issue.record(
        "recorded \(name).png: look at it, then run without RECORD", sourceLocation: sourceLocation)
      return
    }
    let expected = try ImageDecoder.decode([UInt8](Data(contentsOf: file)))
    let isSame = differingShare(picture, expected) <= shareOfPixels
    if !isSame { Attachment.record(Data(png), named: name + ".actual.png") }
    #expect(isSame, "picture differs from Goldens/\(name).png", sourceLocation: sourceLocation)
  }

  /// The share of pixels with a channel that differs by more than the tolerance.
  static func differingShare(_ first: Pixmap, _ second: Pixmap) -> Double {
    guard first.width == second.width, first.height == second.height else { return 1 }
    let count = zip(first.pixels, second.pixels).count { differs($0, $1) }
    return Double(count) / Double(max(1, first.pixels.count))
  }

  private static func differs(_ first: UInt32, _ second: UInt32) -> Bool {
    [0, 8, 16, 24].contains { (shift: UInt32) in
      let (low, high) = (first >> shift & 255, second >> shift & 255)
      return (low > high ? low - high : high - low) > channelTolerance
    }
  }
}
