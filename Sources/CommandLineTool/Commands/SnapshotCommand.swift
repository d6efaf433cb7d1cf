import JSON
import MapSnapshot

/// `mapsnap snapshot`: the map of a place as a picture.
struct SnapshotCommand: Command {
  static let name = "snapshot"

  static var syntax: CommandSyntax {
    CommandSyntax(
      name: name, summary: "Draw the map of a place into a picture",
      usage: "REGION [--source PLACE...] [options] -o FILE",
      groups: [
        SnapshotOption.place, SnapshotOption.picture, SnapshotOption.tiles, SnapshotOption.overlays,
        SnapshotOption.furniture, SnapshotOption.result,
      ],
      examples: SnapshotExamples.all)
  }

  private let request: SnapshotRequest
  private let isQuiet: Bool
  private let speaksJSON: Bool

  init(_ arguments: inout Arguments) throws(UsageError) {
    isQuiet = arguments.flag(GeneralOption.quiet)
    speaksJSON = arguments.flag(SnapshotOption.json)
    request = try SnapshotRequest(&arguments)
    try request.checkStandardOutput(isShared: speaksJSON)
  }

  func run(_ console: Console) async throws(Failure) {
    try await request.run(console, isQuiet: isQuiet, speaksJSON: speaksJSON)
  }
}
