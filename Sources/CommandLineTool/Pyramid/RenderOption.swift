/// The options that only `render` has, or has more than once.
enum RenderOption {
  static let bbox = Option(
    "bbox", "W,S,E,N", "a box in degrees; west > east crosses 180°", isRepeatable: true)
  static let center = Option(
    "center", "LAT,LON", "the middle of a box, with --distance", isRepeatable: true)
  static let distance = Option(
    "distance", "METRES", "how large it is: 600, 600x400 or 2km", isRepeatable: true, listMark: "x",
    detail: "Metres west to east and south to north, of the middle before it.")
  static let polygon = Option(
    "polygon", "FILE", "areas (and lines, points) of GeoJSON or KML", isRepeatable: true,
    values: .path, detail: "All tiles that they touch, and no others; holes are left out.")
  static let track = Option(
    "track", "FILE", "a way of GPX, KML or GeoJSON, with --corridor", isRepeatable: true,
    values: .path)
  static let corridor = Option(
    "corridor", "METRES", "all tiles so near to the tracks: 500, 2km",
    detail: "Measured along the ellipsoid from a tile's nearest point. A unit may follow: m or km.")
  static let zooms = Option(
    "zooms", "A-B", "the Z of Z/X/Y: 0-6, or one as 12",
    detail: """
      A tile of 512 points of zoom Z is drawn as a camera sees it at zoom Z, \
      one of 256 points as at Z-1.
      """)

  static let tileSize = Option(
    "tile-size", "POINTS", "a side: 256 or 512 [512]", values: .words(["256", "512"]))
  static let scale = Option(
    "scale", "N", "pixels a point, 1 to 4 [1]",
    detail: "Files of a folder are then called Z/X/Y@2x.png.")

  static let output = Option(
    "output", letter: "o", "PLACE", "a folder, or a file .mbtiles or .pmtiles", values: .path,
    detail: """
      Tiles that are there are kept, so that the same command goes on where it was stopped. \
      An archive is written beside its place, as PLACE.part, and put there when it is finished.
      """)
  static let format = Option(
    "format", "NAME", "png, jpg or webp [png]", values: .words(["png", "jpg", "webp"]))
  static let dryRun = Option("dry-run", "count the tiles of each zoom, and draw nothing")
  static let json = Option(
    "json", "say what came of it as a line of JSON",
    detail: """
      On the standard output: status, output, tiles, drawn, kept, failed, bytes, error, milliseconds.
      """)

  static let jobs = Option(
    "jobs", letter: "j", "N", "blocks that are drawn at once [number of cores]")
  static let shard = Option(
    "shard", "K/N", "only the K-th of N parts: 1/4 to 4/4",
    detail: """
      The parts have no tile in common, and together all, so that many machines can share the work.
      """)
  static let maxTiles = Option(
    "max-tiles", "N", "refuse more tiles than this [1000000]")

  /// Where.
  static var area: OptionGroup {
    OptionGroup(
      title: "Area: all of these together, or else what the sources have",
      options: [bbox, center, distance, polygon, track, corridor])
  }
  /// What.
  static var tiles: OptionGroup {
    OptionGroup(
      title: "Tiles", options: [zooms, tileSize, scale, SnapshotOption.background])
  }
  /// How.
  static var run: OptionGroup {
    OptionGroup(
      title: "Run",
      options: [jobs, shard, maxTiles, dryRun, json, GeneralOption.quiet, GeneralOption.help])
  }
}
