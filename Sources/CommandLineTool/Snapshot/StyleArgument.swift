import MapSnapshot

/// What `--style` and `--map-url` say.
struct StyleArgument: Sendable, Hashable {
  /// A name of the family, or a file; `nil` where none was named.
  let name: String?
  /// Folders that stand for what URLs begin with.
  let folders: [LocalResources.Mapping]

  /// Takes both.
  init(_ arguments: inout Arguments) throws(UsageError) {
    name = try arguments.value(of: SnapshotOption.style) { text throws(ValueError) in
      guard !text.isEmpty else {
        throw ValueError("the name is empty", "name light, dark, paper or the file of a style")
      }
      return text
    }
    var folders: [LocalResources.Mapping] = []
    for entry in arguments.take([SnapshotOption.mapURL]) {
      folders.append(try entry.parsed(Self.folder))
    }
    self.folders = folders
  }

  /// The style; `nil` where none was named.
  var style: SnapshotStyle? {
    name.map { name in BuiltInStyle(rawValue: name).map { .builtIn($0) } ?? .location(name) }
  }

  private static func folder(_ text: String) throws(ValueError) -> LocalResources.Mapping {
    guard let mark = text.lastIndex(of: "="), mark > text.startIndex,
      text.index(after: mark) < text.endIndex
    else {
      throw ValueError(
        "it is not PREFIX=FOLDER", "write as https://example.com/fonts/=fonts")
    }
    return LocalResources.Mapping(
      prefix: String(text[..<mark]), folder: String(text[text.index(after: mark)...]))
  }
}
