import JSON

/// A job's keys → the options of `snapshot` that they stand for.
enum JobArguments {
  /// The options that a key can stand for: those of the table but the ones that are of a whole run.
  static let options: [Option] = {
    let ofRun = [SnapshotOption.json.name, GeneralOption.quiet.name, GeneralOption.help.name]
    return SnapshotCommand.syntax.options.filter { !ofRun.contains($0.name) }
  }()

  /// Keys that stand for several of one option.
  private static let plurals = [
    "pins": SnapshotOption.pin, "paths": SnapshotOption.path, "circles": SnapshotOption.circle,
    "sources": SnapshotOption.source, "mapURLs": SnapshotOption.mapURL,
  ]

  /// The names of styles, which are read with what they style.
  private static let styleNames = [
    SnapshotOption.pinStyle, SnapshotOption.stroke, SnapshotOption.fill, SnapshotOption.width,
    SnapshotOption.opacity,
  ].map(\.name)

  /// The options of a job; `defaults` hold where it has no key for them.
  static func arguments(
    of job: JSONObject, defaults: BatchDefaults
  ) throws(UsageError) -> Arguments {
    var entries: [Arguments.Entry] = []
    var given: Set<String> = []
    for (key, value) in job.members where key != "id" {
      let option = try option(of: key)
      given.insert(option.name)
      guard value != .null, !styleNames.contains(option.name) else { continue }
      entries += try Self.entries(of: option, JobValue(key: key, value: value), in: job)
    }
    try checkThatStylesAreUsed(job, given)
    return Arguments(
      command: "a job", spelling: .keys, entries: defaults.entries(besides: given) + entries)
  }

  private static func option(of key: String) throws(UsageError) -> Option {
    if let option = plurals[key] ?? options.first(where: { $0.jsonKey == key }) { return option }
    let known = options.map(\.jsonKey) + plurals.keys.sorted() + ["id"]
    throw .unknownKey(key, nearest: NearestName.of(key, among: known))
  }

  private static func entries(
    of option: Option, _ value: JobValue, in job: JSONObject
  ) throws(UsageError) -> [Arguments.Entry] {
    switch option.name {
    case SnapshotOption.pin.name: try JobPins.entries(value, of: job)
    case SnapshotOption.path.name, SnapshotOption.circle.name:
      try JobFigures.entries(option, value, of: job)
    case SnapshotOption.attribution.name: try attribution(value)
    case SnapshotOption.mapURL.name: try mapURLs(value)
    default: try plainEntries(option, value)
    }
  }

  /// `true` names the sources' makers, `false` nobody, a text itself.
  private static func attribution(_ value: JobValue) throws(UsageError) -> [Arguments.Entry] {
    switch value.value {
    case .bool(true): []
    case .bool(false): [value.entry(SnapshotOption.noAttribution, nil)]
    default: try plainEntries(SnapshotOption.attribution, value)
    }
  }

  /// An object of folders by prefix, or the words of the option.
  private static func mapURLs(_ value: JobValue) throws(UsageError) -> [Arguments.Entry] {
    guard case .object(let folders) = value.value else {
      return try plainEntries(SnapshotOption.mapURL, value)
    }
    var entries: [Arguments.Entry] = []
    for (prefix, folder) in folders.members {
      guard let folder = folder.stringValue else {
        throw value.bad("it holds more than names of folders", "write {\"PREFIX\": \"FOLDER\"}")
      }
      entries.append(value.entry(SnapshotOption.mapURL, "\(prefix)=\(folder)"))
    }
    return entries
  }

  private static func plainEntries(
    _ option: Option, _ value: JobValue
  ) throws(UsageError) -> [Arguments.Entry] {
    if option.isFlag { return try value.flag() ? [value.entry(option, nil)] : [] }
    if option.isRepeatable {
      var entries: [Arguments.Entry] = []
      for element in value.elements {
        entries.append(value.entry(option, try element.text(joinedBy: option.listMark)))
      }
      return entries
    }
    return [value.entry(option, try value.text(joinedBy: option.listMark))]
  }

  /// A style of a job that has nothing to style is most likely a mistake.
  private static func checkThatStylesAreUsed(
    _ job: JSONObject, _ given: Set<String>
  ) throws(UsageError) {
    let hasFigures =
      given.contains(SnapshotOption.path.name) || given.contains(SnapshotOption.circle.name)
    let hasPins = hasFigures || given.contains(SnapshotOption.pin.name)
    for name in styleNames where given.contains(name) {
      guard name == SnapshotOption.pinStyle.name ? !hasPins : !hasFigures else { continue }
      throw .incomplete(
        reason:
          "\"\(name == SnapshotOption.pinStyle.name ? SnapshotOption.pinStyle.jsonKey : name)\" "
          + "has nothing to style", advice: "add a pin, path or circle, or leave it out")
    }
  }
}
