public import Pixels

/// Takes the bytes of a file, piece by piece and in order; what it throws reaches the caller of the encoder.
public typealias PictureSink = ([UInt8]) throws -> Void

/// Writes one picture in bands of rows from the top, so that no picture need be in memory whole.
///
/// The bytes do not depend on how the rows are cut into bands. After a throw the encoder is of no further use.
public protocol PictureEncoder: AnyObject {
  /// Writes the next rows.
  ///
  /// - Parameter band: Rows of the picture's width; not more than are still to come.
  /// - Throws: ``ImageCodecError``.
  func write(_ band: Pixmap) throws(ImageCodecError)

  /// Ends the file, once every row was written.
  ///
  /// - Throws: ``ImageCodecError``.
  func finish() throws(ImageCodecError)
}
