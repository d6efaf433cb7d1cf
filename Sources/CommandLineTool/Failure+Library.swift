import GeoFormats
import MapSnapshot
import TileStore

extension Failure {
  /// A picture that could not be made.
  init(_ error: SnapshotError) {
    self.init(Self.status(of: error), "\(error)")
  }

  /// A source that can't be used.
  init(_ error: TileStoreError) {
    self.init(Self.status(of: error), "\(error)")
  }

  /// A file with places that can't be read.
  init(_ error: GeoFormatError) {
    if case .unreadable = error {
      self.init(.noInput, "\(error)")
    } else {
      self.init(.badData, "\(error)")
    }
  }

  private static func status(of error: SnapshotError) -> ExitCode {
    switch error {
    case .geometry, .unknownFormat, .encoding, .pictureTooLarge, .emptyArea, .tooManyTiles: .usage
    case .source(let error): status(of: error)
    case .raster, .unreadableIcon, .style, .unknownSchema: .badData
    case .iconNotFound, .styleNotFound: .noInput
    case .painting: .software
    case .missingTiles: .tilesMissing
    case .cannotCreate, .otherPyramid: .cannotCreate
    case .cannotWrite: .inputOutput
    case .cancelled: .interrupted
    }
  }

  private static func status(of error: TileStoreError) -> ExitCode {
    switch error {
    case .notFound, .unreadable: .noInput
    case .missingPlaceholders, .unknownPlaceholder: .usage
    case .notLocal: .unavailable
    case .locked: .inputOutput
    default: .badData
    }
  }
}
