import Dispatch
import FoundationEssentials
import Pixels
import Synchronization

/// Cuts rows into segments, and deflates the segments on all cores.
///
/// Where segments begin depends on the picture's width alone, so the file does not depend on the bands.
struct PNGSegmentDeflater: Sendable {
  /// Longer segments deflate better, by 1 % at four times the length; shorter ones spread better over the cores.
  private static let segmentBytes = 400 << 10

  private let width: Int
  private let layout: PNGLayout
  private let rowBytes: Int
  private let rowsPerSegment: Int

  init(width: Int, layout: PNGLayout) {
    self.width = width
    self.layout = layout
    rowBytes = layout.rowBytes(width: width)
    rowsPerSegment = max(1, PNGSegmentDeflater.segmentBytes / rowBytes)
  }

  /// Deflates what waited and the band's rows, as far as segments are full, and gives back the packed rest.
  func deflate(
    _ pending: [UInt8], _ band: Pixmap, isFirst: Bool, isLast: Bool
  ) throws(ImageCodecError) -> (segments: [PNGSegment], pending: [UInt8]) {
    let source = PNGRowSource(pending: pending, band: band, rowBytes: rowBytes)
    let full = source.count / rowsPerSegment
    let count = isLast && source.count > full * rowsPerSegment ? full + 1 : full
    let segments = deflate(source, count, isFirst: isFirst)
    guard segments.count == count else { throw .notEncoded(.png, reason: "igzip fails") }
    var packer = PNGRowPacker(layout)
    let rest = min(count * rowsPerSegment, source.count)..<source.count
    return (segments, source.packed(rest, with: &packer))
  }

  private func deflate(_ source: PNGRowSource, _ count: Int, isFirst: Bool) -> [PNGSegment] {
    let workers = min(count, ProcessInfo.processInfo.activeProcessorCount)
    let next = Atomic(0)
    let done = Mutex([PNGSegment?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      var worker = PNGDeflateWorker(
        layout: layout, rowBytes: rowBytes, segmentBytes: rowsPerSegment * rowBytes)
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        let first = index * rowsPerSegment
        let rows = first..<min(first + rowsPerSegment, source.count)
        guard let segment = worker.deflate(source, rows, isFirst: isFirst && index == 0)
        else { return }
        done.withLock { $0[index] = segment }
      }
    }
    return done.withLock { $0.compactMap { $0 } }
  }
}
