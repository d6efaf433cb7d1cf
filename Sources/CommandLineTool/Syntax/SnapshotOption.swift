/// The options of `snapshot`, which are also the keys of a job of `batch`.
enum SnapshotOption {
  // Place.
  static let center = Option(
    "center", "LAT,LON", "the middle, with --distance or --zoom",
    detail: "Degrees on WGS 84, north and east positive: 47.3769,8.5417.")
  static let distance = Option(
    "distance", "METRES", "what is in view: 600, 600x400 or 2km", listMark: "x",
    detail: """
      Metres west to east and south to north around the middle, measured on the WGS 84 ellipsoid. \
      The picture shows all of it: the tighter side fits exactly, the other shows more. \
      A unit may follow: m or km.
      """)
  static let zoom = Option(
    "zoom", "Z", "the camera's zoom, any fraction",
    detail: "The world is 512·2^Z points wide; tiles of 256 pixels of zoom Z+1 fit it exactly.")
  static let bbox = Option(
    "bbox", "W,S,E,N", "a box in degrees; west > east crosses 180°",
    detail: "The whole box is in view, and its tighter side fits exactly.")
  static let fit = Option("fit", "all that is drawn over the map")
  static let padding = Option(
    "padding", "POINTS", "room around it, with --fit [32]",
    detail: "Room for what stands out over a coordinate, as pins and labels do.")
  static let maxZoom = Option("max-zoom", "Z", "not closer than this, with --fit [16]")

  // Picture.
  static let size = Option(
    "size", "WxH", "in points [800x600]", listMark: "x",
    detail: "A side is at most 65,535 pixels, which are points times scale. One number is a square."
  )
  static let scale = Option(
    "scale", "N", "pixels a point, 1 to 4 [1]",
    detail: "2 is for screens of high resolution: twice the pixels, from tiles of more detail.")
  static let bearing = Option(
    "bearing", "DEGREES", "what direction is up, clockwise from north [0]")
  static let background = Option(
    "background", "COLOUR", "where no tile is [#e5e3df]",
    detail: "A colour is #rgb, #rrggbb, #rrggbbaa, rgb(…), hsl(…) or a name of CSS.")
  static let dark = Option("dark", "the map beneath is dark: light words and lines")

  // Tiles.
  static let source = Option(
    "source", "PLACE", "a folder Z/X/Y.png, .mbtiles or .pmtiles", isRepeatable: true,
    values: .path,
    detail: """
      Pictures or vector tiles. Several may be given: for each tile, the first that has it counts. \
      None given, the world atlas is drawn that comes along. \
      What a place is, is found out by looking into it.
      """)
  static let scheme = Option(
    "scheme", "xyz|tms", "how folders count rows [xyz]", values: .words(["xyz", "tms"]),
    detail: "From the north (xyz) or from the south (tms). "
      + "Without it, archives count as their format does.")
  static let style = Option(
    "style", "STYLE", "light, dark, paper, or a MapLibre style [light]", values: .path,
    detail: """
      How vector tiles are drawn. A style has sources of its own; those of --source stand for them. \
      Without a place, the picture shows what the style's own camera shows.
      """)
  static let mapURL = Option(
    "map-url", "PREFIX=FOLDER", "read URLs that begin so from a folder", isRepeatable: true,
    detail: "Of what a style asks for: sprites, glyphs, tiles. The longest prefix that fits counts."
  )
  static let offline = Option("offline", "open no connection, for anything")
  static let strict = Option(
    "strict", "fail where a tile is missing, and write nothing",
    detail: "Otherwise the gap is filled from tiles of other zooms, and the report counts it.")

