import JSON

/// The pins of a job: texts, lists or objects → options of `snapshot`.
enum JobPins {
  /// Each pin after its style, so that no style reaches another pin.
  static func entries(_ value: JobValue, of job: JSONObject) throws(UsageError) -> [Arguments.Entry]
  {
    let common = try style(JobValue(key: "pinStyle", value: job["pinStyle"] ?? .null))
    var entries: [Arguments.Entry] = []
    for pin in Self.pins(value) {
      let (place, own) = try Self.pin(pin)
      let style = [common, own].filter { !$0.isEmpty }.joined(separator: ",")
      entries.append(pin.entry(SnapshotOption.pinStyle, style))
      entries.append(pin.entry(SnapshotOption.pin, place))
    }
    return entries
  }

  /// `[47.4, 8.5]` is one pin, and so is `{…}`; a list of either is many.
  private static func pins(_ value: JobValue) -> [JobValue] {
    if case .array(let elements) = value.value, case .number? = elements.first { return [value] }
    return value.elements
  }

  private static func pin(_ pin: JobValue) throws(UsageError) -> (place: String, style: String) {
    guard case .object(let object) = pin.value else { return (try pin.text(joinedBy: ","), "") }
    var latitude: String?
    var longitude: String?
    var label = ""
    var style: [String] = []
    for (name, value) in object.members where value != .null {
      let part = JobValue(key: pin.key, value: value)
      switch name {
      case "lat", "latitude": latitude = try part.text(joinedBy: ",")
      case "lon", "lng", "longitude": longitude = try part.text(joinedBy: ",")
      case "label": label = try part.text(joinedBy: ",")
      default: style.append(try stylePart(name, part, of: pin))
      }
    }
    guard let latitude, let longitude else {
      throw pin.bad("it has no \"lat\" or no \"lon\"", "write {\"lat\": 47.4, \"lon\": 8.5}")
    }
    return ("\(latitude),\(longitude),\(label)", style.joined(separator: ","))
  }

  /// The style of all pins of a job: a text as of `--pin-style`, or an object.
  private static func style(_ value: JobValue) throws(UsageError) -> String {
    switch value.value {
    case .null: return ""
    case .object(let object):
      var parts: [String] = []
      for (name, part) in object.members where part != .null {
        parts.append(try stylePart(name, JobValue(key: value.key, value: part), of: value))
      }
      return parts.joined(separator: ",")
    default: return try value.text(joinedBy: ",")
    }
  }

  private static func stylePart(
    _ name: String, _ value: JobValue, of whole: JobValue
  ) throws(UsageError) -> String {
    guard PinStyleArgument.names.contains(name) else {
      let known = PinStyleArgument.names + ["lat", "lon", "label"]
      let nearest = NearestName.of(name, among: known)
      throw whole.bad(
        "pins have no \(quoted(name))",
        nearest.map { "did you mean \"\($0)\"?" } ?? "take \(known.joined(separator: ", "))")
    }
    if case .bool(let flag) = value.value { return "\(name)=\(flag ? "yes" : "no")" }
    return "\(name)=\(PinStyleArgument.escaped(try value.text(joinedBy: ",")))"
  }
}
