import JSON

/// `mapsnap inspect`: what is in sources of tiles, styles and files with places.
struct InspectCommand: Command {
  static let name = "inspect"

  static var syntax: CommandSyntax {
    CommandSyntax(
      name: name, summary: "Tell what is in tile sources, styles and files with places",
      usage: "PLACE... [--json]",
      detail: """
        Of a source: its format, zooms, bounds, number and size of tiles, attribution and faults; \
        of vector tiles their layers and the schema that the styles light, dark and paper take them for. \
        Of a vector tile (.mvt, .pbf): its layers and features, in JSON all of them in tile units. \
        Of a style: its sources, layers, sprite and glyphs, what of it is not drawn, and what is wrong with it. \
        Of a GPX, KML, KMZ or GeoJSON: its features, bounds, length and what can't be drawn of it. \
        A few tiles of each zoom are read and checked. \
        The exit status is 0 where all could be told, faults or not, else that of the first that could not.
        """, operands: [operand],
      groups: [
        OptionGroup(
          title: "Options", options: [SnapshotOption.scheme, json, GeneralOption.help])
      ],
      examples: ["mapsnap inspect tiles.mbtiles hike.gpx"])
  }

  private static var operand: Operand {
    Operand(
      placeholder: "PLACE", help: "tiles, one vector tile, a style, GPX, KML or GeoJSON",
      isRepeatable: true, values: .path)
  }

  private static var json: Option {
    Option("json", "say it as a line of JSON for each place")
  }

  private let names: [SourceName]
  private let speaksJSON: Bool

  init(_ arguments: inout Arguments) throws(UsageError) {
    let scheme = try SourceName.scheme(from: &arguments)
    var names = [SourceName(location: try arguments.operand(Self.operand), scheme: scheme)]
    while let name = arguments.operand() {
      names.append(SourceName(location: name, scheme: scheme))
    }
    self.names = names
    speaksJSON = arguments.flag(Self.json)
  }

  func run(_ console: Console) async throws(Failure) {
    var failures: [Failure] = []
    for (index, name) in names.enumerated() {
      do throws(Failure) {
        let inspection = try await Inspection(of: name)
        if !speaksJSON, index > 0 { try console.print("") }
        try console.print(speaksJSON ? inspection.json.serialized() : inspection.text)
      } catch {
        if error.status == .inputOutput { throw error }
        failures.append(error)
      }
    }
    // The last is said by the caller.
    for failure in failures.dropLast() { console.complain(failure.message) }
    if let last = failures.last { throw Failure(failures[0].status, last.message) }
  }
}
