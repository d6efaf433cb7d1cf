public import ImageCodec
public import RasterTiles
public import TileStore
public import WebMercator

/// Why there is no picture, by the stage that failed; each prints what failed, why, and what to do.
public enum SnapshotError: Error, Sendable {
  /// The region, the size or the scale can't be.
  case geometry(GeometryError)
  /// A source can't be opened or read.
  case source(TileStoreError)
  /// The map can't be drawn from the tiles.
  case raster(RasterTilesError)
  /// The picture can't be encoded.
  case encoding(ImageCodecError)
  /// The scene over the map can't be painted; the sentence says why and what helps.
  case painting(String)
  /// A picture that must be in memory whole (a `Snapshot`, a PDF, an SVG) has more pixels than that allows.
  case pictureTooLarge(pixels: Int, limit: Int)
  /// A pin's picture can't be read; the reason says what helps.
  case unreadableIcon(path: String, reason: String)
  /// A pin's picture is not there.
  case iconNotFound(path: String)
  /// The style can't be drawn; all its faults, each with its JSON path.
  case style(name: String, faults: [String])
  /// There is no style at this path.
  case styleNotFound(path: String)
  /// The tiles have a schema that no style of the family draws.
  case unknownSchema(layers: [String])
  /// `isStrict`, and so many of the tiles that are needed are missing.
  case missingTiles(count: Int, needed: Int)
  /// No tile lies in the area of a pyramid.
  case emptyArea
  /// A pyramid would have more tiles than its limit; the count may have stopped soon after that.
  case tooManyTiles(count: Int, limit: Int)
  /// The file has tiles that those of this run can't be put beside.
  case otherPyramid(path: String, reason: String)
  /// The file's ending says no format that can be written.
  case unknownFormat(path: String)
  /// The file can't be made.
  case cannotCreate(path: String, reason: String)
  /// The file was begun and could not be finished; nothing of it is left.
  case cannotWrite(path: String, reason: String)
  /// The task was cancelled.
  case cancelled
}

extension SnapshotError: CustomStringConvertible {
  /// What failed, why, and what to do.
  public var description: String {
    switch self {
    case .geometry(let error): "\(error)"
    case .source(let error): "\(error)"
    case .raster(let error): "\(error)"
    case .encoding(let error): "\(error)"
    case .painting(let sentence): sentence
    case .pictureTooLarge(let pixels, let limit):
      "cannot hold a picture of \(pixels) pixels in memory: \(limit) are the limit there; "
        + "choose a smaller size or scale, or write it as PNG or JPEG, which is done band by band"
    case .unreadableIcon(let path, let reason):
      "cannot use \(path) as the icon of a pin: \(reason)"
    case .iconNotFound(let path):
      "cannot use \(path) as the icon of a pin: there is nothing there; check the path"
    case .style(let name, let faults):
      faults.count == 1
        ? "cannot draw by \(name): \(faults[0]); mend the style"
        : "cannot draw by \(name), which has \(faults.count) errors; mend them:\n  "
          + faults.joined(separator: "\n  ")
    case .styleNotFound(let path):
      "cannot draw by \(path): there is no such file; check the path, or name light, dark or paper"
    case .unknownSchema(let layers):
      "cannot draw the vector tiles by a style of our own: their layers (\(layers.joined(separator: ", "))) are those of "
        + "neither OpenMapTiles nor Protomaps nor Shortbread; give a style for them with --style"
    case .missingTiles(let count, let needed):
      "cannot draw a complete map: \(count) of the \(needed) tiles are missing; "
        + "take a source that has them, or leave out the strict mode to have the gaps filled"
    case .emptyArea:
      "cannot draw a pyramid: no tile lies in the area; check the order of its numbers, or name another"
    case .tooManyTiles(let count, let limit):
      "cannot draw a pyramid of \(count) tiles or more: \(limit) are the limit; "
        + "take a smaller area or fewer zooms, or raise the limit (--max-tiles)"
    case .otherPyramid(let path, let reason):
      "cannot add tiles to \(path): \(reason); name another file, or move this one away"
    case .unknownFormat(let path):
      "cannot tell the picture's format from \(path): its ending is none of .png, .jpg, .webp, .pdf, .svg; "
        + "use one of them or name the format"
    case .cannotCreate(let path, let reason):
      "cannot create \(path): \(reason); choose another place for the picture"
    case .cannotWrite(let path, let reason):
      "cannot write \(path): \(reason); nothing of it was kept, make room and try again"
    case .cancelled: "the picture was not drawn: it was cancelled"
    }
  }
}

extension SnapshotError {
  /// The error of a stage as it comes out of closures and encoders, which know no single type.
  init(stage error: any Error) {
    switch error {
    case let error as SnapshotError: self = error
    case ImageCodecError.notWritten(let error): self.init(stage: error)
    case let error as ImageCodecError: self = .encoding(error)
    default: self = .painting("cannot draw the picture: \(error); report this as a fault")
    }
  }
}
