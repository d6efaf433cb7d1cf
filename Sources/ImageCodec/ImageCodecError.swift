/// Why a picture could not be read or written.
public enum ImageCodecError: Error, Sendable, Equatable {
  /// There are no bytes at all.
  case empty
  /// The bytes are of a known kind that is not read here, such as AVIF or an HTML page.
  case unsupported(kind: String)
  /// The bytes begin like no known kind of file; at most the first eight are kept.
  case unknownFormat(firstBytes: [UInt8])
  /// The bytes begin as a picture, but are cut off or broken.
  case damaged(ImageFormat, reason: String)
  /// The picture has more pixels than the caller allows.
  case tooManyPixels(ImageFormat, width: Int, height: Int, maximumPixels: Int)
  /// The part that is wanted does not lie in the picture, or not in the buffer for it.
  case outside(width: Int, height: Int)
  /// There is no memory for the picture.
  case outOfMemory(ImageFormat)
}

extension ImageCodecError: CustomStringConvertible {
  /// One sentence: what failed, why, and what to do.
  public var description: String {
    switch self {
    case .empty:
      "cannot decode a picture: there are 0 bytes; fetch the file again"
    case .unsupported(let kind):
      "cannot decode a picture: the bytes are \(kind), not PNG, JPEG or WebP; convert it to PNG first"
    case .unknownFormat(let bytes):
      "cannot decode a picture: the bytes begin with \(hexadecimal(bytes)), which is neither PNG, JPEG nor WebP; "
        + "check where they come from"
    case .damaged(let format, let reason):
      "cannot decode the \(format) picture: \(reason); fetch the file again"
    case .tooManyPixels(let format, let width, let height, let maximum):
      "cannot decode the \(format) picture: its \(width)×\(height) pixels are more than the \(maximum) that are allowed; "
        + "make it smaller"
    case .outside(let width, let height):
      "cannot decode a part of the picture: the part does not lie in its \(width)×\(height) pixels or not in the "
        + "buffer; ask for a part inside"
    case .outOfMemory(let format):
      "cannot hold the \(format) picture: the memory is used up; make it smaller"
    }
  }

  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
  }
}
