import FoundationEssentials
import MapSnapshot
import TestSupport
import Testing
import WebMercator

@Suite("Many snapshots", .serialized)
struct ManyAtOnceTests {
  @Test("at once, a thousand, hold the memory of a few and are all the same")
  func thousand() async {
    // In a process of its own, whose memory no other test touches.
    await #expect(processExitsWith: .success) {
      var options = SnapshotTests.options(try Checkerboard.source(maximumZoom: 4))
      options.size = PictureSize(width: 256, height: 256)
      options.region = .zoom(center: options.center, zoom: 2.4)
      options.overlays = [.pin(Pin(at: options.center, label: "here"))]
      let snapshotter = Snapshotter(options)
      let first = try await snapshotter.snapshot().encoded(as: .png())
      let before = try ManyAtOnceTests.residentBytes()
      var peak = before
      try await withThrowingTaskGroup(of: Bool.self) { group in
        for _ in 0..<1_000 {
          group.addTask { try await snapshotter.snapshot().encoded(as: .png()) == first }
        }
        for try await isSame in group {
          #expect(isSame)
          peak = max(peak, try ManyAtOnceTests.residentBytes())
        }
      }
      // Their pixels alone would be 262 MB.
      #expect(peak - before < 100 << 20)
    }
  }

  @Test("that are cancelled in the middle of their work stop and say so")
  func cancellation() async throws {
    var options = SnapshotTests.options(try Checkerboard.source(maximumZoom: 4))
    options.size = PictureSize(width: 8_000, height: 6_000)
    options.region = .zoom(center: options.center, zoom: 3.7)
    let tiles = CountingSource(try Checkerboard.source(maximumZoom: 4))
    options.sources = [.opened(tiles)]
    let snapshotter = Snapshotter(options)
    let task = Task { try await snapshotter.snapshot() }
    // The work has begun once a tile was asked for.
    while tiles.count == 0 { await Task.yield() }
    task.cancel()
    let error = await #expect(throws: SnapshotError.self) { try await task.value }
    guard case .cancelled = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  private static func residentBytes() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = status.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return try #require(pages) * 4096
  }
}
