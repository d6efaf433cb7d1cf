internal import CXML2

/// The functions that libxml2 calls for the parts of a document; each finds its `ParserJob` by the first argument.
enum SaxCallbacks {
  static func handler() -> xmlSAXHandler {
    var handler = unsafe xmlSAXHandler()
    unsafe handler.initialized = UInt32(XML_SAX2_MAGIC)
    unsafe handler.startDocument = { context in
      // A document that says that it stands alone may have unknown entities as well.
      unsafe SaxCallbacks.job(context)?.pointee.parser?.pointee.standalone = 0
    }
    unsafe handler.startElementNs = { context, name, _, _, _, _, count, _, attributes in
      guard let job = unsafe SaxCallbacks.job(context), let name = unsafe name else { return }
      unsafe job.pointee.start(name, attributes, count: Int(count))
    }
    unsafe handler.endElementNs = { context, _, _, _ in
      guard let job = unsafe SaxCallbacks.job(context) else { return }
      unsafe job.pointee.queue.appendEnd(line: job.pointee.line)
    }
    unsafe setText(&handler)
    unsafe handler.serror = { context, error in
      guard let job = unsafe SaxCallbacks.job(context), let error = unsafe error,
        unsafe error.pointee.level == XML_ERR_FATAL
      else { return }
      unsafe job.pointee.queue.fail(job.pointee.fault(of: error.pointee))
    }
    return unsafe handler
  }

  private static func setText(_ handler: inout xmlSAXHandler) {
    let text: charactersSAXFunc = { context, bytes, count in
      guard let job = unsafe SaxCallbacks.job(context), let bytes = unsafe bytes else { return }
      let piece = unsafe UnsafeBufferPointer(start: bytes, count: max(0, Int(count)))
      unsafe job.pointee.queue.appendText(job.pointee.queue.keep(piece))
    }
    unsafe handler.characters = text
    // The same function, so that libxml2 doesn't look whether a text is blank.
    unsafe handler.ignorableWhitespace = text
    unsafe handler.cdataBlock = text
    unsafe handler.reference = { context, name in
      guard let job = unsafe SaxCallbacks.job(context), let name = unsafe name else { return }
      unsafe job.pointee.reference(name)
    }
  }

  private static func job(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<ParserJob>? {
    unsafe context?.assumingMemoryBound(to: ParserJob.self)
  }
}
