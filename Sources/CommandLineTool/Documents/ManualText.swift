/// The parts of the manual page that no table holds.
enum ManualText {
  /// A section of its own.
  struct Section {
    /// The heading.
    let title: String
    /// Its paragraphs; a line break is one in the source only.
    let paragraphs: [String]
  }

  /// The first paragraphs.
  static let description = [
    """
    mapsnap draws map pictures from tiles that are on this machine: folders Z/X/Y.png, MBTiles and PMTiles. \
    No map service is asked.
    """,
    """
    Results go to the standard output, everything else to the standard error. \
    The name - stands for the standard input or output. \
    A file appears whole or not at all. \
    An option's value follows it as the next word, or after an equals sign: --title=Zürich. \
    After the word -- no word is an option.
    """,
  ]

  /// The sections after the commands.
  static let sections: [Section] = []

  /// Environment variables and what they do.
  static let environment = [
    ("NO_COLOR", "Where it is set and not empty, no colour is used."),
    ("TERM", "Where it is dumb or not set, no colour is used and no line is written over."),
  ]
}

/// Command lines that documents show.
enum SnapshotExamples {
  /// The first one.
  static let first =
    "mapsnap snapshot --center 47.3769,8.5417 --distance 2km --source tiles.mbtiles -o map.png"
}
