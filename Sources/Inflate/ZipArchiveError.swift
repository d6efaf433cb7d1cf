/// Why a ZIP archive could not be read; each is a sentence that follows the archive's name.
public enum ZipArchiveError: Error, Sendable, Hashable {
  /// The bytes are no ZIP archive, or its directory at the end is cut off.
  case notAnArchive
  /// A file in it is damaged or cut off.
  case damaged(String)
  /// A file in it is encrypted.
  case encrypted(String)
  /// A file in it is compressed in a way that libzip does not know.
  case unknownMethod(String)
  /// A file in it would grow beyond a limit of bytes.
  case tooLarge(String, limit: Int)
  /// The system has no memory for it.
  case outOfMemory
}

extension ZipArchiveError: CustomStringConvertible {
  /// One sentence, meant to follow the name of what was being read.
  public var description: String {
    switch self {
    case .notAnArchive:
      "the ZIP archive is damaged or cut off; get the file again"
    case .damaged(let name):
      "\(name) in the ZIP archive is damaged or cut off; get the file again"
    case .encrypted(let name):
      "\(name) in the ZIP archive is encrypted; unpack it and give the file itself"
    case .unknownMethod(let name):
      "\(name) in the ZIP archive is compressed in an unknown way; pack it again with deflate"
    case .tooLarge(let name, let limit):
      "\(name) in the ZIP archive grows beyond \(limit) bytes, which no honest file of this kind "
        + "does; get the file from a source you trust"
    case .outOfMemory:
      "the system has no memory left to open the ZIP archive; close other programs"
    }
  }
}
