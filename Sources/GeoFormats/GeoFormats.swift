// GeoFormats: files with places, lines and areas → `GeoDocument`.
//
//   GeoDocument        what a file holds; `read(path:)` finds its format out by looking at the bytes
//   GeoFeature         one of its things: GeoGeometry, name, description, date, GeoStyle, properties
//   GeoFormat          the formats;  FormatSniffer: which of them the bytes are
//   GPX/ KML/ GeoJSON/ Polyline/   one reader each
//   XML/               a reader of XML that goes through the bytes once, and knows no entities, no DTD, no network
//   GeoFormatError     why a whole file can't be read;  SkippedParts: what was left out of one that could
//
// A bad place is skipped and counted, a bad file is an error; nothing traps, whatever the bytes.
