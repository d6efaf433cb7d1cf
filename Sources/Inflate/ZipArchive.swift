internal import CZip
internal import Glibc

/// The files within a ZIP archive that lies in memory; nothing is ever written to disk.
@safe
public struct ZipArchive: ~Copyable {
  private let handle: OpaquePointer

  /// A file within the archive.
  public struct Entry: Sendable, Hashable {
    /// Its name with its folders, as the archive has it.
    public let name: String
    /// Its place in the archive, from 0.
    fileprivate let index: UInt64
  }

  /// The most files that an archive may name; a KMZ has a handful.
  public static let entryLimit = 100_000

  /// Opens an archive.
  ///
  /// The corresponding C functions are `zip_source_buffer_create` and `zip_open_from_source`.
  /// - Parameter bytes: The whole archive.
  /// - Throws: `ZipArchiveError` where it is none, or is cut off.
  public init(_ bytes: [UInt8]) throws(ZipArchiveError) {
    // What is empty is an empty archive to libzip, but none to anyone else.
    guard !bytes.isEmpty else { throw .notAnArchive }
    // libzip keeps the memory and frees it with the source.
    guard let memory = unsafe malloc(bytes.count) else { throw .outOfMemory }
    unsafe bytes.withUnsafeBytes {
      unsafe memory.copyMemory(
        from: $0.baseAddress ?? UnsafeRawPointer(memory), byteCount: $0.count)
    }
    guard let source = unsafe zip_source_buffer_create(memory, zip_uint64_t(bytes.count), 1, nil)
    else {
      unsafe free(memory)
      throw .outOfMemory
    }
    guard let handle = unsafe zip_open_from_source(source, ZIP_RDONLY, nil) else {
      unsafe zip_source_free(source)
      throw .notAnArchive
    }
    unsafe self.handle = handle
  }

  deinit { unsafe zip_discard(handle) }

  /// The files in the order of the archive's directory, at most `entryLimit`.
  public var entries: [Entry] {
    let count = unsafe zip_get_num_entries(handle, 0)
    return (0..<max(0, min(count, Int64(Self.entryLimit)))).compactMap { index in
      guard let name = unsafe zip_get_name(handle, zip_uint64_t(index), 0) else { return nil }
      return unsafe Entry(name: String(cString: name), index: UInt64(index))
    }
  }

  /// Decompresses one file.
  ///
  /// The corresponding C functions are `zip_fopen_index` and `zip_fread`.
  /// - Parameters:
  ///   - entry: One of `entries`.
  ///   - limit: The most bytes that may come out, whatever the archive says of the size.
  /// - Returns: The file's bytes.
  /// - Throws: `ZipArchiveError` where it is damaged, encrypted, packed in an unknown way, or too large.
  public func contents(of entry: Entry, limit: Int) throws(ZipArchiveError) -> [UInt8] {
    guard let file = unsafe zip_fopen_index(handle, entry.index, 0) else {
      let code = unsafe zip_error_code_zip(zip_get_error(handle))
      switch code {
      case ZIP_ER_NOPASSWD, ZIP_ER_WRONGPASSWD: throw .encrypted(entry.name)
      case ZIP_ER_COMPNOTSUPP, ZIP_ER_ENCRNOTSUPP: throw .unknownMethod(entry.name)
      default: throw .damaged(entry.name)
      }
    }
    defer { unsafe _ = zip_fclose(file) }
    var output: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe piece.withUnsafeMutableBytes { buffer in
        unsafe zip_fread(file, buffer.baseAddress, zip_uint64_t(buffer.count))
      }
      guard count >= 0 else { throw .damaged(entry.name) }
      guard count > 0 else { return output }
      guard count <= limit - output.count else { throw .tooLarge(entry.name, limit: limit) }
      output += piece[..<Int(count)]
    }
  }
}
