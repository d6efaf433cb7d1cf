internal import Glibc

/// What lies on the disk at a path.
enum LocalItem {
  case nothing, file, emptyFile, folder, other

  init(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .nothing
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = status.st_size > 0 ? .file : .emptyFile
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }
}

/// The names in a folder, one after the other as the disk has them, so that a folder of millions need not be read whole.
struct LocalFolder: ~Copyable {
  private let handle: OpaquePointer

  /// Opens a folder; `nil` where there is none that can be listed.
  init?(path: String) {
    guard let handle = opendir(path) else { return nil }
    self.handle = handle
  }

  deinit { closedir(handle) }

  /// The next name that does not begin with a dot; `nil` at the end.
  func next() -> String? {
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { return name }
    }
    return nil
  }

  /// The names, at most `limit`, in order of the alphabet.
  static func names(_ path: String, limit: Int) -> [String] {
    guard let folder = LocalFolder(path: path) else { return [] }
    var names: [String] = []
    while names.count < limit, let name = folder.next() { names.append(name) }
    return names.sorted()
  }
}
