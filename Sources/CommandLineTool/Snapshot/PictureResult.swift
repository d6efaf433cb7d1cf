import JSON
import MapSnapshot

/// What came of one picture, as a line of JSON says it.
struct PictureResult: Sendable {
  /// What the job calls itself.
  let id: JSONValue
  /// The picture's file, where it is known.
  let output: String?
  /// Its report, or why there is none.
  let result: Result<SnapshotReport, Failure>
  /// How long it took.
  let duration: Duration

  /// The line, without its end.
  var line: String { json.serialized() }

  /// The line's object: id, status, output, error, milliseconds.
  ///
  /// `status` is `ok` or `failed`. A failed job adds `exitStatus`, the number that `snapshot` would end with; one that
  /// went well adds its `warnings`, where there are some.
  private var json: JSONValue {
    var line = JSONObject()
    line["id"] = id
    switch result {
    case .success(let report):
      line["status"] = .string("ok")
      line["output"] = output.map(JSONValue.string) ?? .null
      line["error"] = .null
      if !report.warnings.isEmpty {
        line["warnings"] = .array(report.warnings.map(JSONValue.string))
      }
    case .failure(let failure):
      line["status"] = .string("failed")
      line["output"] = .null
      line["error"] = .string(failure.message)
      line["exitStatus"] = .number(Double(failure.status.rawValue))
    }
    line["milliseconds"] = .number((duration / .milliseconds(1)).rounded(toPlaces: 3))
    return .object(line)
  }
}
