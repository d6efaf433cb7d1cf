import MapSnapshot
import WebMercator

#if canImport(Glibc)
  import Glibc
#endif

/// `mapsnap tile`: one tile of the pyramid as a picture.
struct TileCommand: Command {
  static let name = "tile"

  static var syntax: CommandSyntax {
    CommandSyntax(
      name: name, summary: "Draw one tile, from the same zoom or from what others show of it",
      usage: "Z/X/Y --source PLACE... [options] -o FILE",
      detail: """
        A tile that no source has is filled from the nearest tile above it, else from those beneath. \
        Nothing is drawn over it and nobody is named on it, since a tile is a part of a map.
        """, operands: [address],
      groups: [
        OptionGroup(
          title: "Tile", options: [size, SnapshotOption.scale, SnapshotOption.background]),
        SnapshotOption.tiles,
        OptionGroup(
          title: "Result",
          options: [
            GeneralOption.output, SnapshotOption.format, SnapshotOption.palette,
            SnapshotOption.quality, SnapshotOption.report, SnapshotOption.json, GeneralOption.quiet,
            GeneralOption.help,
          ]),
      ],
      examples: ["mapsnap tile 10/536/358 --source tiles.mbtiles -o tile.png"])
  }

  private static var address: Operand {
    Operand(placeholder: "Z/X/Y", help: "zoom, column and row, rows counted from the north")
  }

  private static var size: Option {
    Option("size", "POINTS", "a side: 256, or 512 for more of the same [256]")
  }

  private let request: SnapshotRequest
  private let isQuiet: Bool
  private let speaksJSON: Bool

  init(_ arguments: inout Arguments) throws(UsageError) {
    isQuiet = arguments.flag(GeneralOption.quiet)
    speaksJSON = arguments.flag(SnapshotOption.json)
    let word = try arguments.operand(Self.address)
    let address: TileCoordinate
    do {
      address = try TileCoordinate(argument: word)
    } catch {
      throw .badValue(option: "the tile", value: word, error)
    }
    let side =
      try arguments.value(of: Self.size) { text throws(ValueError) in
        try Int(argument: text, called: "size", within: 1...16_384)
      } ?? 256
    request = try SnapshotRequest(tile: address, side: side, &arguments)
    try request.checkStandardOutput(isShared: speaksJSON)
  }

  func run(_ console: Console) async throws(Failure) {
    try await request.run(console, isQuiet: isQuiet, speaksJSON: speaksJSON)
  }
}

extension SnapshotRequest {
  /// A picture of just one tile, `side` points wide: nothing drawn over it, nobody named.
  init(
    tile: TileCoordinate, side: Int, _ arguments: inout Arguments
  ) throws(UsageError) {
    let middle = WorldPoint(
      x: (Double(tile.x) + 0.5) / exp2(Double(tile.zoom)),
      y: (Double(tile.y) + 0.5) / exp2(Double(tile.zoom)))
    // At zoom z the world is 512·2^z points wide, and 2^Z tiles of `side` points.
    let zoom = Double(tile.zoom) + log2(Double(side) / 512)
    let region = RegionArgument.region(.zoom(center: middle.coordinate, zoom: zoom))
    try self.init(
      region: region, size: PictureSize(width: side, height: side), shapes: [], attribution: .none,
      furniture: Furniture(), &arguments)
  }
}
