import JSON
import MapSnapshot
import WebMercator

/// `mapsnap render`: a pyramid of tiles.
struct RenderCommand: Command {
  static let name = "render"

  static var syntax: CommandSyntax {
    CommandSyntax(
      name: name, summary: "Draw a pyramid of tiles into a folder, an MBTiles or a PMTiles",
      usage: "--zooms A-B [AREA] --source PLACE... [options] -o PLACE",
      detail: """
        Tiles of raster sources are drawn anew, vector tiles by a style. \
        Labels are the same in both tiles that share an edge. \
        Equal tiles are stored once in an archive. \
        Interrupted, it keeps what is drawn, and the same command goes on from there. \
        The exit status is 75 where tiles could not be drawn.
        """,
      groups: [
        RenderOption.area, RenderOption.tiles,
        OptionGroup(
          title: "From",
          options: [
            SnapshotOption.source, SnapshotOption.scheme, SnapshotOption.style,
            SnapshotOption.mapURL, SnapshotOption.offline, SnapshotOption.strict,
          ]),
        OptionGroup(
          title: "To",
          options: [
            RenderOption.output, RenderOption.format, SnapshotOption.palette,
            SnapshotOption.quality,
          ]),
        RenderOption.run,
      ],
      examples: [
        "mapsnap render --zooms 0-12 --source city.pmtiles --style dark -o city.mbtiles",
        "mapsnap render --zooms 10-15 --track hike.gpx --corridor 2km -o tiles",
      ])
  }

  private let area: AreaArgument
  private let options: PyramidOptions
  private let output: String
  private let isDryRun: Bool
  private let speaksJSON: Bool
  private let isQuiet: Bool

  init(_ arguments: inout Arguments) throws(UsageError) {
    area = try AreaArgument(&arguments)
    options = try PyramidOptions(&arguments)
    isDryRun = arguments.flag(RenderOption.dryRun)
    speaksJSON = arguments.flag(RenderOption.json)
    isQuiet = arguments.flag(GeneralOption.quiet)
    _ = arguments.flag(SnapshotOption.offline)
    let output = try arguments.text(of: RenderOption.output)
    guard isDryRun || output.map({ !$0.isEmpty && $0 != "-" }) == true else {
      throw .incomplete(
        reason: "no place for the tiles was named",
        advice: "add -o with a folder, or a file .mbtiles or .pmtiles")
    }
    self.output = output ?? ""
    for case .location(let location, _) in options.sources where location == output {
      throw .conflict("--source", "-o", advice: "tiles can't be drawn into their own source")
    }
  }

  func run(_ console: Console) async throws(Failure) {
    var options = options
    options.area = try area.area()
    do {
      let renderer = try await PyramidRenderer(options)
      if isDryRun {
        try PyramidCounts(renderer: renderer, speaksJSON: speaksJSON).say(console)
      } else {
        try await render(renderer, console)
      }
    } catch let error as SnapshotError {
      throw Failure(error)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(.software, "\(error)")
    }
  }

  private func render(_ renderer: PyramidRenderer, _ console: Console) async throws {
    let progress = PyramidProgress(console, isQuiet: isQuiet)
    let result: Result<PyramidReport, SnapshotError>
    do throws(SnapshotError) {
      result = .success(try await renderer.write(to: output) { progress.step($0) })
    } catch {
      result = .failure(error)
    }
    progress.finish()
    let summary = PyramidSummary(
      output: output, result: result, last: progress.last, duration: progress.duration)
    if speaksJSON { try console.print(summary.line) }
    if !isQuiet { for warning in progress.last.warnings.prefix(8) { console.warn(warning) } }
    if let failure = summary.failure { throw failure }
    if !isQuiet, !speaksJSON { try console.print("\(output): \(summary.sentence)") }
  }
}
