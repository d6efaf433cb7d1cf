internal import JSON

/// JSON: what is parsed is written to a text that parses to the same, and the reader passes what the parser takes.
@Sendable func fuzzJSON(_ bytes: [UInt8]) {
  let value: JSONValue
  do throws(JSONError) {
    value = try JSONValue.parse(bytes)
  } catch {
    return precondition(!error.description.isEmpty)
  }
  let text = value.serialized()
  let again = try? JSONValue.parse(text)
  // A number too large for a Double is written as null.
  precondition(again == value || again?.serialized() == text)
  precondition((try? JSONValue.parse(value.serialized(pretty: true))) == again)
  var reader = JSONReader(bytes)
  do throws(JSONError) {
    try reader.skip()
    try reader.end()
  } catch {
    preconditionFailure("skip() does not pass what value() reads: \(error)")
  }
}
