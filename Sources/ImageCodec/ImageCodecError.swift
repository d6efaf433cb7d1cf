/// Why a picture could not be read or written.
public enum ImageCodecError: Error {
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

  /// A picture to be written has no pixels.
  case noPixels(ImageFormat, width: Int, height: Int)
  /// A side is longer than the format, or its library, can have; see ``ImageFormat/longestSide``.
  case sideTooLong(ImageFormat, width: Int, height: Int)
  /// A band has another width than the picture, or too many rows, or rows are missing at the end.
  case wrongBand(width: Int, rows: Int, expectedWidth: Int, rowsLeft: Int)
  /// The format's library refuses to write the picture.
  case notEncoded(ImageFormat, reason: String)
  /// The bytes could not be handed on; the error is the sink's own.
  case notWritten(any Error)
}

extension ImageCodecError: CustomStringConvertible {
  /// One sentence: what failed, why, and what to do.
  public var description: String {
    switch self {
    case .empty, .unsupported, .unknownFormat, .damaged, .tooManyPixels, .outside, .outOfMemory:
      decodingDescription
    case .noPixels(let format, let width, let height):
      "cannot write a \(format) picture: its size is \(width)×\(height); give it at least one pixel"
    case .sideTooLong(let format, let width, let height):
      "cannot write a \(format) picture of \(width)×\(height) pixels: a side has at most "
        + "\(format.longestSide); make it smaller or \(format == .png ? "cut it up" : "write PNG")"
    case .wrongBand(let width, let rows, let expectedWidth, let rowsLeft):
      "cannot write the picture: a band has \(rows) rows of \(width) pixels where \(rowsLeft) rows of "
        + "\(expectedWidth) are to come; write exactly the picture's rows"
    case .notEncoded(let format, let reason):
      "cannot write the \(format) picture: \(reason); write PNG"
    case .notWritten(let error):
      "\(error)"
    }
  }

  private var decodingDescription: String {
    switch self {
    case .unsupported(let kind):
      "cannot decode a picture: the bytes are \(kind), not PNG, JPEG or WebP; convert it to PNG first"
    case .unknownFormat(let bytes):
      "cannot decode a picture: the bytes begin with \(hexadecimal(bytes)), as neither PNG, JPEG nor WebP "
        + "does; check where they come from"
    case .damaged(let format, let reason):
      "cannot decode the \(format) picture: \(reason); fetch the file again"
    case .tooManyPixels(let format, let width, let height, let maximum):
      "cannot decode the \(format) picture: it has \(width)×\(height) pixels, and \(maximum) are "
        + "allowed; make it smaller"
    case .outside(let width, let height):
      "cannot decode a part of the picture: the part does not lie in its \(width)×\(height) pixels, or "
        + "not in the buffer; ask for a part inside"
    case .outOfMemory(let format):
      "cannot hold the \(format) picture: the memory is used up; make it smaller"
    default:
      "cannot decode a picture: there are 0 bytes; fetch the file again"
    }
  }

  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
  }
}

extension ImageCodecError: Equatable {
  /// Errors are equal if they say the same, since a sink's error need not be comparable.
  public static func == (left: Self, right: Self) -> Bool { left.description == right.description }
}
