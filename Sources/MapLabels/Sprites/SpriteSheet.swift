internal import JSON
internal import MapScene
public import Pixels

/// The images that a style can name.
public struct SpriteSheet: Sendable {
  /// The images by name; those of a sprite with an id other than `default` have names `id:name`.
  public private(set) var images: [String: SpriteImage] = [:]
  /// Names of images that were left out, since their numbers fit no picture.
  public private(set) var skipped: [String] = []

  /// No images.
  public init() {}

  /// Adds an image.
  public mutating func add(_ image: SpriteImage, named name: String) { images[name] = image }

  /// Adds the images of a sprite: its index and the picture that the index cuts up.
  ///
  /// - Throws: `SpriteError` where the index is none; images that don't fit the picture are left out and named in `skipped`.
  public mutating func add(index: [UInt8], picture: Pixmap, id: String = "default")
    throws(SpriteError)
  {
    let json: JSONValue
    do throws(JSONError) { json = try JSONValue.parse(index) } catch {
      throw .invalidJSON(reason: "\(error)")
    }
    guard let object = json.objectValue else { throw .noObject }
    for (name, value) in object.members {
      let full = id == "default" ? name : "\(id):\(name)"
      if let image = SpriteImage(value, picture: picture) {
        images[full] = image
      } else {
        skipped.append(full)
      }
    }
  }
}

extension SpriteImage {
  /// Cuts an image out of the picture; `nil` where the numbers fit no image.
  init?(_ entry: JSONValue, picture: Pixmap) {
    guard let x = entry["x"]?.intValue, let y = entry["y"]?.intValue,
      let width = entry["width"]?.intValue, let height = entry["height"]?.intValue
    else { return nil }
    let box = PixelRectangle(x: x, y: y, width: width, height: height)
    guard box.fits(width: picture.width, height: picture.height), !box.isEmpty else { return nil }
    self.init(
      pixels: picture.part(box), pixelRatio: entry["pixelRatio"]?.numberValue ?? 1,
      isDistanceField: entry["sdf"]?.boolValue ?? false,
      stretchX: Self.zones(entry["stretchX"], limit: width),
      stretchY: Self.zones(entry["stretchY"], limit: height),
      content: Self.content(entry["content"]),
      textFitWidth: entry["textFitWidth"]?.stringValue.flatMap(TextFit.init),
      textFitHeight: entry["textFitHeight"]?.stringValue.flatMap(TextFit.init))
  }

  /// Stretch zones in order, none over another; `nil` where they are not.
  private static func zones(_ value: JSONValue?, limit: Int) -> [ClosedRange<Double>]? {
    guard let list = value?.arrayValue, !list.isEmpty else { return nil }
    var zones: [ClosedRange<Double>] = []
    for pair in list {
      guard let start = pair[0]?.numberValue, let end = pair[1]?.numberValue,
        start >= zones.last?.upperBound ?? 0, end >= start, end <= Double(limit)
      else { return nil }
      zones.append(start...end)
    }
    return zones.contains { $0.lowerBound < $0.upperBound } ? zones : nil
  }

  private static func content(_ value: JSONValue?) -> Rectangle? {
    guard let left = value?[0]?.numberValue, let top = value?[1]?.numberValue,
      let right = value?[2]?.numberValue, let bottom = value?[3]?.numberValue,
      right > left, bottom > top
    else { return nil }
    return Rectangle(minX: left, minY: top, maxX: right, maxY: bottom)
  }
}

extension Pixmap {
  /// A part that lies inside.
  fileprivate func part(_ box: PixelRectangle) -> Pixmap {
    var part = Pixmap(width: box.width, height: box.height)
    for row in 0..<box.height {
      let start = (box.y + row) * width + box.x
      part.pixels.replaceSubrange(
        row * box.width..<(row + 1) * box.width, with: pixels[start..<start + box.width])
    }
    return part
  }
}
