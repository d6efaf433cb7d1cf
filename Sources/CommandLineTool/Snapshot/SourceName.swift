import TileStore

/// A place that has tiles, as it is named.
struct SourceName: Sendable, Hashable {
  /// A folder, a file or a template.
  let location: String
  /// How a folder counts its rows; `nil` where it was not said.
  let scheme: TileScheme?

  /// Takes `--source` and `--scheme`.
  static func take(from arguments: inout Arguments) throws(UsageError) -> [SourceName] {
    let scheme = try scheme(from: &arguments)
    var names: [SourceName] = []
    for entry in arguments.take([SnapshotOption.source]) {
      let location = try entry.parsed { text throws(ValueError) in
        guard !text.isEmpty else {
          throw ValueError(
            "the name is empty", "name a folder Z/X/Y.png, an .mbtiles or a .pmtiles file")
        }
        return text
      }
      names.append(SourceName(location: location, scheme: scheme))
    }
    return names
  }

  /// Takes `--scheme`.
  static func scheme(from arguments: inout Arguments) throws(UsageError) -> TileScheme? {
    try arguments.value(of: SnapshotOption.scheme, TileScheme.init(argument:))
  }
}

extension TileScheme {
  /// `xyz` or `tms`, in any case.
  init(argument text: String) throws(ValueError) {
    switch text.lowercased() {
    case "xyz": self = .xyz
    case "tms": self = .tms
    default:
      throw ValueError(
        "\(quoted(text)) is not a way to count rows",
        "take xyz (from the north) or tms (from the south)")
    }
  }
}
