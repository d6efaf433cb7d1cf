internal import CPangoCairo

/// Throws Cairo's sentence unless `status` is success; the one place where a status of Cairo is read.
func check(_ status: cairo_status_t, _ operation: @autoclosure () -> String) throws(CanvasError) {
  guard status != CAIRO_STATUS_SUCCESS else { return }
  let reason = unsafe String(cString: cairo_status_to_string(status))
  throw .drawing(operation: operation(), reason: reason)
}
