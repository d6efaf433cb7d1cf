import CZlib
import Pixels

/// Deflates rows of pixels of which most equal their neighbours: open sea, empty land.
///
/// igzip is fast, but in a long flat run it takes each repeat from 258 bytes back, which costs 7 bits more than from
/// one byte back; such pictures came out up to three times as large as from zlib. zlib is slow, but not on flat rows.
@safe struct FlatDeflater: ~Copyable {
  private static let level: Int32 = 6

  private let stream: UnsafeMutablePointer<z_stream>
  private let isReady: Bool

  init() {
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    isReady = unsafe czlib_deflate_init(stream, FlatDeflater.level) == Z_OK
  }

  deinit {
    if isReady { unsafe deflateEnd(stream) }
    unsafe stream.deallocate()
  }

  /// Deflates bytes up to a byte's end, so that others can follow; `nil` where they don't fit into the room.
  ///
  /// The corresponding C function is `deflate`, with `Z_FULL_FLUSH`.
  func deflate(
    _ bytes: UnsafeBufferPointer<UInt8>, into room: UnsafeMutableBufferPointer<UInt8>
  ) -> Int? {
    guard isReady, unsafe deflateReset(stream) == Z_OK else { return nil }
    unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
    unsafe stream.pointee.avail_in = UInt32(clamping: bytes.count)
    unsafe stream.pointee.next_out = room.baseAddress
    unsafe stream.pointee.avail_out = UInt32(clamping: room.count)
    guard unsafe CZlib.deflate(stream, Z_FULL_FLUSH) == Z_OK else { return nil }
    // A flush is complete only if room is left.
    let (left, remaining) = unsafe (stream.pointee.avail_out, stream.pointee.avail_in)
    guard left > 0, remaining == 0 else { return nil }
    return room.count - Int(left)
  }
}