  // Over the map.
  static let pin = Option(
    "pin", "LAT,LON[,LABEL]", "a pin, its tip on the place", isRepeatable: true,
    detail: "All after the second comma is the label.")
  static let pinStyle = Option(
    "pin-style", "LIST", "of the pins after it: color=red,size=32,…", isRepeatable: true,
    detail: """
      Any of color=COLOUR, size=POINTS, glyph=CHARACTER, icon=FILE, \
      anchor=center|left|right|top|bottom|top-left|top-right|bottom-left|bottom-right, shadow=yes|no. \
      Each list starts from the defaults: a red drop of 32 points with a shadow. \
      A comma within a value is written with a backslash before it. \
      A list after the last pin is that of all pins that have none.
      """)
  static let path = Option(
    "path", "FILE", "GPX, KML, KMZ, GeoJSON, polyline:TEXT", isRepeatable: true, values: .path,
    detail: """
      Lines, areas and points of a file, told apart by looking, or an encoded polyline (precision 5), \
      whose word polyline: may be left out where no file has such a name.
      """)
  static let circle = Option(
    "circle", "LAT,LON,METRES", "all places within so many metres", isRepeatable: true,
    detail: "The radius is measured on the ellipsoid; a unit may follow: m or km.")
  static let stroke = Option(
    "stroke", "COLOUR", "lines of the paths and circles after it", isRepeatable: true,
    detail: """
      Or none, or auto: what the file says, else blue. \
      As with --fill, --width and --opacity, one after the last path or circle is that of all that have none.
      """)
  static let fill = Option(
    "fill", "COLOUR", "inside of the paths and circles after it", isRepeatable: true,
    detail: "Or none, or auto: what the file says, else the stroke's colour, thinned.")
  static let width = Option(
    "width", "POINTS", "width of the lines after it [3]", isRepeatable: true)
  static let opacity = Option(
    "opacity", "0-1", "opacity of the paths and circles after it", isRepeatable: true)

  // Words.
  static let attribution = Option(
    "attribution", "TEXT", "name these [whom the source names]",
    detail: "Stands at the bottom right, wraps and shrinks on small pictures.")
  static let noAttribution = Option(
    "no-attribution", "name nobody on the picture",
    detail:
      "For pictures that are embedded where the names stand elsewhere: most licences want them near."
  )
  static let scaleBar = Option("scale-bar", "a bar of so many metres")
  static let title = Option("title", "TEXT", "a heading")
  static let graticule = Option("graticule", "meridians and parallels with their degrees")

  // Result.
  static let format = Option(
    "format", "NAME", "png, jpg, webp, pdf or svg [FILE's ending]",
    values: .words(["png", "jpg", "webp", "pdf", "svg"]))
  static let palette = Option("palette", "PNG of at most 256 colours")
  static let quality = Option(
    "quality", "1-100", "of JPEG [90] and WebP [without loss]")
  static let report = Option(
    "report", "FILE", "what was drawn from what, as JSON; or -", values: .path)
  static let json = Option(
    "json", "say the result as a line of JSON",
    detail: "As batch does, on the standard output: id, status, output, error, milliseconds.")

  /// Place.
  static var place: OptionGroup {
    OptionGroup(
      title: "Place (REGION)", options: [center, distance, zoom, bbox, fit, padding, maxZoom])
  }
  /// Picture.
  static var picture: OptionGroup {
    OptionGroup(title: "Picture", options: [size, scale, bearing, background, dark])
  }
  /// Tiles.
  static var tiles: OptionGroup {
    OptionGroup(title: "Tiles", options: [source, scheme, style, mapURL, offline, strict])
  }
  /// Over the map.
  static var overlays: OptionGroup {
    OptionGroup(
      title: "Over the map",
      options: [pin, pinStyle, path, circle, stroke, fill, width, opacity])
  }
  /// Words and lines around it.
  static var furniture: OptionGroup {
    OptionGroup(
      title: "Beside the map",
      options: [attribution, noAttribution, scaleBar, title, graticule])
  }
  /// Result.
  static var result: OptionGroup {
    OptionGroup(
      title: "Result",
      options: [
        GeneralOption.output, format, palette, quality, report, json, GeneralOption.quiet,
        GeneralOption.help,
      ])
  }
}
