import FoundationEssentials
import ImageCodec
import MapSnapshot
import Pixels
import Synchronization
import TestSupport
import Testing
import WebMercator

@Suite("Writing a picture")
struct WritingTests {
  static func options() throws -> SnapshotOptions {
    var options = SnapshotTests.options(try Checkerboard.source(maximumZoom: 3))
    options.overlays = [.pin(Pin(at: options.center, label: "Zürich"))]
    options.furniture.title = "A title"
    options.scale = 2
    return options
  }

  @Test(
    "gives a file of the kind that its ending says",
    arguments: [
      ("map.png", [0x89, 0x50, 0x4E, 0x47]), ("map.JPG", [0xFF, 0xD8, 0xFF]),
      ("map.webp", [0x52, 0x49, 0x46, 0x46]), ("map.pdf", [0x25, 0x50, 0x44, 0x46]),
      ("map.svg", [0x3C, 0x3F, 0x78, 0x6D]),
    ] as [(String, [UInt8])])
  func formats(name: String, magic: [UInt8]) async throws {
    let folder = try TemporaryFolder()
    let options = try Self.options()
    try await Snapshotter(options).write(to: folder(name))
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: folder(name))))
    #expect(bytes.starts(with: magic))
    #expect(
      try await Snapshotter(options).snapshot().encoded(as: PictureFormat(path: name)) == bytes)
    if let header = ImageHeader.read(bytes) {
      #expect(header.width == 400 && header.height == 300)
    }
  }

  @Test("with a palette keeps to 256 colours and gets smaller")
  func palette() async throws {
    let snapshot = try await Snapshotter(try Self.options()).snapshot()
    let full = try snapshot.encoded(as: .png())
    let indexed = try snapshot.encoded(as: .png(palette: true))
    #expect(indexed.count < full.count)
    #expect(Set(try ImageDecoder.decode(indexed).pixels).count <= 256)
  }

  @Test("that fails in a later band leaves nothing behind, neither the file nor a part of it")
  func nothingHalfWritten() async throws {
    let folder = try TemporaryFolder()
    var options = try Self.options()
    options.attribution = .none
    options.overlays = []
    options.scale = 1
    options.size = PictureSize(width: 9_000, height: 7_600)
    options.region = .zoom(center: GeoCoordinate(latitude: 0, longitude: 0), zoom: 4)
    options.isStrict = true
    // The last row of tiles that is seen has a hole, so that bands have been written before.
    let hole = try #require(TileCoordinate(zoom: 3, x: 4, y: 7))
    options.sources = [.opened(try Checkerboard.source(maximumZoom: 3, missing: [hole]))]
    await #expect(throws: SnapshotError.self) {
      try await Snapshotter(options).write(to: folder("map.png"))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test("into a folder that is not there, or over a folder, says so")
  func cannotCreate() async throws {
    let folder = try TemporaryFolder()
    let options = try Self.options()
    try FileManager.default.createDirectory(
      atPath: folder("taken.png"), withIntermediateDirectories: false)
    for path in [folder("no/such/map.png"), folder("taken.png")] {
      let error = await #expect(throws: SnapshotError.self) {
        try await Snapshotter(options).write(to: path)
      }
      guard case .cannotCreate = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
  }

  @Test("in bands gives the pixels of the picture that was drawn whole")
  func bands() async throws {
    let folder = try TemporaryFolder()
    var options = try Self.options()
    options.size = PictureSize(width: 9_000, height: 7_600)
    options.scale = 1
    options.region = .zoom(center: options.center, zoom: 4.3)
    options.overlays.append(
      .line(.init([.init(latitude: 60, longitude: -10), .init(latitude: 30, longitude: 40)])))
    let told = Mutex<[Int]>([])
    try await Snapshotter(options).write(to: folder("bands.png")) { rows, allRows in
      #expect(allRows == 7_600)
      told.withLock { $0.append(rows) }
    }
    #expect(told.withLock { $0.count > 1 && $0 == $0.sorted() && $0.last == 7_600 })
    let written = try [UInt8](Data(contentsOf: URL(filePath: folder("bands.png"))))
    let whole = try await Snapshotter(options).snapshot().encoded(as: .png())
    #expect(written == whole)
  }
}
