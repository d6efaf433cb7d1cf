import MapSnapshot
import WebMercator

extension PyramidOptions {
  /// Takes all but the area and the place.
  init(_ arguments: inout Arguments) throws(UsageError) {
    guard let zooms = try arguments.value(of: RenderOption.zooms, Self.zooms) else {
      throw .incomplete(
        reason: "no zooms were named", advice: "add --zooms with the first and the last, as 0-6")
    }
    self.init(zooms: zooms)
    tileSize =
      try arguments.value(of: RenderOption.tileSize) { text throws(ValueError) in
        guard text == "256" || text == "512" else {
          throw ValueError("tiles are 256 or 512 points wide", "take one of them")
        }
        return text == "256" ? 256 : 512
      } ?? 512
    scale = try arguments.whole(RenderOption.scale, "scale", 1...4) ?? 1
    background = try arguments.value(of: SnapshotOption.background, Color.init(argument:))
    sources = try SourceName.take(from: &arguments).map {
      .location($0.location, scheme: $0.scheme)
    }
    let style = try StyleArgument(&arguments)
    self.style = style.style
    styleName = style.name ?? styleName
    folders = style.folders
    isStrict = arguments.flag(SnapshotOption.strict)
    format = try Self.format(&arguments)
    jobs = try arguments.whole(RenderOption.jobs, "number of jobs", 1...256) ?? Processor.count
    shard = try arguments.value(of: RenderOption.shard, Self.shard) ?? Shard()
    maximumTiles =
      try arguments.whole(RenderOption.maxTiles, "number of tiles", 1...1_000_000_000_000)
      ?? maximumTiles
  }

  private static func zooms(_ text: String) throws(ValueError) -> ClosedRange<Int> {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, parts.count <= 2 else {
      throw ValueError("there are \(parts.count) zooms instead of 1 or 2", "write as 0-6")
    }
    let least = try Int(argument: first, called: "zoom", within: 0...zoomLimit)
    let most = try Int(argument: last, called: "zoom", within: 0...zoomLimit)
    guard least <= most else {
      throw ValueError("zoom \(least) comes after \(most)", "write the lesser one first")
    }
    return least...most
  }

  private static func shard(_ text: String) throws(ValueError) -> Shard {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw ValueError("it is not K/N", "write as 1/4, and 2/4, 3/4, 4/4 elsewhere")
    }
    let count = try Int(argument: parts[1], called: "number of parts", within: 1...100_000)
    let part = try Int(argument: parts[0], called: "part", within: 1...count)
    return Shard(index: part - 1, count: count)
  }

  private static func format(_ arguments: inout Arguments) throws(UsageError) -> PictureFormat {
    let format =
      try arguments.value(of: RenderOption.format) { name throws(ValueError) in
        guard let format = PictureFormat(named: name), format != .pdf, format != .svg else {
          throw ValueError("\(quoted(name)) is not a format of tiles", "take png, jpg or webp")
        }
        return format
      } ?? .png()
    let palette = arguments.flag(SnapshotOption.palette)
    let quality = try arguments.whole(SnapshotOption.quality, "quality", 1...100)
    return try OutputArgument.refined(format, palette: palette, quality: quality, arguments)
  }
}

extension Arguments {
  /// Takes an option whose value is a whole number.
  fileprivate mutating func whole(
    _ option: Option, _ name: String, _ range: ClosedRange<Int>
  ) throws(UsageError) -> Int? {
    try value(of: option) { text throws(ValueError) in
      try Int(argument: text, called: name, within: range)
    }
  }
}
