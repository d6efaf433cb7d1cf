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

  /// More of `batch`.
  static let batch = """
    A job is a JSON object whose keys are the options of mapsnap snapshot, written as in scaleBar, and an id. \
    A flag is true or false, a list is [47.37, 8.54] or "47.37,8.54", a size "800x600" or [800, 600]. \
    One pin is {"lat": 47.37, "lon": 8.54, "label": "Zürich", "color": "red"}, [47.37, 8.54] or a text, \
    and pins is a list of them; \
    a path is a text or {"file": "hike.gpx", "stroke": "red"}, a circle {"lat": …, "lon": …, "radius": …}; \
    attribution is a text, true or false. \
    A key that is not known is an error of its job. \
    Every job ends in one line of JSON on the standard output, in the order in which they end: \
    id (else the line's number), status (ok or failed), output, error (null where all went well) and milliseconds; \
    a failed job adds exitStatus, the number that snapshot would end with. \
    No job stops another. \
    The exit status is 0 where all jobs went well, that of the failed jobs where they agree on one, and else 65. \
    A wrong value in a job is 65 too, since the file of jobs is wrong then and not the command line. \
    The input is read as it comes, and each source is opened once.
    """

  /// What the help of `batch` says of a job.
  static let batchNotes = [
    "A job: the options of snapshot as keys, and an id",
    #"  {"id": 1, "center": [47.37, 8.54], "distance": 600, "size": "800x600","#,
    #"   "pins": [{"lat": 47.37, "lon": 8.54, "label": "Zürich"}], "output": "1.png"}"#,
    "",
    "A result, on the standard output as soon as it is known",
    #"  {"id":1,"status":"ok","output":"1.png","error":null,"milliseconds":12.3}"#,
    "",
    "The exit status is 0 where all went well, that of the failed jobs where they",
    "agree, else 65.",
  ]

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
    "mapsnap snapshot --center 47.4,8.54 --distance 2km --source T.mbtiles -o z.png"

  /// Those of `snapshot`.
  static let all = [
    first,
    "mapsnap snapshot --bbox 5.9,45.8,10.5,47.9 --source T.pmtiles -o swiss.webp",
    "mapsnap snapshot --fit --path hike.gpx --stroke red --source tiles -o hike.pdf",
  ]
}
