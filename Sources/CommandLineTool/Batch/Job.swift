import JSON

/// One line of the input of `batch`: a picture to make.
struct Job: Sendable {
  /// What the line calls itself, else its number.
  let id: JSONValue
  /// What it asks for, or why it can't be.
  let request: Result<SnapshotRequest, Failure>

  /// Reads line `number`, counted from 1; `defaults` hold for what the line does not say.
  init(line: [UInt8], number: Int, defaults: BatchDefaults) {
    var id = JSONValue.number(Double(number))
    request = Result { () throws(Failure) in
      let object = try Self.object(line)
      if let own = object["id"], own != .null { id = own }
      do {
        var arguments = try JobArguments.arguments(of: object, defaults: defaults)
        let request = try SnapshotRequest(&arguments)
        try arguments.finish()
        try Self.checkOutputs(request)
        return request
      } catch {
        throw Failure(.badData, "\(error)")
      }
    }
    self.id = id
  }

  /// A line that can't be read at all.
  init(number: Int, failure: Failure) {
    id = .number(Double(number))
    request = .failure(failure)
  }

  private static func checkOutputs(_ request: SnapshotRequest) throws(UsageError) {
    for (key, path) in [("output", request.output.path), ("report", request.report)]
    where path == "-" {
      throw .badValue(
        option: "\"\(key)\"", value: "-",
        ValueError(
          "the results of all jobs go to the standard output", "give it the name of a file"))
    }
  }

  private static func object(_ line: [UInt8]) throws(Failure) -> JSONObject {
    let value: JSONValue
    do {
      value = try JSONValue.parse(line)
    } catch {
      throw Failure(.badData, "the job is not JSON: \(error)")
    }
    guard case .object(let object) = value else {
      throw Failure(
        .badData, "the job is not a JSON object; write one {…} on each line")
    }
    return object
  }
}
