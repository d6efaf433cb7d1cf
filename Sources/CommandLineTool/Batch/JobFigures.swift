import JSON

/// The paths and circles of a job: texts, lists or objects → options of `snapshot`.
enum JobFigures {
  private static let looks = [
    SnapshotOption.stroke, SnapshotOption.fill, SnapshotOption.width, SnapshotOption.opacity,
  ]

  /// Each path or circle after all sides of its look, so that no look reaches another.
  static func entries(
    _ option: Option, _ value: JobValue, of job: JSONObject
  ) throws(UsageError) -> [Arguments.Entry] {
    var entries: [Arguments.Entry] = []
    for figure in figures(option, value) {
      var look = JSONObject()
      for side in looks { look[side.name] = job[side.name] }
      let text = try place(option, figure, look: &look)
      for side in looks {
        let own = JobValue(key: side.name, value: look[side.name] ?? .string("auto"))
        entries.append(own.entry(side, try own.text(joinedBy: ",")))
      }
      entries.append(figure.entry(option, text))
    }
    return entries
  }

  /// `[47.4, 8.5, 600]` is one circle; a list of texts, lists or objects is many.
  private static func figures(_ option: Option, _ value: JobValue) -> [JobValue] {
    if option.name == SnapshotOption.circle.name, case .array(let elements) = value.value,
      case .number? = elements.first
    {
      return [value]
    }
    return value.elements
  }

  /// The text of the option; the object's own look goes over the job's.
  private static func place(
    _ option: Option, _ figure: JobValue, look: inout JSONObject
  ) throws(UsageError) -> String {
    guard case .object(let object) = figure.value else { return try figure.text(joinedBy: ",") }
    let names = option.name == SnapshotOption.circle.name ? ["lat", "lon", "radius"] : ["file"]
    var parts: [String: String] = [:]
    for (name, value) in object.members where value != .null {
      let part = JobValue(key: figure.key, value: value)
      if names.contains(name) {
        parts[name] = try part.text(joinedBy: ",")
      } else if looks.contains(where: { $0.name == name }) {
        look[name] = value
      } else {
        let known = names + looks.map(\.name)
        let nearest = NearestName.of(name, among: known)
        throw figure.bad(
          "it has no use for \(quoted(name))",
          nearest.map { "did you mean \"\($0)\"?" } ?? "take \(known.joined(separator: ", "))")
      }
    }
    for name in names where parts[name] == nil {
      throw figure.bad("it has no \"\(name)\"", "write all of \(names.joined(separator: ", "))")
    }
    return names.compactMap { parts[$0] }.joined(separator: ",")
  }
}
